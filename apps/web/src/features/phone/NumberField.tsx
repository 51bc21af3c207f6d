import type { ReactNode } from 'react'

import { TextField } from '#ui/form/TextField.tsx'

type NumberFieldProps = {
  value: string
  onChange: (number: string) => void
  error: string | null
  hint?: ReactNode
  aside?: ReactNode
  className?: string
}

export const NumberField = (props: NumberFieldProps) => (
  <TextField
    label="Phone number"
    className="max-w-96"
    {...props}
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    placeholder="+91 98765 43210"
    maxLength={32}
    inputClassName="tabular-nums"
  />
)
