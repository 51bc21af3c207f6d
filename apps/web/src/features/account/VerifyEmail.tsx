import * as account from '@planner/contract/account/account'
import { failures } from '@planner/contract/failures'
import { useState } from 'react'

import { call } from '#api/call.ts'
import { queryClient } from '#api/client.ts'
import { CallError, NoAnswer } from '#api/errors.ts'
import { useSession } from '#features/auth/session.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { toast } from '#ui/toast.ts'
import { refreshUser } from './refresh-user.ts'
import { words } from './words.ts'

type VerifyEmailProps = {
  /** The token from the mailed link. */
  token: string
  onClose: () => void
}

/** Asks before confirming the address: automatic link scanners, such as those of mail servers, press no buttons. */
export default function VerifyEmail({ token, onClose }: VerifyEmailProps) {
  const session = useSession()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<{ sentence: string; isFinal: boolean } | null>(null)

  const confirm = async () => {
    setPending(true)
    setProblem(null)
    try {
      await call(account.verifyEmail, { token })
      toast.success(words.verified)
      if (session.state === 'signed-in') {
        await refreshUser(session.setUser)
        void queryClient.invalidateQueries()
      }
      onClose()
    } catch (error) {
      setProblem(problemOf(error))
      setPending(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Confirm your email address"
      description={problem?.isFinal ? undefined : words.verifyText}
      footer={
        problem?.isFinal ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <Button pending={pending} onClick={() => void confirm()}>
            Confirm address
          </Button>
        )
      }
    >
      {problem && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger">
          {problem.sentence}
        </p>
      )}
    </Dialog>
  )
}

/** Returns the sentence for a failure. A refusal by the server is final: retrying would not help. */
function problemOf(error: unknown): { sentence: string; isFinal: boolean } {
  if (error instanceof NoAnswer) return { sentence: failures.connection, isFinal: false }
  if (!(error instanceof CallError) || !error.detail) return { sentence: failures.verification, isFinal: false }

  return { sentence: `${error.detail}.`, isFinal: error.code?.startsWith('account.proof') ?? false }
}
