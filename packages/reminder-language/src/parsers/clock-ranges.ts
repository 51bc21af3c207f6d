import { countsMany, isDay } from './clock-context.ts'
import { asked, hourly } from './clock-sayings.ts'
import { type ClockTerm, plainClock } from './clock-term.ts'
import { atClock, type PartOfDay, type Saying, type SayingOf } from './facts.ts'
import { endsPhrase, type Where } from './pattern.ts'

/**
 * Reads a range of two times; the first takes am or pm from the last, unless it would be later. Null if the last is
 * not clearly a time.
 */
export function range(first: ClockTerm, last: ClockTerm): Saying | null {
  if (last.how !== 'marked' && !(last.how === 'colon' && first.how === 'colon')) return null
  if (first.how === 'bare' && (first.hour > 12 || first.hour === 0)) return null
  const half = first.half ?? (last.half === 'pm' && first.hour > last.hour && first.hour !== 12 ? 'am' : last.half)
  return { ...atClock({ ...plainClock(first), half: half === '24' ? null : half }), endsAt: plainClock(last) }
}

/** Reads a range that ends in another part of the day. */
export function fromTo(first: ClockTerm, last: ClockTerm, part2: PartOfDay, part?: PartOfDay): Saying | null {
  const [spoken, ends] = [hourly(first), hourly(last)]
  if (!spoken || !ends) return null
  const isMorning = part2.part === 'morning' || part2.part === 'early' || (part2.part === 'night' && last.hour < 5)
  const endsAt = { ...ends.clock, half: ends.clock.half ?? (isMorning ? 'am' : 'pm') } as const
  return { ...spoken, endsAt, ...(part && { part }) }
}

/** Whether a range can be one of times: '8 to 2' continues past noon, '4-2' is a score. */
export const isForwardRange = (first: number, last: number) => first < last || first >= Math.max(last, 8)

/** Reads a range of two bare clock hours: '9 to 12', '4 se 6 ke beech'. */
export function bareRange(first: ClockTerm, last: ClockTerm, at: Where): Saying | null {
  const isRange =
    isOnFace(first) &&
    isOnFace(last) &&
    isForwardRange(hoursOn(first), hoursOn(last)) &&
    (!countsMany(at) || isDay(at.tokens, at.to))
  return isRange ? lasting(asked(first), last) : null
}

/** Whether a number is a possible clock hour from 1 to 12 without am or pm: 3, 4.30, 4:30. */
export const isOnFace = ({ how, hour }: ClockTerm): boolean =>
  (how === 'bare' || how === 'dotted' || how === 'colon') && hour >= 1 && hour <= 12

const hoursOn = ({ hour, minute }: ClockTerm): number => hour + minute / 60

/**
 * Reads ranges whose first time is certain: '9:30 to 11' and '10 am to 1' at the end of a phrase, '1 pm to 2:30'
 * anywhere.
 */
export function colonRange(first: ClockTerm, last: ClockTerm, at: Where): Saying | null {
  if (first.how !== 'colon' && first.how !== 'marked') return null
  if (last.how === 'colon') return lasting(asked(first), last)
  const isHour = (last.how === 'bare' || last.how === 'dotted') && last.hour >= 1 && last.hour <= 12
  return isHour && endsPhrase(at.tokens, at.to) && !countsMany(at) ? lasting(asked(first), last) : null
}

/** Adds the end of a range. @param ends whether the end is a possible time. */
export function lasting(
  spoken: SayingOf<'clock'> | null,
  last: ClockTerm,
  ends: SayingOf<'clock'> | null = spoken,
): SayingOf<'clock'> | null {
  return spoken && ends && { ...spoken, endsAt: plainClock(last) }
}

/** Adds the end of an event that lasts for some seconds: 'from 3 for 2 hours' ends at 5. */
export function lastingFor(spoken: SayingOf<'clock'> | null, seconds: number): SayingOf<'clock'> | null {
  if (!spoken || seconds % 60 !== 0 || seconds > 12 * 3600) return null
  const { hour, minute, second, half } = spoken.clock
  const ends = hour * 60 + minute + seconds / 60
  const turned = half === '24' ? ends % 1440 : ((ends - 60) % 720) + 60
  // The half of the day follows from the start: the end is the next time the clock shows it.
  return {
    ...spoken,
    endsAt: { hour: Math.floor(turned / 60), minute: turned % 60, second, half: half === '24' ? half : null },
  }
}

export const noon: ClockTerm = { hour: 12, minute: 0, second: 0, half: 'pm', how: 'marked' }
export const midnight: ClockTerm = { hour: 12, minute: 0, second: 0, half: 'am', how: 'marked' }
export const atNoon: SayingOf<'clock'> = atClock(plainClock(noon))
