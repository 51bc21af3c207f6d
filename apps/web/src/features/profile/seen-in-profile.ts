import * as profile from '@planner/contract/account/profile'
import * as google from '@planner/contract/google'
import { queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { googleKeys } from '#features/google/queries.ts'

export const activityOptions = queryOptions({
  queryKey: ['profile', 'activity'] as const,
  queryFn: ({ signal }) => call(profile.activity, {}, { signal }),
  // Always refetched, because it counts actions on other pages.
  staleTime: 0,
})

/** Upcoming suggestions from mail; empty if no mail was analysed. */
export const autoRemindersOptions = queryOptions({
  queryKey: googleKeys.autoReminders,
  queryFn: async ({ signal }) => (await call(google.autoReminders, {}, { signal })).auto_reminders,
})
