import type { Reading } from '@planner/reminder-language'
import { useEffect, useState } from 'react'

import { loadReader } from '#features/reminders/create/reading/use-reading.ts'
import { now } from '#platform/time/clock.ts'

/** Returns the day that a query consists of ('14 dec', 'tomorrow', 'agle mangal'); null if it says anything else. */
export function useDayNamed(query: string, timeZone: string): string | null {
  const [last, setLast] = useState<{ query: string; day: string | null }>({ query: '', day: null })

  useEffect(() => {
    const text = query.trim()
    if (text.length < shortest) return undefined
    let stale = false
    loadReader(text).then(
      ({ parseReminder }) => {
        if (!stale) setLast({ query, day: dayOf(parseReminder(text, { now: now(), timeZone }), text) })
      },
      // Without the parser the search goes by words alone.
      (error: unknown) => console.warn('Couldn’t load the reminder reader', error),
    )
    return () => {
      stale = true
    }
  }, [query, timeZone])

  return last.query === query ? last.day : null
}

/** The length of the shortest day: 'kal'. */
const shortest = 3

/** Returns the day of a text that was read, if nothing else is in it. */
export function dayOf({ date, recurrence, spans }: Pick<Reading, 'date' | 'recurrence' | 'spans'>, text: string) {
  const isDay = recurrence === null && spans.length > 0 && spans.every(({ kind }) => kind === 'date')
  const rest = spans.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  )
  return isDay && rest.trim() === '' ? date : null
}
