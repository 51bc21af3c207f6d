import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

import { now } from '#platform/time/clock.ts'
import { timeInWords } from '#platform/time/date-in-words.ts'
import { loadReader } from '../reading/use-reading.ts'
import type { Sentence } from '../use-sentence.ts'

type Slot = {
  /** The chosen time, 'HH:MM' or empty. */
  time: string
  /** The end of the text if a slot was drawn in the week: ' 10:00 am to 11:00 am'; else null. */
  end: string | null
  timeZone: string
}

/**
 * Inserts the chosen time into the text when the person types a duration, because the parser reads one only next to a
 * time ('gym 7 am for 2 h'). It replaces a drawn slot.
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
      // Without the parser there is no preview, and the server parses the text.
      (error: unknown) => console.warn('Couldn’t load the reminder reader', error),
    )
    return () => {
      stale = true
    }
  }, [text, understood, leftAlone, write, time, end, timeZone, field])
  // Restores the caret.
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [text, field])
}
