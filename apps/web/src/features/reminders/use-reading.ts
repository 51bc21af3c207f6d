import type { Reading, Span } from '@planner/reminder-language'
import { useEffect, useRef, useState } from 'react'

import { now } from '#platform/clock.ts'

import { type Mark, marksStillIn } from './marks.ts'

/** What the reader understood of a text, and which of its words to mark. The spans are those of `readText`. */
export type Understood = { reading: Reading; readText: string; marks: Mark[] }

/**
 * Reads a text while it is typed. The reader is loaded with the first word; between two readings the last one stands,
 * with the marks that the typing has not touched.
 */
export function useReading(text: string, timeZone: string, leaveAlone: readonly Span[]): Understood | null {
  const [last, setLast] = useState<{ text: string; reading: Reading } | null>(null)
  const readText = useRef<string | null>(null)

  useEffect(() => {
    if (text.trim() === '') return undefined

    let stale = false
    // A tap on a chip is answered at once.
    const pause = text === readText.current ? 0 : pauseMs
    const timer = setTimeout(() => {
      loadReader().then(
        ({ parseReminder }) => {
          if (stale) return

          readText.current = text
          setLast({ text, reading: parseReminder(text, { now: now(), timeZone, leaveAlone }) })
        },
        // The server reads the text anyway: without the reader only the preview is missing.
        (error: unknown) => console.warn('The reminder reader could not be loaded', error),
      )
    }, pause)

    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [text, timeZone, leaveAlone])

  if (!last || text.trim() === '') return null

  const marks = marksStillIn(text, last.text, last.reading.spans)

  return {
    reading: last.reading,
    readText: last.text,
    marks: marks.filter((mark) => !leaveAlone.some(({ start, end }) => mark.start < end && mark.end > start)),
  }
}

/** Also called ahead of the first word, while the dialog opens. */
export const loadReader = (): Promise<typeof import('@planner/reminder-language')> =>
  import('@planner/reminder-language')

const pauseMs = 90
