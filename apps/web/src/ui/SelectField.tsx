import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { inputClass } from './input-class.ts'

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className' | 'children' | 'required'> & {
    value: string
    onChange: (value: string) => void
    options: readonly { value: string; label: string }[]
  }

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, aside, className, value, onChange, options, ...rest } = props
  return (
    <Field label={label} hint={hint} error={error} required={required} aside={aside} className={className}>
      {(ids) => (
        <div className="relative">
          <select
            {...rest}
            {...ids}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={inputClass('appearance-none pr-11')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-soft"
          />
        </div>
      )}
    </Field>
  )
}
