import type { Reminder } from '@planner/contract/reminders'
import { useQuery } from '@tanstack/react-query'

import { listOptions } from './queries.ts'

/** The repeating reminder of which one is a changed occurrence; undefined for others, and where it is gone. */
export function useSeries({ series }: Reminder): Reminder | undefined {
  // As it is known: the page itself asks for the list.
  const { data: list } = useQuery({ ...listOptions, enabled: false })
  return series && list?.find(({ id, recurrence }) => id === series.id && recurrence !== 'none')
}
