import { reminders as limits } from '@planner/contract/constants/reminders'
import type { Reminder } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useQueuedCalls } from '#api/offline-queue/queue.ts'
import { withQueued } from '../offline/with-queued.ts'
import { windowOptions } from '../queries.ts'
import { gridOf } from './month-grid.ts'

/**
 * Returns the list plus completed reminders too old to be in it, which are fetched for the month of a day long ago.
 * Until they arrive, or offline, returns the list alone.
 */
export function useWithOlder<List extends readonly Reminder[] | undefined>(list: List, day: string, today: string) {
  const { from, to } = gridOf(day)
  const isOlder = from < addDays(today, -limits.listedDays)
  const { data: older } = useQuery({ ...windowOptions(from, to), enabled: isOlder && list !== undefined })
  const calls = useQueuedCalls()

  return useMemo(() => {
    if (!isOlder || !list || !older) return list

    const known = new Set(list.map(({ id }) => id))
    const others = older.filter(({ id }) => !known.has(id))
    const changes = calls.filter(({ kind }) => kind !== 'create')

    return others.length === 0 ? list : [...withQueued(others, changes), ...list]
  }, [isOlder, list, older, calls])
}
