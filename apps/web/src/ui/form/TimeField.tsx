import { timeInWords } from '#platform/time/date-in-words.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** A time of day as 'HH:MM' with the device's own picker. Displayed as '6:30 pm'. */
export function TimeField(props: Omit<TextFieldProps, 'type' | 'trailing' | 'inWords'>) {
  const inWords = /^\d\d:\d\d/.test(props.value) ? timeInWords(props.value) : null

  return <TextField {...props} type="time" inWords={inWords} inputClassName="min-w-0 appearance-none" />
}
