import * as account from '@planner/contract/account/account'
import { account as limits } from '@planner/contract/constants/accounts'
import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'

import { call } from '#api/call.ts'
import { queryClient } from '#api/client.ts'
import { NoAnswer, serverSentence } from '#api/errors.ts'
import { installationOptions } from '#features/legal/installation-options.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { words } from './words.ts'

type ForgotCardProps = {
  /** The address typed into the sign-in form. */
  email: string
  onBack: () => void
}

/**
 * Requests a mail with a link that sets a new password. The response is the same for every address. A server without a
 * mail provider only keeps the mail for its administrator, which the card says before and after.
 */
export default function ForgotCard({ email: typed, onBack }: ForgotCardProps) {
  const [email, setEmail] = useState(typed)
  const [stage, setStage] = useState<'asking' | 'pending' | 'sent'>('asking')
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // The client is passed explicitly, because there is no provider when nobody is signed in.
  const { data: installation } = useQuery(installationOptions, queryClient)
  const isWithoutMail = installation?.channels.email === false
  const sentTitle = isWithoutMail ? words.resetNotSent : words.resetSent

  // Focuses the field, or the heading once the form is gone.
  useEffect(() => (stage === 'sent' ? heading.current : field.current)?.focus(), [stage])

  const ask = async (event: FormEvent) => {
    event.preventDefault()
    if (stage === 'pending') return
    setStage('pending')
    setProblem(null)
    try {
      await call(account.forgotPassword, { email })
      setStage('sent')
    } catch (error) {
      setProblem(sentenceOf(error))
      setStage('asking')
    }
  }

  return (
    <Card className="w-full p-6 shadow-lifted md:p-8">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-3 text-2xl font-semibold outline-none">
        {stage === 'sent' && !isWithoutMail && <MailCheck aria-hidden="true" className="size-7 shrink-0 text-ok" />}
        {stage === 'sent' ? sentTitle : 'Forgot your password?'}
      </h2>
      {stage === 'sent' && isWithoutMail && <p className="mt-3">{words.noMail}</p>}
      {stage === 'sent' && !isWithoutMail && (
        <div className="mt-3 space-y-3 text-soft">
          <p className="wrap-anywhere">{words.resetSentText(email.trim(), limits.resetMinutes)}</p>
          <p>{words.resetNone}</p>
        </div>
      )}
      {stage !== 'sent' && (
        <>
          <p className="mt-1 text-soft">{isWithoutMail ? words.noMail : words.forgotText}</p>
          <form onSubmit={(event) => void ask(event)} className="mt-6 flex flex-col gap-4.5">
            <TextField
              ref={field}
              label="Email"
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="you@example.in"
              required
              value={email}
              onChange={setEmail}
              error={problem}
            />
            <Button type="submit" pending={stage === 'pending'} className="w-full">
              Send link
            </Button>
          </form>
        </>
      )}
      <Button variant={stage === 'sent' ? 'secondary' : 'quiet'} size="sm" onClick={onBack} className="mt-4 w-full">
        Back to sign in
      </Button>
    </Card>
  )
}

function sentenceOf(error: unknown): string {
  if (error instanceof NoAnswer) return failures.connection

  return serverSentence(error, failures.resetAsk)
}
