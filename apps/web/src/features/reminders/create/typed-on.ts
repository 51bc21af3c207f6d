import { useEffect, useRef } from 'react'

import { now } from '#platform/time/clock.ts'

/** What was typed while the question after Enter was open, and when a key of it was last hit. */
export type TypedOn = { text: string; at: number }

/** So long after the question opened, and after each letter, a space is text and no answer. */
const runningMs = 900

/**
 * The text with a key that was hit while the question is open; null if the key is for the question. Letters never answer it; a
 * space does, unless somebody is still typing.
 */
export function typedWith({ text, at: last }: TypedOn, key: string, at: number): TypedOn | null {
  const isRunning = at - last < runningMs
  if (key === 'Backspace') return text !== '' && isRunning ? { text: text.slice(0, -1), at } : null
  // Keys that write nothing have names of several letters: 'Enter', 'Tab', 'Escape'.
  if (!/^.$/u.test(key) || (key === ' ' && !isRunning)) return null
  return { text: text + key, at }
}

/** Keeps what is typed on while the question is open, and hands all of it over with each key. */
export function useTypedOn(onTyped: (text: string) => void): void {
  const handOver = useRef(onTyped)
  useEffect(() => {
    handOver.current = onTyped
  })
  useEffect(() => {
    let typed: TypedOn = { text: '', at: now().getTime() }
    const swallowed = new Set<string>()
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      const next = typedWith(typed, event.key, now().getTime())
      if (!next) return
      typed = next
      handOver.current(typed.text.trimStart())
      swallowed.add(event.key)
      event.preventDefault()
      event.stopPropagation()
    }
    // A space presses its button when it is let go.
    const up = (event: KeyboardEvent) => {
      if (!swallowed.delete(event.key)) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', down, true)
    document.addEventListener('keyup', up, true)

    return () => {
      document.removeEventListener('keydown', down, true)
      document.removeEventListener('keyup', up, true)
    }
  }, [])
}
