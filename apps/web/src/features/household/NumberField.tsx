import { CallError } from '#api/errors.ts'
import { TextField } from '#ui/form/TextField.tsx'

type NumberFieldProps = {
  label: string
  required?: boolean
  value: string
  onChange: (value: string) => void
  error: string | null
}

/** The mobile number of a helper. */
export const NumberField = (field: NumberFieldProps) => (
  <TextField type="tel" inputMode="tel" autoComplete="off" maxLength={20} {...field} />
)

/** Whether the server refused an input: only it can check a number, so it is the number if nothing else can be wrong. */
export const isRefusedInput = (error: Error): boolean => error instanceof CallError && error.status === 422
