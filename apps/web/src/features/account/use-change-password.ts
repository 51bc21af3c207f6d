import * as account from '@planner/contract/account/account'
import { missingFromPassword } from '@planner/contract/account/auth'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '#api/call.ts'
import { CallError } from '#api/errors.ts'
import { token } from '#api/token.ts'
import { useSession } from '#features/auth/session.tsx'
import { toast } from '#ui/toast.ts'
import { accountKey } from './queries.ts'
import { words } from './words.ts'

export type PasswordProblems = { current?: string; wanted?: string; whole?: string }

const blank = { current: '', wanted: '' }

/** State and behaviour of the form that changes the password. */
export function useChangePassword({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()
  const { renew } = useSession()
  const [values, setValues] = useState(blank)
  const [problems, setProblems] = useState<PasswordProblems>({})

  const change = useMutation({
    mutationFn: async ({ current, wanted }: typeof blank) => {
      const from = token.read()
      const { access_token: to } = await call(account.changePassword, {
        current_password: current,
        new_password: wanted,
      })
      renew({ from, to })
    },
    onSuccess: () => {
      setValues(blank)
      onDone()
      toast.success(words.passwordChanged, { description: words.passwordChangedText })
      void client.invalidateQueries({ queryKey: accountKey })
    },
    onError: (error) => setProblems(problemsOf(error)),
  })

  return {
    values,
    problems,
    pending: change.isPending,
    set: (name: keyof typeof blank) => (value: string) => {
      setValues((before) => ({ ...before, [name]: value }))
      setProblems({})
    },
    /** @returns the problems that keep the form from being sent. */
    submit: (): PasswordProblems => {
      const missing = missingFromPassword(values.wanted)
      const found: PasswordProblems = {
        ...(values.current === '' && { current: failures.passwordEmpty }),
        ...(missing.length > 0 && { wanted: failures.passwordMissing(missing) }),
      }
      setProblems(found)
      if (Object.keys(found).length === 0 && !change.isPending) change.mutate(values)
      return found
    },
  }
}

/** Returns the server's refusal by field; a refusal without a field is shown below the form. */
export function problemsOf(error: unknown): PasswordProblems {
  if (!(error instanceof CallError) || !error.detail) return { whole: failures.passwordChange }
  const sentence = `${error.detail}.`
  if (error.code === 'account.password') return { current: sentence }
  if (error.code === 'account.same-password' || error.code === 'auth.common') return { wanted: sentence }

  return { whole: sentence }
}
