import { nearDateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import type { RecurrenceEngine } from '../../agenda/occurrences.ts'
import type { Planned } from '../../agenda/planned.ts'
import { recurrenceInWords } from '../../edit/recurrence-in-words.ts'
import { words } from '../../words.ts'
import { detailsInWords } from '../details-in-words.ts'

/**
 * Describes the result of Enter in one line: 'Flight to Delhi · Sat, 5 Dec · 6:40 am · reminds 3 h before'. For several
 * reminders, lists all of their times.
 */
export function plannedInWords(all: readonly Planned[], today: string, engine: RecurrenceEngine | undefined): string {
  const [first] = all
  if (!first) return ''
  const isOneTask = all.every(({ title }) => title === first.title)
  const days = new Set(all.map(({ date }) => date))
  const parts = isOneTask
    ? [
        first.title,
        [...days].map((day) => nearDateInWords(day, today)).join(', '),
        [...new Set(all.map(({ time }) => timeInWords(time)))].join(', '),
        ...restInWords(first, engine),
      ]
    : all.map(({ title, date, time }) => `${title}, ${nearDateInWords(date, today)}, ${timeInWords(time)}`)

  return [...(all.length > 1 ? [words.several.found(all.length)] : []), ...parts].filter(Boolean).join(' · ')
}

/** Describes what a reminder has besides its title, day and time. */
export const restInWords = (planned: Planned, engine: RecurrenceEngine | undefined): (string | null)[] => [
  recurrenceInWords({ ...planned, recurrence: planned.recurrence ?? 'none' }, engine),
  ...detailsInWords(planned),
]
