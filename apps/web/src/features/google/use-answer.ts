import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import * as google from '@planner/contract/google'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { listKey } from '#features/reminders/queries.ts'
import { dateInWords } from '#platform/time/date-in-words.ts'
import { toast } from '#ui/toast.ts'
import { googleKeys, suggestionsOptions } from './queries.ts'
import { words } from './words.ts'

export type Changes = NonNullable<InputOf<typeof google.createFromEmail>['suggested_reminder']>

/** Accepts a suggestion, optionally edited, which creates the reminder. */
export function useAccept(suggestion: google.PotentialReminder) {
  const client = useQueryClient()

  return useMutation({
    mutationFn: (changes: Changes | undefined) => {
      const accepted = { ...suggestion, suggested_reminder: { ...suggestion.suggested_reminder, ...changes } }
      return call(google.createFromEmail, accepted)
    },
    onSuccess: ({ date }) => {
      drop(client, suggestion.id)
      const { change } = suggestion
      toast.success(change ? words.changed[change] : words.added(dateInWords(date)))
      void client.invalidateQueries({ queryKey: listKey })
    },
    onError: () => toast.error(failures.googleCreate),
    onSettled: () => settle(client),
  })
}

/** Dismisses a suggestion for good. */
export function useDismiss(suggestion: google.PotentialReminder) {
  const client = useQueryClient()

  return useMutation({
    mutationFn: () => call(google.dismiss, { id: suggestion.id }),
    onSuccess: () => {
      drop(client, suggestion.id)
      toast.success(words.dismissed)
    },
    onError: () => toast.error(failures.googleDismiss),
    onSettled: () => settle(client),
  })
}

const drop = (client: QueryClient, id: string): unknown =>
  client.setQueryData(suggestionsOptions.queryKey, (list) => list?.filter((one) => one.id !== id))

/** Refetches the lists, also after a failure: the suggestion may have been answered elsewhere. */
function settle(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: googleKeys.suggestions })
  void client.invalidateQueries({ queryKey: googleKeys.autoReminders })
}
