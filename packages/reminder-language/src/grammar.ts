import { calendarDates } from './parsers/calendar-dates.ts'
import { clockTimes } from './parsers/clock-time.ts'
import { dayWords } from './parsers/day-words.ts'
import { durations } from './parsers/durations.ts'
import { feastDays } from './parsers/feast-days.ts'
import { partsOfDay } from './parsers/part-of-day.ts'
import type { Rule } from './parsers/pattern.ts'
import { Grammar } from './parsers/phrase-tree.ts'
import { recurrences } from './parsers/recurrences.ts'
import { recurrencesOfMonths } from './parsers/recurrences-of-months.ts'
import { weekdayNames } from './parsers/weekdays.ts'
import { weeksAndMonths } from './parsers/weeks-and-months.ts'

/**
 * All rule families. The longest phrase wins; between phrases of equal length the earlier family wins: a repetition
 * over the date inside it, a duration over a date written in the same words, dates over clock times.
 */
export const families: readonly (readonly Rule[])[] = [
  recurrences,
  recurrencesOfMonths,
  durations,
  feastDays,
  calendarDates,
  weeksAndMonths,
  weekdayNames,
  dayWords,
  partsOfDay,
  clockTimes,
]

export const grammar = new Grammar(families)
