import * as factor from '@planner/contract/account/second-factor'
import type { ResultOf } from '@planner/contract/endpoint'
import { secondFactorFailures } from '@planner/contract/failures'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '#api/call.ts'
import { CallError } from '#api/errors.ts'
import { deviceToken } from '#platform/device-token.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { toast } from '#ui/toast.ts'
import { words as common } from '#words.ts'
import { passkeyFailure, provePasskey } from './passkey.ts'
import { StepCodeField } from './StepCodeField.tsx'
import { words } from './second-step-words.ts'
import { useSession } from './session.tsx'

type SecondFactorCardProps = {
  /** The challenge of the sign-in that was refused. */
  challenge: string
  onBack: () => void
}

type Ways = ResultOf<typeof factor.ways>
type Answer = Omit<Parameters<typeof call<typeof factor.finish>>[1], 'challenge'>

/** The second step of a sign-in: a code, a passkey or a recovery code. */
export default function SecondFactorCard({ challenge, onBack }: SecondFactorCardProps) {
  const { signIn } = useSession()
  const [ways, setWays] = useState<Ways | null>(null)
  const [byRecovery, setByRecovery] = useState(false)
  const [typed, setTyped] = useState('')
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const giveUp = useEffectEvent((error: unknown) => {
    toast.error(passkeyFailure(error))
    onBack()
  })

  useEffect(() => {
    let stale = false
    call(factor.ways, { challenge }).then(
      (found) => !stale && setWays(found),
      (error: unknown) => !stale && giveUp(error),
    )
    return () => {
      stale = true
    }
  }, [challenge])

  const takesCode = byRecovery || ways?.authenticator_app === true
  useEffect(() => {
    if (ways) (takesCode ? field : heading).current?.focus()
  }, [ways, takesCode])

  const finish = async (answer: () => Promise<Answer>) => {
    if (pending) return
    setPending(true)
    setProblem(null)
    try {
      signIn(await call(factor.finish, { challenge, ...(await answer()), device_token: deviceToken() }))
      toast.success(words.welcomeBack)
    } catch (error) {
      setPending(false)
      if (error instanceof CallError && error.code === 'second-factor.expired') {
        toast.error(`${error.detail}.`)
        onBack()
        return
      }
      setProblem(passkeyFailure(error))
      field.current?.focus()
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') {
      setProblem(secondFactorFailures.code)
      field.current?.focus()
      return
    }
    void finish(async () => (byRecovery ? { recovery_code: typed } : { code: typed }))
  }

  const passkey = ways?.passkey

  return (
    <Card className="w-full p-6 shadow-lifted md:p-8">
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
        {words.secondStep}
      </h2>
      {!ways ? (
        <div className="grid h-48 place-items-center">
          <Spinner label={common.loading} />
        </div>
      ) : (
        <>
          <p className="mt-1 text-soft">
            {byRecovery ? words.recoveryText : ways.authenticator_app ? words.codeText : words.passkeyText}
          </p>
          {takesCode && (
            <form onSubmit={submit} noValidate className="mt-6 flex flex-col gap-4.5">
              <StepCodeField
                ref={field}
                byRecovery={byRecovery}
                value={typed}
                onChange={(value) => {
                  setTyped(value)
                  setProblem(null)
                }}
                error={problem}
              />
              <Button type="submit" pending={pending} className="w-full">
                {words.confirm}
              </Button>
            </form>
          )}
          {!takesCode && problem && (
            <p role="alert" className="mt-4 rounded-md bg-danger-soft px-4 py-3 text-danger">
              {problem}
            </p>
          )}
          {passkey && !byRecovery && (
            <Button
              variant={takesCode ? 'secondary' : 'primary'}
              className={takesCode ? 'mt-3 w-full' : 'mt-6 w-full'}
              pending={pending && !takesCode}
              onClick={() => void finish(async () => ({ passkey: await provePasskey(passkey) }))}
            >
              Use a passkey
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            className="mt-4 w-full"
            onClick={() => {
              setByRecovery(!byRecovery)
              setTyped('')
              setProblem(null)
            }}
          >
            {byRecovery ? words.notRecovery : 'Use a recovery code'}
          </Button>
        </>
      )}
      <Button variant="quiet" size="sm" onClick={onBack} className="w-full">
        Back to sign in
      </Button>
    </Card>
  )
}
