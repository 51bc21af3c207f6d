import { now } from '#platform/time/clock.ts'
import { toast } from '#ui/toast.ts'

import { words } from '../words.ts'
import { ring } from './ring.ts'
import { onTimersSaved, savedTimers, saveTimers } from './saved-timers.ts'
import { nextExpiry, ringAt, shownOverMs } from './timer-arithmetic.ts'

/*
 * One clock for all timers on this page. It ticks while a timer is running, whatever page is shown, and rings the
 * finished ones. After that it wakes only when a finished timer is due to disappear.
 */

let instant = now().getTime()
let clock: ReturnType<typeof setInterval> | null = null
let last: ReturnType<typeof setTimeout> | null = null
const listeners = new Set<() => void>()

/** Returns the clock's current time in milliseconds; updated every half second while a timer runs. */
export const instantOfTimers = (): number => instant

/** Subscribes to changes of the timers and to ticks. Returns the unsubscribe function. */
export function onTimers(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onTimersSaved(listener)
  startTimers()
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** Starts the clock if there are timers: after one was started, and once when a page finds stored ones. */
export function startTimers(): void {
  if (clock !== null || savedTimers().length === 0) return
  instant = now().getTime()
  if (savedTimers().some(({ done }) => !done)) clock = setInterval(look, 500)
  else waitForNextGone()
  // Background tabs are throttled, so it catches up when the tab becomes visible.
  document.addEventListener('visibilitychange', look)
}

function waitForNextGone(): void {
  if (last !== null) clearTimeout(last)
  const at = nextExpiry(savedTimers())
  last = at === null ? null : setTimeout(look, Math.max(0, at - now().getTime()))
}

function look(): void {
  instant = now().getTime()
  const before = savedTimers()
  const { timers, rung } = ringAt(before, instant)
  if (timers !== before) saveTimers(timers)
  for (const { step } of rung) {
    const sentence = words.timerDone(step)
    ring(sentence)
    toast.info(sentence, { duration: shownOverMs })
  }
  if (!timers.some(({ done }) => !done)) {
    if (clock !== null) clearInterval(clock)
    clock = null
    waitForNextGone()
  }
  if (timers.length === 0) document.removeEventListener('visibilitychange', look)
  for (const listener of listeners) listener()
}
