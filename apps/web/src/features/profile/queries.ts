import * as profile from '@planner/contract/account/profile'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { call } from '#api/call.ts'
import { useSession } from '#features/auth/session.tsx'

export const meOptions = queryOptions({
  queryKey: ['profile', 'me'] as const,
  queryFn: async ({ signal }) => (await call(profile.me, {}, { signal })).user,
  // Another tab may just have changed it.
  refetchOnWindowFocus: 'always',
})

/** Returns the signed-in person's profile; also updates the session's user. */
export function useMe() {
  const { setUser } = useSession()
  const me = useQuery(meOptions)
  const { data } = me

  useEffect(() => {
    if (data) setUser(data)
  }, [data, setUser])

  return me
}
