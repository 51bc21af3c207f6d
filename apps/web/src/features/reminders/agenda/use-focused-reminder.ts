import type { Reminder } from '@planner/contract/reminders'
import { useState } from 'react'
import { stateOn } from './state-on.ts'

/** Returns the reminder in focus: the selected one, else the first open one of the day. */
export function useFocusedReminder(onDay: readonly Reminder[], day: string, now: Date) {
  const [pickedId, pick] = useState<string | null>(null)
  const picked = onDay.find(({ id }) => id === pickedId)
  const firstOpen = onDay.find((reminder) => stateOn(reminder, day, now) !== 'completed')

  return { picked: picked ?? firstOpen ?? null, pick }
}
