import * as account from '@planner/contract/account/account'
import { missingFromPassword } from '@planner/contract/account/auth'
import { failures } from '@planner/contract/failures'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'

import { call } from '#api/call.ts'
import { CallError, NoAnswer, serverSentence } from '#api/errors.ts'
import { sessionEnded } from '#api/session-signals.ts'
import { deviceToken } from '#platform/device-token.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { toast } from '#ui/toast.ts'
import { PasswordChecklist } from './PasswordChecklist.tsx'
import { PasswordField } from './PasswordField.tsx'
import { words } from './words.ts'

type ResetCardProps = {
  /** The token from the mailed link. */
  token: string
  /** Called when the new password is set, or the user continues without one. */
  onDone: () => void
  /** Called when the person requests another link. */
  onRetry: () => void
}

/** Sets a new password by a mailed link. Ends all sessions, including one open in this browser. */
export default function ResetCard({ token, onDone, onRetry }: ResetCardProps) {
  const [password, setPassword] = useState('')
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<{ sentence: string; isOfLink: boolean } | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const checklistId = useId()
  const missing = missingFromPassword(password)

  useEffect(() => field.current?.focus(), [])

  const reset = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    if (missing.length > 0) {
      toast.error(failures.passwordMissing(missing))
      field.current?.focus()
      return
    }
    setPending(true)
    setProblem(null)
    try {
      await call(account.resetPassword, { token, new_password: password, device_token: deviceToken() })
      // First, because it dismisses the toasts of whoever was signed in.
      sessionEnded.tell()
      toast.success(words.resetDone)
      onDone()
    } catch (error) {
      setProblem({
        sentence: sentenceOf(error),
        isOfLink: error instanceof CallError && error.code === 'account.reset-link',
      })
      setPending(false)
    }
  }

  return (
    <Card className="w-full p-6 shadow-lifted md:p-8">
      <h2 className="text-2xl font-semibold">Choose a new password</h2>
      <p className="mt-1 text-soft">{words.resetText}</p>
      {problem?.isOfLink ? (
        <div role="alert" className="mt-6">
          <p className="rounded-md bg-danger-soft px-4 py-3 text-danger">{problem.sentence}</p>
          <Button className="mt-4.5 w-full" onClick={onRetry}>
            Get a new link
          </Button>
        </div>
      ) : (
        <form onSubmit={(event) => void reset(event)} className="mt-6 flex flex-col gap-4.5">
          <PasswordField
            ref={field}
            label="New password"
            isNew
            value={password}
            onChange={setPassword}
            verdict={password === '' ? null : missing.length === 0 ? 'good' : 'bad'}
            error={problem?.sentence}
            hint={<PasswordChecklist id={checklistId} password={password} />}
          />
          <Button type="submit" pending={pending} className="w-full">
            Set password
          </Button>
        </form>
      )}
      <Button variant="quiet" size="sm" disabled={pending} onClick={onDone} className="mt-3 w-full">
        Keep my current password
      </Button>
    </Card>
  )
}

function sentenceOf(error: unknown): string {
  if (error instanceof NoAnswer) return failures.connection

  return serverSentence(error, failures.passwordChange)
}
