import { type NamedDay, namedDays } from '@planner/contract/calendar'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import { call } from '#api/call.ts'
import { useUser } from '#features/auth/session.tsx'

export type NamedDays = ReadonlyMap<string, readonly NamedDay[]>

/** A year of festivals, fasts and holidays, which depend on the person's city only. */
const yearOptions = (year: string, city: string | null) =>
  queryOptions({
    queryKey: ['calendar', year, city] as const,
    queryFn: ({ signal }) => call(namedDays, { year }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Returns the festivals, fasts and holidays of a range; loading is deferred until everything else has rendered. */
export function useNamedDays({ from, to }: { from: string; to: string }): NamedDays {
  const { current_city: city } = useUser()
  const enabled = useDeferredValue(true, false)
  // A month's grid spans two years at most. `useQueries` would add its own observer to the first page's code.
  const [firstYear, lastYear] = [from.slice(0, 4), to.slice(0, 4)]
  const { data: first } = useQuery({ ...yearOptions(firstYear, city), enabled })
  const { data: last } = useQuery({ ...yearOptions(lastYear, city), enabled })
  const isOneYear = firstYear === lastYear
  return useMemo(() => byDay([...(first ?? []), ...((!isOneYear && last) || [])]), [first, last, isOneYear])
}

const byDay = (days: NamedDay[]): NamedDays => Map.groupBy(days, ({ day }) => day)
