import { useLayoutEffect, useRef } from 'react'

import { now } from '#platform/time/clock.ts'

/** The next sentence as it stands, whether anything of it was typed since the question opened, and when a key was last hit. */
export type NextSentence = { text: string; isTouched: boolean; at: number }

/** So long after the question opened a space is text and no answer. */
const runningMs = 900

/** The next sentence as it is then, or that it ends; null if the key is for the question. */
export type Heard = { text: string } | 'ends' | null

/**
 * What a key does that is hit while the question is open: it changes the next sentence, ends it, or answers.
 * Letters never answer it. Once the next sentence has begun, Enter and the space belong to that.
 */
export function nextSentenceAfter({ text, isTouched, at: last }: NextSentence, key: string, at: number): Heard {
  const hasBegun = isTouched && text.trim() !== ''
  if (key === 'Enter') return hasBegun ? 'ends' : null
  if (key === 'Backspace') return hasBegun ? { text: text.slice(0, -1) } : null
  // Keys that write nothing have names of several letters: 'Tab', 'Escape'.
  if (!/^.$/u.test(key)) return null
  if (key !== ' ' || hasBegun) return { text: text + key }
  return at - last < runningMs ? { text } : null
}

type Next = {
  /** False where no question is open. */
  active: boolean
  text: string
  write: (text: string) => void
  /** Enter, at the end of the next sentence. @returns whether there was room for it. */
  end: (text: string) => boolean
}

/** What is typed on while the question is open is the next sentence. */
export function useTypedOn(next: Next): void {
  const { active } = next
  const latest = useRef(next)
  useLayoutEffect(() => {
    latest.current = next
  })
  // Before the page is drawn: the box is hidden then, and a key would go nowhere.
  useLayoutEffect(() => {
    if (!active) return undefined
    const hear = hearing(latest)
    document.addEventListener('keydown', hear.down, true)
    document.addEventListener('keyup', hear.up, true)

    return () => {
      // A key between the question's end and the focus in the box is of the next sentence too.
      setTimeout(() => {
        document.removeEventListener('keydown', hear.down, true)
        document.removeEventListener('keyup', hear.up, true)
      }, focusReturnsMs)
    }
  }, [active])
}

/** The focus comes back by a timer of 0. */
const focusReturnsMs = 20

function hearing(latest: { current: Next }) {
  let before = latest.current.text
  let isTouched = false
  let at = now().getTime()
  const swallowed = new Set<string>()
  const swallow = (event: KeyboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const write = (text: string) => {
    // Several keys may come before the next drawing.
    latest.current = { ...latest.current, text }
    before = text
    isTouched = text !== ''
    at = now().getTime()
  }

  return {
    down: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isInField(event.target)) return
      const { text } = latest.current
      // By letters that still reached the box.
      if (text !== before) write(text)
      const isHeld = event.key === 'Enter' && event.repeat
      // A key that is held down was meant for what stood there before.
      const heard = isHeld ? { text } : nextSentenceAfter({ text, isTouched, at }, event.key, now().getTime())
      if (heard === null) return
      swallow(event)
      swallowed.add(event.key)
      if (heard === 'ends') {
        if (latest.current.end(text)) write('')
      } else if (heard.text !== text) {
        latest.current.write(heard.text)
        write(heard.text)
      }
    },
    // A space presses its button when it is let go.
    up: (event: KeyboardEvent) => {
      if (swallowed.delete(event.key)) swallow(event)
    },
  }
}

const isInField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
