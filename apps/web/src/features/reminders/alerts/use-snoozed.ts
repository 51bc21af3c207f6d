import type { Snoozed } from '@planner/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import { snoozedOptions } from '../queries.ts'

/** What rings again; undefined until it is known: it is asked for once everything else is drawn. */
export function useAllSnoozed(): readonly Snoozed[] | undefined {
  const enabled = useDeferredValue(true, false)
  return useQuery({ ...snoozedOptions, enabled }).data
}

/** When each reminder rings again on a day, by its id. */
export function useSnoozed(day: string): ReadonlyMap<string, string> {
  const data = useAllSnoozed()

  return useMemo(
    () =>
      new Map(
        data
          ?.filter(({ occurrence_date }) => occurrence_date === day)
          .map(({ reminder_id, rings_at }) => [reminder_id, rings_at]),
      ),
    [data, day],
  )
}
