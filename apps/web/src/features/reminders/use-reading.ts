import type { Reading } from '@planner/reminder-language'
import { useEffect, useState } from 'react'

import { now } from '#platform/clock.ts'

import { type Mark, marksStillIn } from './marks.ts'

/** What the reader understood of a text, and which of its words to mark. */
export type Understood = { reading: Reading; marks: Mark[] }

/**
 * Reads a text while it is typed. The reader is loaded with the first word; between two readings the last one stands,
 * with the marks that the typing has not touched.
 */
export function useReading(text: string, timeZone: string): Understood | null {
  const [last, setLast] = useState<{ text: string; reading: Reading } | null>(null)

  useEffect(() => {
    if (text.trim() === '') return undefined

    let stale = false
    const timer = setTimeout(() => {
      loadReader().then(
        ({ parseReminder }) => {
          if (!stale) setLast({ text, reading: parseReminder(text, { now: now(), timeZone }) })
        },
        // The server reads the text anyway: without the reader only the preview is missing.
        (error: unknown) => console.warn('The reminder reader could not be loaded', error),
      )
    }, pauseMs)

    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [text, timeZone])

  if (!last || text.trim() === '') return null

  return { reading: last.reading, marks: marksStillIn(text, last.text, last.reading.spans) }
}

/** Also called ahead of the first word, while the dialog opens. */
export const loadReader = (): Promise<typeof import('@planner/reminder-language')> =>
  import('@planner/reminder-language')

const pauseMs = 90
