import type { Reading, Span } from '@planner/reminder-language'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { householdKey } from '#features/household/household-key.ts'
import { now } from '#platform/time/clock.ts'

import { wallTimeAt } from '#platform/time/wall-time.ts'
import { type DayWords, dayWordsOf } from '../../agenda/spoken-day.ts'
import { type Mark, marksStillIn } from './marks.ts'
import type { Beyond } from './read-beyond.ts'

/**
 * The parsed text and its highlights. Spans of the reading refer to `readText`; the marks and the words for the day
 * refer to the current text.
 */
export type Understood = {
  reading: Reading
  readText: string
  marks: Mark[]
  day: DayWords | null
  /** Null until loaded. */
  beyond: Beyond | null
}

/**
 * Parses a text while it is typed. The parser is loaded with the first word. Between two readings the last one is
 * returned, with those marks that typing has not touched.
 */
export function useReading(text: string, timeZone: string, leaveAlone: readonly Span[]): Understood | null {
  const [last, setLast] = useState<Last | null>(null)
  const readText = useRef<string | null>(null)
  const client = useQueryClient()
  // A text typed before the household has loaded is read again with its names.
  const { data: household } = useQuery({ queryKey: householdKey, enabled: false })

  useEffect(() => {
    if (text.trim() === '') return undefined

    let stale = false
    // A tap on a chip updates immediately.
    const pause = text === readText.current ? 0 : pauseMs
    const timer = setTimeout(() => {
      Promise.all([loadReader(text), loadBeyond()]).then(
        ([{ parseReminder }, beyond]) => {
          if (stale) return

          readText.current = text
          const today = wallTimeAt(now(), timeZone).slice(0, 10)
          const options = { now: now(), timeZone, leaveAlone, events: beyond?.eventsOn(client, today) }
          const list = beyond?.pastedListIn(text, options) ?? null
          const said = list?.head ?? text
          const plain = parseReminder(said, options)
          const reading = beyond?.withYearlyOccasion(plain, said, leaveAlone) ?? plain
          setLast({
            text,
            reading,
            day: dayWordsOf(reading, said, today, parseReminder),
            beyond: beyond?.readBeyond(text, { reading, list }, options, client) ?? null,
          })
        },
        // The server parses the text anyway: without the parser only the preview is missing.
        (error: unknown) => console.warn('Couldn’t load the reminder reader', error),
      )
    }, pause)

    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [text, timeZone, leaveAlone, client, household])

  if (!last || text.trim() === '') return null

  const sentences = last.beyond?.sentences ?? []
  const spans = sentences.length > 0 ? sentences.flatMap(({ reading }) => reading.spans) : last.reading.spans
  const marks = marksStillIn(text, last.text, spans)

  return {
    reading: last.reading,
    readText: last.text,
    beyond: last.beyond,
    day: last.day?.spans.every(({ end }) => text.slice(0, end) === last.text.slice(0, end)) ? last.day : null,
    marks: marks.filter((mark) => !leaveAlone.some(({ start, end }) => mark.start < end && mark.end > start)),
  }
}

/** Loads the parser and the data it needs for a text. Also called while the dialog opens, ahead of the first word. */
export async function loadReader(text = ''): Promise<typeof import('@planner/reminder-language')> {
  const [reader, { readyFor }] = await Promise.all([
    import('@planner/reminder-language'),
    import('@planner/reminder-language/languages'),
  ])
  await readyFor(text)

  return reader
}

/** Loads the rest of the reading; null if that fails, so that the text is a single new reminder. */
export const loadBeyond = () =>
  import('./read-beyond.ts').catch((error: unknown) => {
    console.warn('Couldn’t load what reads requests', error)

    return null
  })

type Last = Pick<Understood, 'reading' | 'day' | 'beyond'> & { text: string }

const pauseMs = 90
