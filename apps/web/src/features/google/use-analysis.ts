import type { InputOf } from '@planner/contract/endpoint'
import * as google from '@planner/contract/google'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { toast } from '#ui/toast.ts'

import { analysisFailureOf } from './failure-of.ts'
import { connectionOptions, googleKeys, suggestionsOptions } from './queries.ts'

/** A hundred mails are read one by one. */
const patienceMs = 90_000

/** Looks through recent mail; what it finds stands among the potential reminders. */
export function useAnalysis() {
  const client = useQueryClient()

  return useMutation({
    mutationFn: (choice: InputOf<typeof google.analyzeMail>) =>
      call(google.analyzeMail, choice, { timeoutMs: patienceMs }),
    onSuccess: ({ message, potential_reminders }) => {
      toast.success(message)
      client.setQueryData(suggestionsOptions.queryKey, potential_reminders)
      void client.invalidateQueries({ queryKey: googleKeys.autoReminders })
    },
    onError: (error) => toast.error(analysisFailureOf(error).sentence),
    // Also after a failure: it may have expired.
    onSettled: () => void client.invalidateQueries({ queryKey: connectionOptions.queryKey }),
  })
}
