import type { User } from '@planner/contract/account/auth'
import * as phone from '@planner/contract/account/phone'
import { phone as limits } from '@planner/contract/constants/notifications'
import type { ResultOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useReducer, useState } from 'react'

import { call } from '#api/call.ts'
import { CallError, serverSentence } from '#api/errors.ts'
import { meOptions } from '#features/profile/queries.ts'
import { numberInWords } from '#platform/digits.ts'
import { now } from '#platform/time/clock.ts'
import { toast } from '#ui/toast.ts'
import { pendingVerification } from './pending-verification.ts'
import { nextStep, type Sent, type Steps } from './steps.ts'
import { words } from './words.ts'

/** The three steps of verifying a number, with their server calls. */
export function useVerification(user: User) {
  const client = useQueryClient()
  const [steps, go] = useReducer(nextStep, user, begin)
  const [problem, setProblem] = useState<string | null>(null)

  const sending = useMutation({
    mutationFn: ({ number }: { number: string; failure: string }) => call(phone.sendOtp, { phone_number: number }),
    onSuccess: (answer) => {
      const sent = sentNow(answer)
      pendingVerification.write(user.id, sent)
      go({ kind: 'sent', sent })
    },
    onError: (error, { number, failure }) => {
      // The code may still arrive and can then be entered.
      if (error instanceof CallError && error.code === 'phone.unknown') {
        const sent = sentNow({
          status: 'pending',
          phone_number: number,
          resend_after: limits.resendSeconds,
          in_outbox: false,
        })
        pendingVerification.write(user.id, sent)
        go({ kind: 'sent', sent })
      }
      setProblem(reasonOf(error))
      toast.error(failure)
    },
  })

  const verifying = useMutation({
    mutationFn: (input: { number: string; code: string }) =>
      call(phone.verifyOtp, { phone_number: input.number, code: input.code }),
    onSuccess: ({ valid, reason }) => {
      if (!valid) {
        setProblem(reason === null ? failures.phoneCodeInvalid : whyInvalid[reason])
        toast.error(failures.phoneCodeInvalid)
        return
      }
      leave()
      go({ kind: 'verified' })
      go({ kind: 'type', number: numberInWords(steps.number) })
      toast.success(words.verifiedNow)
      void client.invalidateQueries({ queryKey: meOptions.queryKey })
      void client.invalidateQueries({ queryKey: ['notifications'] })
    },
    onError: (error) => {
      setProblem(reasonOf(error))
      toast.error(failures.phoneVerify)
    },
  })

  function leave(): void {
    pendingVerification.write(user.id, null)
    setProblem(null)
  }

  function refuse(sentence: string): void {
    setProblem(sentence)
    toast.error(sentence)
  }

  return {
    steps,
    /** Why the last attempt failed, to be shown at the field. */
    problem,
    sending: sending.isPending,
    verifying: verifying.isPending,

    begin: () => {
      // The profile's number may have changed meanwhile.
      go({ kind: 'type', number: numberInWords(user.phone_number ?? '') })
      go({ kind: 'begin' })
    },
    type: (number: string) => {
      setProblem(null)
      go({ kind: 'type', number })
    },
    clearProblem: () => setProblem(null),
    /** Sends a code to the number typed; `failure` is the text if that fails. */
    send: (failure: string = failures.phoneSend) => {
      const number = steps.number.trim()
      if (number.length < limits.numberMin) return refuse(failures.phoneNumber)
      setProblem(null)
      sending.mutate({ number, failure })
    },
    verify: (code: string) => {
      if (code.length < limits.codeMin) return refuse(failures.phoneCode)
      if (verifying.isPending) return undefined
      setProblem(null)
      verifying.mutate({ number: steps.number, code })
    },
    back: () => {
      leave()
      go({ kind: 'back' })
    },
    cancel: () => {
      leave()
      go({ kind: 'cancel' })
    },
    refuse,
  }
}

/** Sentences shown at the field. A used-up code requires a new one rather than another attempt. */
const whyInvalid = {
  wrong: failures.phoneCodeInvalid,
  expired: failures.phoneCodeExpired,
  'too-many': failures.phoneCodeTooMany,
} as const

export type Verification = ReturnType<typeof useVerification>

function begin(user: User): Steps {
  const sent = pendingVerification.read(user.id, now().getTime())
  if (sent) return { step: 2, number: sent.number, sent }

  return { step: 0, number: numberInWords(user.phone_number ?? '') }
}

function sentNow({ phone_number, resend_after, in_outbox }: ResultOf<typeof phone.sendOtp>): Sent {
  const present = now().getTime()

  return {
    number: phone_number,
    inOutbox: in_outbox,
    resendAt: present + resend_after * 1000,
    expiresAt: present + limits.codeMinutes * 60_000,
  }
}

/** Returns the server's own reason as a sentence; null if it gave none. */
const reasonOf = (error: unknown): string | null => serverSentence(error, null)
