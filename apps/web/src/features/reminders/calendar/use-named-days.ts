import { type NamedDay, namedDays } from '@planner/contract/calendar'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { useDeferredValue } from 'react'

import { call } from '#api/call.ts'
import { useUser } from '#features/auth/session.tsx'

export type NamedDays = ReadonlyMap<string, readonly NamedDay[]>

/** A year of festivals, fasts and holidays; they change with the person's city only. */
const yearOptions = (year: string, city: string | null) =>
  queryOptions({
    queryKey: ['calendar', year, city] as const,
    queryFn: ({ signal }) => call(namedDays, { year }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** What the days of a range are known for; asked for once everything else is drawn. */
export function useNamedDays({ from, to }: { from: string; to: string }): NamedDays {
  const { current_city: city } = useUser()
  const enabled = useDeferredValue(true, false)
  const years = [...new Set([from.slice(0, 4), to.slice(0, 4)])]
  return useQueries({
    queries: years.map((year) => ({ ...yearOptions(year, city), enabled })),
    combine: byDay,
  })
}

const byDay = (answers: { data: NamedDay[] | undefined }[]): NamedDays =>
  Map.groupBy(
    answers.flatMap(({ data = [] }) => data),
    ({ day }) => day,
  )
