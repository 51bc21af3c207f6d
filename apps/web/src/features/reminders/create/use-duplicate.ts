import { useMemo } from 'react'

import { useRecurrenceEngine, useReminders } from '../queries.ts'
import { type Coming, type Duplicate, duplicateOf } from './duplicate.ts'

const none = [] as const

/** Returns an existing duplicate from the list on this device; null if there is none. */
export function useDuplicate({ id, title, date, time }: Coming): Duplicate | null {
  const list = useReminders({ offline: false }).data ?? none
  const engine = useRecurrenceEngine(list)
  return useMemo(
    () => duplicateOf({ ...(id !== undefined && { id }), title, date, time }, list, engine) ?? null,
    [id, title, date, time, list, engine],
  )
}
