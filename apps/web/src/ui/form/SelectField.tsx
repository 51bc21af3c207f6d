import { Field, type FieldProps } from './Field.tsx'
import { Select, type SelectProps } from './Select.tsx'

export type SelectFieldProps = FieldProps & Omit<SelectProps, 'className' | 'required'>

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, aside, className, ...rest } = props
  return (
    <Field label={label} hint={hint} error={error} required={required} aside={aside} className={className}>
      {(ids) => <Select {...rest} {...ids} />}
    </Field>
  )
}
