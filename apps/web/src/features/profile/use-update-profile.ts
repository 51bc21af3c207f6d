import * as profile from '@planner/contract/account/profile'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { CallError } from '#api/errors.ts'
import { writeToCache } from '#api/write-to-cache.ts'
import { toast } from '#ui/toast.ts'

import type { PersonFields } from './person-draft.ts'
import { meOptions } from './queries.ts'

/** Saves the personal info; `phoneProblem` is the server's reason against the number, shown at its field. */
export function useUpdateProfile({ onSaved }: { onSaved: () => void }) {
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: ({ location, ...fields }: PersonFields) =>
      call(profile.update, { ...fields, location: location || null }),
    async onSuccess({ message, user }) {
      await writeToCache<typeof user>(client, meOptions.queryKey, () => user)
      // Whether alerts arrive depends on the number and the two flags.
      void client.invalidateQueries({ queryKey: ['notifications'] })
      toast.success(message)
      onSaved()
    },
    onError: (error) => {
      const detail = error instanceof CallError ? error.detail : ''
      toast.error(failures.profileUpdate(detail || failures.unknownReason))
    },
  })
  const { error } = saving
  const isPhone = error instanceof CallError && error.code?.startsWith('phone.')

  return { saving, phoneProblem: isPhone ? `${error.detail}.` : null }
}
