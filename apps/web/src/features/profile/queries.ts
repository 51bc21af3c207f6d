import * as google from '@planner/contract/google'
import * as profile from '@planner/contract/profile'
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

/** The profile of the person signed in; what it says holds for the whole page from then on. */
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

/** What was found in mail and is still to come; empty where no mail was looked into. */
export const autoRemindersOptions = queryOptions({
  queryKey: googleKeys.autoReminders,
  queryFn: async ({ signal }) => (await call(google.autoReminders, {}, { signal })).auto_reminders,
})
