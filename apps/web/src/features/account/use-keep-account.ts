import * as privacy from '@planner/contract/account/privacy'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { CallError } from '#api/errors.ts'
import { useSession, useUser } from '#features/auth/session.tsx'
import { meOptions } from '#features/profile/queries.ts'
import { toast } from '#ui/toast.ts'
import { words } from './words.ts'

/** Cancels the scheduled deletion of the account. */
export function useKeepAccount() {
  const note = useNoteDeletion()

  return useMutation({
    mutationFn: () => call(privacy.withdrawDeletion, {}),
    onSuccess: () => {
      toast.success(words.kept)
      note(null)
    },
    onError: (error) => {
      // Already cancelled in another tab.
      if (error instanceof CallError && error.code === 'privacy.not-planned') note(null)
      else toast.error(failures.deletionWithdraw)
    },
  })
}

/**
 * Returns a function that stores the date of the scheduled deletion (null if cancelled) and refetches everything that
 * depends on it.
 */
export function useNoteDeletion(): (plannedAt: string | null) => void {
  const client = useQueryClient()
  const { setUser } = useSession()
  const user = useUser()

  return (plannedAt) => {
    const changed = { ...user, deletion_planned_at: plannedAt }
    client.setQueryData(meOptions.queryKey, changed)
    setUser(changed)
    void client.invalidateQueries()
  }
}
