import { partHours } from '../hours-of-day.ts'
import type { Clock, PartOfDay } from '../parsers/facts.ts'
import type { Part } from '../vocabulary/vocabulary.ts'

const hour = 3600

/** A time of day in seconds after midnight; `nextDay` if it is after the midnight that ends the day. */
export type TimeOfDay = { seconds: number; nextDay: boolean }

/** Returns the default time of a part of the day without a clock time. */
export function timeOfPart({ part, hour: own }: PartOfDay): TimeOfDay & { until: number } {
  const [at, until] = partHours[part]
  if (part === 'midnight') return { seconds: 0, nextDay: true, until: 24 * hour }
  return { seconds: (own ?? at) * hour, nextDay: false, until: Math.max(until, own ?? at) * hour }
}

/**
 * Returns the possible meanings of a clock time, in order of the day. There is one if am, pm, the 24-hour clock or the
 * part of the day determines it: subah 1-11 am; dopahar 12-5 pm, 11 am; shaam 4-9 pm; raat 7-11 pm, 12 the midnight
 * that ends the day, 1-4 am the following night. Otherwise there are two.
 */
export function readingsOf({ hour: said, minute, second, half }: Clock, part: Part | null): TimeOfDay[] {
  const at = (hours: number, nextDay = false): TimeOfDay => ({ seconds: hours * hour + minute * 60 + second, nextDay })
  const atNight = part === 'night' || part === 'midnight'
  if (half === '24' || said > 12 || said === 0) return [at(said, atNight && said < 5)]
  const am = said % 12
  const pm = am + 12
  if (half === 'am') return [at(am, atNight && am < 5)]
  if (half === 'pm') return [at(pm)]
  switch (part) {
    case null:
      // '12:30' is half past noon; only a bare 12 may be midnight.
      return said === 12 && minute > 0 ? [at(12)] : [at(am), at(pm)]
    case 'early':
    case 'morning':
      return [at(am === 0 ? 12 : am)]
    case 'noon':
    case 'lunch':
    case 'afternoon':
      return [at(said === 10 || said === 11 ? am : pm)]
    case 'lateafternoon':
    case 'evening':
      return [at(pm)]
    default:
      return [am <= 4 ? at(am, true) : at(pm)]
  }
}

/**
 * Chooses between am and pm on a day other than today if nothing else does: 7 to 11 is morning, 12 noon, 1 to 6
 * afternoon.
 */
export function awake(readings: readonly TimeOfDay[]): TimeOfDay {
  const [am, pm] = readings
  if (!pm) return am!
  const hours = Math.floor(am!.seconds / hour)
  return hours >= 7 ? am! : pm
}
