import { TextField, type TextFieldProps } from './TextField.tsx'

/** A time of day as 'HH:MM', picked with the device's own picker. */
export function TimeField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  return <TextField {...props} type="time" inputClassName="min-w-0 appearance-none" />
}
