import type { Present } from './context.ts'
import type { Arrangement } from './passes/draft.ts'
import { writeRule } from './repeat-rule.ts'
import { isPast, type Resolved, resolve } from './resolve.ts'
import { moved } from './zones.ts'

/**
 * Like `resolve`, for a time in another zone ('Monday 9 pm PST'): the day is a day in that zone, and the result is
 * wall-clock time in the person's own zone. Weekdays of a repetition move with it.
 */
export function resolveElsewhere(
  given: Arrangement,
  present: Present,
  { zone, timeZone }: { zone: string; timeZone: string },
): Resolved | null {
  const there = moved(present, timeZone, zone)
  // The named zone has the same wall-clock time as the person's own.
  if (there.day === present.day && there.seconds === present.seconds) return resolve(given, present)
  if (given.time && !given.date && !given.repeat && !given.start) {
    // Without a day: the next time a clock in that zone shows it.
    const next = resolve(given, { ...present, ...there })
    return next && { ...next, ...moved(next, zone, timeZone) }
  }
  // A time that has passed today in the person's zone may still be ahead in the other one.
  const found = resolve(given, { ...present, seconds: -1 })
  if (!found) return null
  const inOwn = (day: number) => moved({ day, seconds: found.seconds }, zone, timeZone)
  let at = inOwn(found.day)
  let day = found.day
  for (; isPast(at, present); at = inOwn(day)) {
    day += given.repeat?.freq === 'WEEKLY' ? 7 : 1
    if (day > found.day + 7) return null
  }
  const shift = at.day - day
  const recurrence =
    found.recurrence && given.repeat?.byDay && shift !== 0
      ? writeRule(
          {
            ...given.repeat,
            byDay: given.repeat.byDay.map((one) => ({ ...one, weekday: (one.weekday + shift + 7) % 7 })),
          },
          {},
        )
      : found.recurrence
  return { ...found, ...at, recurrence }
}
