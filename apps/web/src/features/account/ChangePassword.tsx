import { missingFromPassword } from '@planner/contract/account/auth'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'

import { PasswordChecklist } from '#features/auth/PasswordChecklist.tsx'
import { PasswordField } from '#features/auth/PasswordField.tsx'
import { useUser } from '#features/auth/session.tsx'
import { Button } from '#ui/Button.tsx'
import { AccountBlock } from './AccountBlock.tsx'
import { useChangePassword } from './use-change-password.ts'
import { words } from './words.ts'

/** A row until it is opened: few people come here to change their password. */
export function ChangePassword() {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }

  return (
    <AccountBlock
      title="Password"
      text={words.password}
      Picture={KeyRound}
      tone="accent"
      action={
        <Button
          ref={opener}
          variant="secondary"
          size="sm"
          aria-expanded={open}
          aria-label={open ? undefined : 'Change password'}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Cancel' : 'Change'}
        </Button>
      }
    >
      {open && <PasswordForm onDone={close} />}
    </AccountBlock>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { email } = useUser()
  const { values, problems, pending, set, submit } = useChangePassword({ onDone })
  const current = useRef<HTMLInputElement>(null)
  const wanted = useRef<HTMLInputElement>(null)
  const checklistId = useId()
  const begun = values.wanted !== ''

  useEffect(() => current.current?.focus(), [])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = submit()
    if (found.current) current.current?.focus()
    else if (found.wanted) wanted.current?.focus()
  }

  return (
    <form onSubmit={onSubmit} noValidate className="moves-in flex max-w-md flex-col gap-4.5">
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={current}
        label="Current password"
        name="current_password"
        isNew={false}
        value={values.current}
        onChange={set('current')}
        verdict={null}
        error={problems.current}
      />
      <PasswordField
        ref={wanted}
        label="New password"
        name="new_password"
        isNew
        value={values.wanted}
        onChange={set('wanted')}
        verdict={begun ? (missingFromPassword(values.wanted).length === 0 ? 'good' : 'bad') : null}
        hint={<PasswordChecklist id={checklistId} password={values.wanted} />}
        error={problems.wanted}
      />
      {problems.whole && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger">
          {problems.whole}
        </p>
      )}
      <Button type="submit" size="sm" pending={pending} className="self-start">
        Save password
      </Button>
    </form>
  )
}
