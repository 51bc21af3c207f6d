import * as assistant from '@planner/contract/assistant'
import { failures } from '@planner/contract/problems'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { toast } from '#ui/toast.ts'

import { assistantOptions } from './queries.ts'

/** Turns AI off or on: shown at once, and taken back where it could not be kept. */
export function useEnabled() {
  const client = useQueryClient()
  const { queryKey } = assistantOptions

  return useMutation({
    mutationFn: (enabled: boolean) => call(assistant.setEnabled, { enabled }),
    async onMutate(enabled) {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before) client.setQueryData(queryKey, { ...before, enabled })
      return before
    },
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError(_error, _enabled, before) {
      if (before) client.setQueryData(queryKey, before)
      toast.error(failures.settingsUpdate)
    },
  })
}
