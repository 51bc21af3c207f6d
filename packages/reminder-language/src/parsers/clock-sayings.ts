import { type ClockTerm, plainClock } from './clock-term.ts'
import { atClock, type DateSpec, daysAway, onDay, type PartOfDay, type Saying, type SayingOf } from './facts.ts'

/** Accepts a clock time that is unmistakable by itself. */
export function sure(clock: ClockTerm): SayingOf<'clock'> | null {
  return clock.how === 'marked' || clock.how === 'colon' ? atClock(plainClock(clock)) : null
}

/** Accepts any clock time, for phrases that require one: 'at 5', 'around 1030', 'by ten ten'. */
export function asked(clock: ClockTerm): SayingOf<'clock'> | null {
  if (clock.how === 'digits' && clock.hour > 23) return null
  return clock.hour > 24 ? null : atClock(plainClock(clock))
}

/** Accepts a bare number from 1 to 12, for contexts that make it an hour. */
export function hourly(clock: ClockTerm): SayingOf<'clock'> | null {
  if (clock.how === 'bare' && (clock.hour > 12 || clock.hour === 0)) return null
  return asked(clock)
}

export function withPart(
  spoken: SayingOf<'clock'> | null,
  part: PartOfDay,
  weak: boolean,
  day?: number,
): Saying | null {
  if (!spoken || weak) return null
  return day === undefined ? { ...spoken, part } : daysAway(day, { clock: spoken.clock, part })
}

export function withDate(spoken: SayingOf<'clock'> | null, date: DateSpec): Saying | null {
  return spoken && onDay(date, { clock: spoken.clock })
}
