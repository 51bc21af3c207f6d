import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { inputClass } from './input-class.ts'

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className' | 'required'> & {
    value: string
    onChange: (value: string) => void
  }

/** Grows with its text, if the browser supports it. */
export function TextArea({ label, hint, error, required, aside, className, value, onChange, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} aside={aside} className={className}>
      {(ids) => (
        <textarea
          rows={3}
          {...rest}
          {...ids}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={inputClass('field-sizing-content max-h-60 min-h-24 resize-y py-3')}
        />
      )}
    </Field>
  )
}
