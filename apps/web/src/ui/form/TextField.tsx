import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Field, type FieldProps } from './Field.tsx'
import { inputClass } from './input-class.ts'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'required'> & {
    value: string
    onChange: (value: string) => void
    inputClassName?: string | undefined
    /** A 44 px button inside the input, at its right end. */
    trailing?: ReactNode
    /** The value in words, shown over it while the input does not have focus. */
    inWords?: string | null | undefined
  }

export function TextField({
  label,
  hint,
  error,
  required,
  aside,
  className,
  value,
  onChange,
  inputClassName,
  trailing,
  inWords,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} aside={aside} className={className}>
      {(ids) => (
        <div className="relative">
          <input
            {...rest}
            {...ids}
            type={type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={inputClass(
              cx(Boolean(trailing) && 'pr-13', inWords && 'peer not-focus:text-transparent', inputClassName),
            )}
          />
          {inWords && (
            <span
              aria-hidden="true"
              data-words={inWords}
              className="pointer-events-none absolute inset-y-0 right-9 left-3.5 flex items-center truncate before:content-[attr(data-words)] peer-focus:hidden"
            />
          )}
          {trailing && <div className="absolute inset-y-0 right-0.5 grid place-items-center">{trailing}</div>}
        </div>
      )}
    </Field>
  )
}
