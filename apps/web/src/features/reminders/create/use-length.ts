import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

import { now } from '#platform/time/clock.ts'
import { timeInWords } from '#platform/time/date-in-words.ts'
import { loadReader } from './reading/use-reading.ts'
import type { Sentence } from './use-sentence.ts'

type Slot = {
  /** The chosen time, 'HH:MM' or empty. */
  time: string
  /** What the text ends with where a length was drawn: ' 10:00 am to 11:00 am'. */
  end: string | null
  timeZone: string
}

/**
 * How long something takes is only read beside a time ('gym 7 am for 2 h'). Where the time was chosen or drawn and the person
 * types a length, the time is put into the text, in place of the length that was drawn.
 */
export function useLength(
  { text, understood, leftAlone, write }: Sentence,
  { time, end, timeZone }: Slot,
  field: RefObject<HTMLTextAreaElement | null>,
): void {
  const caret = useRef<number | null>(null)
  useEffect(() => {
    if (time === '' || understood?.readText !== text) return undefined
    const isDrawn = end !== null && text.endsWith(end)
    const saysTime = understood.reading.time !== null && !understood.reading.timeDefaulted
    if (!isDrawn && saysTime) return undefined
    const timed = `${isDrawn ? text.slice(0, -end.length) : text} ${timeInWords(time)}`
    let stale = false
    loadReader(timed).then(
      ({ parseReminder }) => {
        const { minutes } = parseReminder(timed, { now: now(), timeZone, leaveAlone: leftAlone })
        if (stale || minutes === undefined) return
        caret.current = field.current?.selectionStart ?? null
        write(timed)
      },
      // Without the reader nothing is shown of a text, and the server reads it.
      (error: unknown) => console.warn('Couldn’t load the reminder reader', error),
    )
    return () => {
      stale = true
    }
  }, [text, understood, leftAlone, write, time, end, timeZone, field])
  // The person types on where they were.
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [text, field])
}
