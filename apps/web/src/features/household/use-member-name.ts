import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'

import { calledBy, householdOptions } from './queries.ts'

/** Returns a lookup of members' names by id: 'You', 'Rohan'; null for somebody who has left. */
export function useMemberName(): (id: string | null | undefined) => string | null {
  const { data } = useQuery(householdOptions)

  return useCallback(
    (id) => {
      const member = data?.members.find((one) => one.id === id)
      if (!member) return null
      return member.is_me ? 'You' : calledBy(member)
    },
    [data],
  )
}
