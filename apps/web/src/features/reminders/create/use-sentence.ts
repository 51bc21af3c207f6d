import { reminders as limits } from '@planner/contract/constants/reminders'
import type { Span } from '@planner/reminder-language'
import { useCallback, useEffect, useState } from 'react'

import { personChanged } from '#api/session-signals.ts'
import { carried } from './reading/left-alone.ts'
import { useReading } from './reading/use-reading.ts'
import { storedText, storeText } from './stored-text.ts'

/** The text of a reminder, its reading, and the words that the person excluded from reading. */
export function useSentence(timeZone: string, initially = '') {
  const [{ text, leftAlone }, set] = useState<Written>(
    initially ? { ...nothing, text: initially.slice(0, limits.textMax) } : unsent,
  )
  const understood = useReading(text, timeZone, leftAlone)

  /** Sets the text. Excluded words that are edited are read again. */
  const write = useCallback((value: string) => {
    const next = value.slice(0, limits.textMax)
    set((before) => ({ text: next, leftAlone: carried(before.leftAlone, before.text, next) }))
  }, [])
  /** Excludes words. `spans` are positions in `readText`, which may be older than the current text. */
  const leave = (spans: readonly Span[], readText: string) =>
    set((before) => {
      const added = carried(spans, readText, before.text)
        .filter(({ start, end }) => !before.leftAlone.some((one) => start < one.end && end > one.start))
        .map(({ start, end }) => ({ start, end }))

      return { ...before, leftAlone: [...before.leftAlone, ...added].toSorted((one, other) => one.start - other.start) }
    })
  const readAgain = (span: Span) =>
    set((before) => ({ ...before, leftAlone: before.leftAlone.filter((one) => one !== span) }))
  const clear = () => set(nothing)
  /** Sets text from elsewhere as a title that is not parsed. */
  const putAside = (value: string) => {
    const next = value.slice(0, limits.textMax)
    set({ text: next, leftAlone: [{ start: 0, end: next.length }] })
  }

  /** Puts a sentence back on its own line before the text typed since. */
  const putBack = (written: Written) =>
    set((begun) => (begun.text.trim() === '' ? written : { text: linesOf([written.text, begun.text]), leftAlone: [] }))

  return { text, leftAlone, understood, write, putBack, putAside, leave, readAgain, clear }
}

/** Stores the text for a reload, preceded by sentences that were sent but not created yet. */
export function useStoredText({ text, leftAlone }: Written, sent: readonly string[]): void {
  useEffect(() => {
    unsent = sent.length > 0 ? { text: linesOf([...sent, text]), leftAlone: [] } : { text, leftAlone }
    storeText(unsent.text)
  }, [text, leftAlone, sent])
}

export type Sentence = ReturnType<typeof useSentence>

const linesOf = (texts: readonly string[]): string => texts.filter((one) => one.trim() !== '').join('\n')

type Written = { text: string; leftAlone: readonly Span[] }

const nothing: Written = { text: '', leftAlone: [] }

/** The last unsent text: survives Back, which closes the dialog, and a reload. */
let unsent: Written = { text: storedText(), leftAlone: [] }
personChanged.listen(() => {
  unsent = nothing
  storeText('')
})
