import type { Reminder } from '@planner/contract/reminders'
import { useQueryClient } from '@tanstack/react-query'

import { listKey } from '../queries.ts'
import { words } from '../words.ts'
import { together } from './cached-list.ts'
import { useDeleteFollowing } from './use-delete-following.ts'
import { useDelete } from './use-remove.ts'

/**
 * Deletes a repeating reminder, or its occurrences from a day on, including those changed individually, with one undo
 * for all.
 */
export function useDeleteSeries() {
  const client = useQueryClient()
  const remove = useDelete()
  const removeFollowing = useDeleteFollowing()

  return (series: Reminder, from?: string): void => {
    const changed = changedOccurrences(client.getQueryData<Reminder[]>(listKey) ?? [], series.id, from)
    const message = changed.length > 0 ? { onDone: together(changed.length + 1, () => words.deleted) } : {}
    for (const reminder of changed) remove.mutate({ reminder, ...message })
    if (from === undefined) remove.mutate({ reminder: series, ...message })
    else removeFollowing.mutate({ reminder: series, day: from, ...message })
  }
}

/** Returns the open, individually changed occurrences of a series from a day on. */
const changedOccurrences = (list: readonly Reminder[], seriesId: string, from = ''): Reminder[] =>
  list.filter(({ series, completed }) => series?.id === seriesId && series.day >= from && !completed)
