import * as google from '@planner/contract/google'
import { queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { refetchUnlessRecent } from '#api/client.ts'

/** All queries that depend on the connection are under `all`. */
export const googleKeys = {
  all: ['google'] as const,
  connection: ['google', 'connection'] as const,
  suggestions: ['google', 'suggestions'] as const,
  autoReminders: ['google', 'auto-reminders'] as const,
}

/** The state of the connection. Refetched whenever it is shown, because access can be revoked on Google's own pages. */
export const connectionOptions = queryOptions({
  queryKey: googleKeys.connection,
  queryFn: ({ signal }) => call(google.status, {}, { signal }),
  staleTime: 0,
  refetchOnMount: refetchUnlessRecent,
})

/** Suggestions from mail that are still unanswered, soonest first. */
export const suggestionsOptions = queryOptions({
  queryKey: googleKeys.suggestions,
  queryFn: async ({ signal }) => (await call(google.suggestions, {}, { signal })).potential_reminders,
})
