import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'

import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/form/TextField.tsx'

export type PasswordFieldProps = {
  label?: string
  name?: string
  value: string
  onChange: (value: string) => void
  isNew: boolean
  /** Colours the border by whether a new password meets the rules; null while it is empty. */
  verdict: 'good' | 'bad' | null
  hint?: ReactNode
  error?: string | null | undefined
  ref?: Ref<HTMLInputElement>
}

export function PasswordField(props: PasswordFieldProps) {
  const { label = 'Password', name = 'password', value, onChange, isNew, verdict, hint, error, ref } = props
  const [shown, setShown] = useState(false)
  const Picture = shown ? EyeOff : Eye
  return (
    <TextField
      ref={ref}
      label={label}
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      value={value}
      onChange={onChange}
      hint={hint}
      error={error}
      inputClassName={
        verdict === 'good' ? 'border-ok! outline-ok!' : verdict === 'bad' ? 'border-danger! outline-danger!' : ''
      }
      trailing={
        <Button variant="quiet" size="icon" onClick={() => setShown(!shown)}>
          <Picture aria-hidden="true" className="size-5 text-soft" />
          <span className="sr-only">
            {shown ? 'Hide' : 'Show'} {label.toLowerCase()}
          </span>
        </Button>
      }
    />
  )
}
