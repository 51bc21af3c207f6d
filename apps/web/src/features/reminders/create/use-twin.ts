import { useMemo } from 'react'

import { useRecurrenceEngine, useReminders } from '../queries.ts'
import { type Coming, type Twin, twinOf } from './twin.ts'

const none = [] as const

/** Whether something is there already, in the list on this device. */
export function useTwin({ id, title, date, time }: Coming): Twin | null {
  const list = useReminders({ offline: false }).data ?? none
  const engine = useRecurrenceEngine(list)
  return useMemo(
    () => twinOf({ ...(id !== undefined && { id }), title, date, time }, list, engine) ?? null,
    [id, title, date, time, list, engine],
  )
}
