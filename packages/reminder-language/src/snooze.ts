import { addDays } from '@planner/days/plain-date'
import type { WallTime } from './when.ts'

/** Named snooze options. */
export type NamedSnooze = 'ten-minutes' | 'hour' | 'three-hours' | 'evening' | 'tomorrow' | 'week'

type Hours = { evening: string; eveningUntil: string; lateEvening: string; morning: string }

/** A number of minutes, or a wall-clock time. */
export type SnoozeEnd = { minutes: number } | WallTime

/** Returns the instant from which a snooze counts: the due time if that is ahead, otherwise now; in milliseconds. */
export const snoozeFrom = (dueMs: number, nowMs: number): number => Math.max(dueMs, nowMs)

/**
 * Returns when a snooze ends.
 *
 * @param from wall-clock time of `snoozeFrom`.
 */
export function snoozeEnd(snooze: NamedSnooze, from: WallTime, hours: Hours): SnoozeEnd {
  if (snooze in minutesOf) return { minutes: minutesOf[snooze as keyof typeof minutesOf] }
  if (snooze === 'week') return { day: addDays(from.day, 7), time: hours.morning }
  if (snooze === 'tomorrow' || from.time >= hours.lateEvening) return { day: addDays(from.day, 1), time: hours.morning }

  return { day: from.day, time: from.time <= hours.eveningUntil ? hours.evening : hours.lateEvening }
}

const minutesOf = { 'ten-minutes': 10, hour: 60, 'three-hours': 180 } as const
