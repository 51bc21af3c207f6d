import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Field, type FieldProps } from './Field.tsx'
import { inputClass } from './input-class.ts'

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className' | 'required'> & {
    value: string
    onChange: (value: string) => void
  }

/**
 * A text area that grows with its text, if the browser supports it; with one row it starts as high as any other field.
 */
export function TextArea({
  label,
  hint,
  error,
  required,
  aside,
  className,
  value,
  onChange,
  rows = 3,
  ...rest
}: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} aside={aside} className={className}>
      {(ids) => (
        <textarea
          rows={rows}
          {...rest}
          {...ids}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={inputClass(
            cx('field-sizing-content max-h-60 resize-y', rows === 1 ? 'min-h-12 py-2.5' : 'min-h-24 py-3'),
          )}
        />
      )}
    </Field>
  )
}
