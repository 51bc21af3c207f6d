import * as google from '@planner/contract/google'
import { queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { unlessJustAsked } from '#api/client.ts'

/** Everything that hangs on the connection stands under `all`. */
export const googleKeys = {
  all: ['google'] as const,
  connection: ['google', 'connection'] as const,
  suggestions: ['google', 'suggestions'] as const,
  autoReminders: ['google', 'auto-reminders'] as const,
}

/** How things stand with Google. Asked anew whenever it is looked at: access can be taken back on Google's own pages. */
export const connectionOptions = queryOptions({
  queryKey: googleKeys.connection,
  queryFn: ({ signal }) => call(google.status, {}, { signal }),
  staleTime: 0,
  refetchOnMount: unlessJustAsked,
})

/** What was found in mail and waits for an answer, soonest first. */
export const suggestionsOptions = queryOptions({
  queryKey: googleKeys.suggestions,
  queryFn: async ({ signal }) => (await call(google.suggestions, {}, { signal })).potential_reminders,
})
