import * as assistant from '@planner/contract/assistant'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { toast } from '#ui/toast.ts'

import { assistantOptions } from './queries.ts'

type Change = { enabled?: boolean; reads_mail?: boolean }

/** Turns AI, or its reading of mail, off or on: optimistically, reverted if it could not be saved. */
export function useEnabled() {
  const client = useQueryClient()
  const { queryKey } = assistantOptions

  return useMutation({
    mutationFn: (change: Change) => call(assistant.setEnabled, change),
    async onMutate(change) {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before) client.setQueryData(queryKey, { ...before, ...change })
      return before
    },
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError(_error, _change, before) {
      if (before) client.setQueryData(queryKey, before)
      toast.error(failures.settingsUpdate)
    },
  })
}
