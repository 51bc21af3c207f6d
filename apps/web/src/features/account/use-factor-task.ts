import * as factor from '@planner/contract/account/second-factor'
import { failures, secondFactorFailures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '#api/call.ts'
import { CallError, NoAnswer } from '#api/errors.ts'
import { loadChunk } from '#platform/chunk.ts'
import { toast } from '#ui/toast.ts'
import { accountKey } from './queries.ts'
import { words } from './words.ts'

export type FactorTask =
  | { kind: 'app' | 'passkey' | 'remove-app' | 'codes' }
  | { kind: 'remove-passkey'; id: string; name: string }

/** What the dialog shows: the password field, then the code field for a new app, then recovery codes. */
export type Stage =
  | { name: 'password' }
  | { name: 'scan'; secret: string; uri: string }
  | { name: 'codes'; codes: string[] }

export type Field = 'password' | 'name' | 'code'

export type Problem = { field: Field | null; sentence: string }

/** Adds or removes a second factor step by step. */
export function useFactorTask(task: FactorTask, onDone: () => void) {
  const client = useQueryClient()
  const [stage, setStage] = useState<Stage>({ name: 'password' })
  const [problem, setProblem] = useState<Problem | null>(null)

  const finish = (sentence: string, codes: string[] | null) => {
    void client.invalidateQueries({ queryKey: accountKey })
    // A toast would cover the codes.
    if (codes) return setStage({ name: 'codes', codes })
    toast.success(sentence)
    onDone()
  }

  const begin = useMutation({
    mutationFn: async ({ password, name }: { password: string; name: string }) => {
      switch (task.kind) {
        case 'app':
          setStage({ name: 'scan', ...(await call(factor.beginApp, { password })) })
          return
        case 'passkey': {
          const { makePasskey } = await loadChunk(() => import('#features/auth/passkey.ts'))
          const { challenge, options } = await call(factor.beginPasskey, { password })
          const passkey = await makePasskey(options)
          const { recovery_codes: codes } = await call(factor.addPasskey, { challenge, name, passkey })
          return finish(words.passkeyAdded, codes)
        }
        case 'remove-app':
          await call(factor.removeApp, { password })
          return finish(words.appRemoved, null)
        case 'remove-passkey':
          await call(factor.removePasskey, { id: task.id, password })
          return finish(words.passkeyRemoved, null)
        case 'codes':
          return finish(words.codesRenewed, (await call(factor.renewRecoveryCodes, { password })).recovery_codes)
      }
    },
    onError: async (error) => setProblem(await problemOf(error)),
  })

  const confirm = useMutation({
    mutationFn: async (code: string) => {
      const { recovery_codes: codes } = await call(factor.confirmApp, { code })
      finish(words.appAdded, codes)
    },
    onError: async (error) => setProblem(await problemOf(error)),
  })

  return { stage, problem, setProblem, begin, confirm, pending: begin.isPending || confirm.isPending }
}

async function problemOf(error: unknown): Promise<Problem> {
  if (error instanceof NoAnswer) return { field: null, sentence: failures.connection }
  if (error instanceof CallError) {
    const sentence = error.detail ? `${error.detail}.` : secondFactorFailures.other
    if (error.code === 'account.password') return { field: 'password', sentence }
    return { field: error.code === 'second-factor.code' ? 'code' : null, sentence }
  }
  const { passkeyFailure } = await import('#features/auth/passkey.ts')
  return { field: null, sentence: passkeyFailure(error) }
}
