import type { User } from '@planner/contract/account/auth'
import { type ReactNode, useEffect, useRef } from 'react'
import { numberInWords } from '#platform/digits.ts'
import { Button } from '#ui/Button.tsx'
import { CodeStep } from './CodeStep.tsx'
import { NumberStep } from './NumberStep.tsx'
import { useVerification, type Verification } from './use-verification.ts'
import { VerifiedMark } from './VerifiedMark.tsx'
import { words } from './words.ts'

type PhoneVerificationProps = {
  user: User
  /** Rendered as the first step instead of the number and one button. */
  start?: (verification: Verification) => ReactNode
}

/** Verifies a phone number in three steps: start, number, code (PHONE-1). */
export function PhoneVerification({ user, start }: PhoneVerificationProps) {
  const verification = useVerification(user)
  const { steps } = verification
  const box = useRef<HTMLDivElement>(null)
  const place = steps.step === 2 ? steps.sent.expiresAt : steps.step
  const before = useRef<number>(place)

  // Focuses the input of each step, or the start button, because the previously focused element is gone.
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    box.current?.querySelector<HTMLElement>(place === 0 ? 'button' : 'input')?.focus({ preventScroll: place === 0 })
  }, [place])

  return (
    <div ref={box}>
      {steps.step === 0 && (start ? start(verification) : <Start user={user} onBegin={verification.begin} />)}
      {steps.step === 1 && <NumberStep verification={verification} />}
      {steps.step === 2 && <CodeStep key={steps.sent.expiresAt} sent={steps.sent} verification={verification} />}
    </div>
  )
}

function Start({ user, onBegin }: { user: User; onBegin: () => void }) {
  const { phone_number: number, phone_verified: verified } = user

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold tabular-nums">
          {number ? numberInWords(number) : words.none}
          {number && <VerifiedMark verified={verified} />}
        </p>
        <p className="text-sm text-soft">{number && verified ? words.verified : words.unverified}</p>
      </div>
      <Button variant={verified ? 'secondary' : 'primary'} size="sm" onClick={onBegin}>
        {verified ? 'Change number' : 'Verify phone number'}
      </Button>
    </div>
  )
}
