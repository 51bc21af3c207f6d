import type { Snoozed } from '@planner/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import { snoozedOptions } from '../queries.ts'

/** Returns all snoozed reminders; undefined until loaded, which is deferred until everything else has rendered. */
export function useAllSnoozed(): readonly Snoozed[] | undefined {
  const enabled = useDeferredValue(true, false)
  return useQuery({ ...snoozedOptions, enabled }).data
}

/** Returns, by reminder id, when each snoozed reminder of a day rings again. */
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
