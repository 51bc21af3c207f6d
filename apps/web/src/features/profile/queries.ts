import * as profile from '@planner/contract/profile'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { call } from '#api/call.ts'
import { useSession } from '#features/auth/session.tsx'

export const meOptions = queryOptions({
  queryKey: ['profile', 'me'] as const,
  queryFn: async ({ signal }) => (await call(profile.me, {}, { signal })).user,
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
