import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import { snoozedOptions } from '../queries.ts'

/** When each reminder rings again on a day, by its id; asked for once everything else is drawn. */
export function useSnoozed(day: string): ReadonlyMap<string, string> {
  const enabled = useDeferredValue(true, false)
  const { data } = useQuery({ ...snoozedOptions, enabled })

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
