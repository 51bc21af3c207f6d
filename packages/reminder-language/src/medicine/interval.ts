import { writeDay } from '@planner/days/day-number'
import { wallClockAt } from '@planner/days/wall-clock'
import type { Options, Reading } from '../reading.ts'
import { writeTime } from '../write-time.ts'
import type { Doubt } from './medicine-reading.ts'

/**
 * Whether doses so many hours apart are for waking hours: nobody is woken every two hours, while every four, six or
 * eight hours is round the clock.
 */
const isWaking = (hours: number): boolean => hours <= 3

/** The hours at which the first and the last of such doses are due. */
const waking = [8, 22] as const
/** The most doses of a day that are stored (`medicines.timesMax`). */
const mostDoses = 12

/**
 * Returns the times of the doses every so many hours, earliest first. None are closer together: where the hours do not
 * divide a day, the pause before the first is longer.
 *
 * @param start the time of the first dose, 'HH:MM:SS'
 * @param minutes how long after it the last may be; ignored if a second dose does not fit, as with a duration
 */
export function timesEvery(hours: number, start: string, minutes = 0): string[] {
  const most = Math.floor(24 / hours)
  const within = Math.floor(minutes / (hours * 60)) + 1
  const [hour, rest] = [Number(start.slice(0, 2)), start.slice(2)]
  if (within === 1 && isWaking(hours)) {
    const [first, last] = [Math.min(hour, waking[0]), Math.max(hour, waking[1])]
    const all = Array.from({ length: most }, (_, at) => (hour % hours) + at * hours).filter(
      (one) => one >= first && one <= last,
    )
    const kept = all.indexOf(hour) < mostDoses ? all.slice(0, mostDoses) : all.slice(-mostDoses)
    return kept.map((one) => String(one).padStart(2, '0') + rest)
  }
  return Array.from(
    { length: within > 1 ? Math.min(most, within) : most },
    (_, at) => String((hour + at * hours) % 24).padStart(2, '0') + rest,
  ).sort()
}

type Interval = {
  /** The hours between two doses; undefined if the text names none that can be stored. */
  hours: number | undefined
  /** The times of the day that the text names. */
  stated: readonly string[]
  times: readonly string[]
  startsOn: string | null
  reading: Reading
}

/** Returns what to check in the times of doses every so many hours. */
export function doubtsOf({ hours, stated, times, startsOn, reading }: Interval, { now, timeZone }: Options): Doubt[] {
  // Several times of the day say more than an interval: '1-1-1 every 8 hours'.
  if (hours === undefined) return reading.unsupported === 'hourly' && times.length === 1 ? [{ is: 'interval' }] : []
  const [start] = stated
  const night: Doubt[] = isWaking(hours) && stated.length < 2 ? [{ is: 'waking' }] : []
  if (start === undefined) return 24 % hours === 0 ? night : [{ is: 'interval' }]
  if (stated.length > 1) return []
  const hasWindow = (reading.minutes ?? 0) >= hours * 60
  const { day, seconds } = wallClockAt(now.getTime(), timeZone)
  const isLater = startsOn !== null && startsOn > writeDay(day)
  return [
    ...(hasWindow ? [] : night),
    ...(24 % hours === 0 || hasWindow ? [] : [{ is: 'interval' } as const]),
    ...(times.some((time) => time < start && (isLater || time > writeTime(seconds))) ? [{ is: 'early' } as const] : []),
  ]
}
