import * as account from '@planner/contract/account/account'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { CallError, serverSentence } from '#api/errors.ts'
import { useSession } from '#features/auth/session.tsx'
import { toast } from '#ui/toast.ts'
import { refreshUser } from './refresh-user.ts'
import { words } from './words.ts'

/** Requests another mail with the link that confirms the address. */
export function useSendVerification() {
  const client = useQueryClient()
  const { setUser } = useSession()

  return useMutation({
    mutationFn: () => call(account.sendVerification, {}),
    onSuccess: () => toast.success(words.linkSent),
    onError: (error) => {
      if (error instanceof CallError && error.code === 'account.proof-done') {
        void refreshUser(setUser).then(() => client.invalidateQueries())
      } else toast.error(serverSentence(error, failures.verificationLink))
    },
  })
}
