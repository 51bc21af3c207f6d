import type { Reminder } from '@planner/contract/reminders'
import { useQuery } from '@tanstack/react-query'

import { listOptions } from './queries.ts'

/** Returns the series of a changed occurrence; undefined for other reminders, and if the series no longer exists. */
export function useSeries({ series }: Reminder): Reminder | undefined {
  // Cache only: the page itself fetches the list.
  const { data: list } = useQuery({ ...listOptions, enabled: false })
  return series && list?.find(({ id, recurrence }) => id === series.id && recurrence !== 'none')
}
