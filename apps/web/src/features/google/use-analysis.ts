import type { InputOf } from '@planner/contract/endpoint'
import * as google from '@planner/contract/google'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { toast } from '#ui/toast.ts'

import { analysisFailureOf } from './failure-of.ts'
import { connectionOptions, googleKeys, suggestionsOptions } from './queries.ts'

/** Up to a hundred mails are read one by one. */
const patienceMs = 90_000

type Choice = InputOf<typeof google.analyzeMail>

/**
 * Searches recent mail and lists the results as potential reminders. If a language model is enabled, it is asked about
 * the rest afterwards; our own results are shown meanwhile, and stay if that fails.
 */
export function useAnalysis() {
  const client = useQueryClient()
  const further = useMutation({
    mutationFn: (choice: Choice) => call(google.analyzeFurther, choice, { timeoutMs: patienceMs }),
    onSuccess: ({ potential_reminders }) => {
      client.setQueryData(suggestionsOptions.queryKey, potential_reminders)
      void client.invalidateQueries({ queryKey: googleKeys.autoReminders })
    },
    onError: (error) => console.warn('The language model check was skipped', error),
  })
  const analysis = useMutation({
    mutationFn: (choice: Choice) => call(google.analyzeMail, choice, { timeoutMs: patienceMs }),
    onSuccess: ({ message, potential_reminders, further: mayLookFurther }, choice) => {
      toast.success(message)
      client.setQueryData(suggestionsOptions.queryKey, potential_reminders)
      void client.invalidateQueries({ queryKey: googleKeys.autoReminders })
      if (mayLookFurther) further.mutate(choice)
    },
    onError: (error) => toast.error(analysisFailureOf(error).sentence),
    // Also after a failure: the connection may have expired.
    onSettled: () => void client.invalidateQueries({ queryKey: connectionOptions.queryKey }),
  })

  return { ...analysis, lookingFurther: further.isPending }
}
