import { TextField, type TextFieldProps } from './TextField.tsx'

/** A day as 'YYYY-MM-DD', picked with the device's own picker. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  return <TextField {...props} type="date" inputClassName="min-w-0 appearance-none" />
}
