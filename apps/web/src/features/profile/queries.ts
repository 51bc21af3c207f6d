import * as profile from '@planner/contract/account/profile'
import * as google from '@planner/contract/google'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { call } from '#api/call.ts'
import { useSession } from '#features/auth/session.tsx'
import { googleKeys } from '#features/google/queries.ts'

export const meOptions = queryOptions({
  queryKey: ['profile', 'me'] as const,
  queryFn: async ({ signal }) => (await call(profile.me, {}, { signal })).user,
  // Another tab may have changed it a moment ago.
  refetchOnWindowFocus: 'always',
})

/** The profile of the person signed in; it also updates the session's user. */
export function useMe() {
  const { setUser } = useSession()
  const me = useQuery(meOptions)
  const { data } = me

  useEffect(() => {
    if (data) setUser(data)
  }, [data, setUser])

  return me
}

export const activityOptions = queryOptions({
  queryKey: ['profile', 'activity'] as const,
  queryFn: ({ signal }) => call(profile.activity, {}, { signal }),
  // It counts what the other pages do.
  staleTime: 0,
})

/** Upcoming suggestions from mail; empty if no mail was analysed. */
export const autoRemindersOptions = queryOptions({
  queryKey: googleKeys.autoReminders,
  queryFn: async ({ signal }) => (await call(google.autoReminders, {}, { signal })).auto_reminders,
})
