import { addDays } from '@planner/days/plain-date'
import type { WallTime } from './when.ts'

/** The snoozes that have a name. */
export type NamedSnooze = 'ten-minutes' | 'hour' | 'three-hours' | 'evening' | 'tomorrow' | 'week'

type Hours = { evening: string; eveningUntil: string; lateEvening: string; morning: string }

/** So many minutes later, or a wall-clock time. */
export type SnoozeEnd = { minutes: number } | WallTime

/**
 * When a snooze ends.
 *
 * @param from what the person's clock shows at the moment from which it counts: the due time if that is ahead, else now.
 */
export function snoozeEnd(snooze: NamedSnooze, from: WallTime, hours: Hours): SnoozeEnd {
  if (snooze in minutesOf) return { minutes: minutesOf[snooze as keyof typeof minutesOf] }
  if (snooze === 'week') return { day: addDays(from.day, 7), time: hours.morning }
  if (snooze === 'tomorrow' || from.time >= hours.lateEvening) return { day: addDays(from.day, 1), time: hours.morning }

  return { day: from.day, time: from.time <= hours.eveningUntil ? hours.evening : hours.lateEvening }
}

const minutesOf = { 'ten-minutes': 10, hour: 60, 'three-hours': 180 } as const
