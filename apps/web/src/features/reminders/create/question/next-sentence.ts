import { useLayoutEffect, useRef } from 'react'

import { now } from '#platform/time/clock.ts'

/** The next sentence so far, whether any of it was typed since the question opened, and when a key was last pressed. */
export type NextSentence = { text: string; isTouched: boolean; at: number }

/** For this long after the question opened or a key was typed, a space is not an answer. In milliseconds. */
const runningMs = 900

/** The next sentence after a key, or 'ends' if the key completes it; null if the key is meant for the question. */
export type Heard = { text: string } | 'ends' | null

/**
 * Decides what a key pressed while the question is open does: change the next sentence, complete it, or answer. Letters
 * never answer. Once the next sentence has begun, Enter and the space belong to it.
 */
export function nextSentenceAfter({ text, isTouched, at: last }: NextSentence, key: string, at: number): Heard {
  const hasBegun = isTouched && text.trim() !== ''
  if (key === 'Enter') return hasBegun ? 'ends' : null
  if (key === 'Backspace') return hasBegun ? { text: text.slice(0, -1) } : null
  // Keys that type nothing have longer names: 'Tab', 'Escape'.
  if (!/^.$/u.test(key)) return null
  if (key !== ' ' || hasBegun) return { text: text + key }
  return at - last < runningMs ? { text } : null
}

type Next = {
  /** Whether a question is open. */
  active: boolean
  text: string
  write: (text: string) => void
  /** Called on Enter at the end of the next sentence. @returns whether it was accepted. */
  end: (text: string) => boolean
}

/** Redirects typing to the next sentence while a question is open. */
export function useTypedOn(next: Next): void {
  const { active } = next
  const latest = useRef(next)
  useLayoutEffect(() => {
    latest.current = next
  })
  // In a layout effect: the box is hidden before the next paint, and a key would be lost.
  useLayoutEffect(() => {
    if (!active) return undefined
    const hear = hearing(latest)
    document.addEventListener('keydown', hear.down, true)
    document.addEventListener('keyup', hear.up, true)

    return () => {
      // A key between the question's end and the return of focus to the box belongs to the next sentence too.
      setTimeout(() => {
        document.removeEventListener('keydown', hear.down, true)
        document.removeEventListener('keyup', hear.up, true)
      }, focusReturnsMs)
    }
  }, [active])
}

/** Longer than the timer of 0 that returns focus. */
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
    // Several keys may be pressed before the next render.
    latest.current = { ...latest.current, text }
    before = text
    isTouched = text !== ''
    at = now().getTime()
  }

  return {
    down: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isInField(event.target)) return
      const { text } = latest.current
      // Letters may still have reached the box directly.
      if (text !== before) write(text)
      const isHeld = event.key === 'Enter' && event.repeat
      // A held key was meant for whatever had focus before.
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
    // A space presses its button on key up.
    up: (event: KeyboardEvent) => {
      if (swallowed.delete(event.key)) swallow(event)
    },
  }
}

const isInField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
