import type { Ref } from 'react'

import { TextField } from '#ui/form/TextField.tsx'

type StepCodeFieldProps = {
  ref?: Ref<HTMLInputElement>
  /** Whether a recovery code is asked for instead of an authenticator app's code. */
  byRecovery: boolean
  hint?: string
  value: string
  onChange: (value: string) => void
  error: string | null
}

/** The field for the code of a second sign-in step. */
export const StepCodeField = ({ byRecovery, ...rest }: StepCodeFieldProps) => (
  <TextField
    key={String(byRecovery)}
    label={byRecovery ? 'Recovery code' : 'Code'}
    name={byRecovery ? 'recovery_code' : 'code'}
    inputMode={byRecovery ? 'text' : 'numeric'}
    autoComplete={byRecovery ? 'off' : 'one-time-code'}
    autoCapitalize={byRecovery ? 'characters' : 'none'}
    spellCheck={false}
    maxLength={byRecovery ? 40 : 7}
    placeholder={byRecovery ? 'XXXX-XXXX-XXXX-XXXX' : '123456'}
    inputClassName="tabular-nums"
    required
    {...rest}
  />
)
