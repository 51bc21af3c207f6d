import { dateInWords } from '#platform/time/date-in-words.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

/**
 * A day as 'YYYY-MM-DD' with the device's own picker. Displayed as 'Tue, 24 Nov 2026', because some browsers put the
 * month first.
 */
export function DateField(props: Omit<TextFieldProps, 'type' | 'trailing' | 'inWords'>) {
  const inWords = /^\d{4}-\d\d-\d\d$/.test(props.value) ? dateInWords(props.value) : null

  return <TextField {...props} type="date" inWords={inWords} inputClassName="min-w-0 appearance-none" />
}
