import type { Reminder } from '@planner/contract/reminders'
import { useQueryClient } from '@tanstack/react-query'

import { listKey } from '../queries.ts'
import { words } from '../words.ts'
import { together } from './cached-list.ts'
import { useDeleteFollowing } from './use-delete-following.ts'
import { useDelete } from './use-remove.ts'

/** Deletes what repeats, or what of it falls on a day and later, with the occurrences that were changed by themselves; one tap undoes it all. */
export function useDeleteSeries() {
  const client = useQueryClient()
  const remove = useDelete()
  const removeFollowing = useDeleteFollowing()

  return (series: Reminder, from?: string): void => {
    const changed = changedOccurrences(client.getQueryData<Reminder[]>(listKey) ?? [], series.id, from)
    const telling = changed.length > 0 ? { onDone: together(changed.length + 1, () => words.deleted) } : {}
    for (const reminder of changed) remove.mutate({ reminder, ...telling })
    if (from === undefined) remove.mutate({ reminder: series, ...telling })
    else removeFollowing.mutate({ reminder: series, day: from, ...telling })
  }
}

/** Those that are open, of a day of the series and later ones. */
const changedOccurrences = (list: readonly Reminder[], seriesId: string, from = ''): Reminder[] =>
  list.filter(({ series, completed }) => series?.id === seriesId && series.day >= from && !completed)
