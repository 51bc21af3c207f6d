import { failures } from '@planner/contract/failures'
import { FlaskConical } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'

import { paths } from '#paths.ts'
import { digitsIn, numberInWords } from '#platform/digits.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { CodeInput } from './CodeInput.tsx'
import type { Sent } from './steps.ts'
import { useSecondsUntil } from './use-seconds-until.ts'
import type { Verification } from './use-verification.ts'
import { useWebOtp } from './use-web-otp.ts'
import { words } from './words.ts'

/** Step 2: the code. */
export function CodeStep({ sent, verification }: { sent: Sent; verification: Verification }) {
  const { problem, sending, verifying, verify, back, send, clearProblem } = verification
  const [code, setCode] = useState('')
  const seconds = useSecondsUntil(sent.resendAt)

  const change = (next: string) => {
    setCode(next)
    clearProblem()
  }
  useWebOtp((received) => {
    const digits = digitsIn(received)
    setCode(digits)
    verify(digits)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    verify(code)
  }

  return (
    <form onSubmit={submit} noValidate className="moves-in space-y-4">
      <p className="text-soft">{words.codeSent(numberInWords(sent.number))}</p>
      {sent.inOutbox && <DemoBanner />}
      <Field
        label="OTP code"
        error={problem}
        className="max-w-80"
        aside={
          <button
            type="button"
            disabled={seconds > 0 || sending}
            onClick={() => send(failures.phoneSend)}
            className="-my-3 min-h-11 rounded-sm px-1 text-sm font-semibold text-accent-text tabular-nums underline-offset-4 hover:underline disabled:font-normal disabled:text-soft disabled:no-underline"
          >
            {seconds > 0 ? words.resendIn(seconds) : 'Send a new code'}
          </button>
        }
      >
        {(ids) => <CodeInput ids={ids} code={code} onChange={change} />}
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" pending={verifying} className="min-w-28">
          Verify
        </Button>
        <Button variant="quiet" size="sm" disabled={verifying} onClick={back}>
          Back
        </Button>
      </div>
    </form>
  )
}

const DemoBanner = () => (
  <p className="flex items-start gap-3 rounded-md bg-warn-soft px-3.5 py-3 text-sm text-warn">
    <FlaskConical aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
    <span>
      {words.inOutbox}{' '}
      <Link href={`${paths.settings}#outbox`} className="font-semibold underline underline-offset-2">
        See the code in your outbox
      </Link>
    </span>
  </p>
)
