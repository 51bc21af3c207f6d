import { now } from '#platform/time/clock.ts'
import { toast } from '#ui/toast.ts'

import { words } from '../words.ts'
import { ring } from './ring.ts'
import { nextGone, ringAt, shownOverMs } from './timer-arithmetic.ts'
import { keepTimers, keptTimers, onTimersKept } from './timers-kept.ts'

/*
 * One clock for all timers of this page: it runs while a timer does, whatever is shown, and rings what is over. Afterwards it
 * wakes once for each that goes by itself.
 */

let instant = now().getTime()
let clock: ReturnType<typeof setInterval> | null = null
let last: ReturnType<typeof setTimeout> | null = null
const listeners = new Set<() => void>()

/** Milliseconds; moved on each half second while a timer runs. */
export const instantOfTimers = (): number => instant

/** Tells of each change of the timers, and of each tick. */
export function onTimers(listener: () => void): () => void {
  listeners.add(listener)
  const stop = onTimersKept(listener)
  startTimers()
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** Runs the clock if a timer runs: after one was started, and once when a page finds timers that were left. */
export function startTimers(): void {
  if (clock !== null || keptTimers().length === 0) return
  instant = now().getTime()
  if (keptTimers().some(({ done }) => !done)) clock = setInterval(look, 500)
  else waitForNextGone()
  // A tab in the background is woken seldom.
  document.addEventListener('visibilitychange', look)
}

function waitForNextGone(): void {
  if (last !== null) clearTimeout(last)
  const at = nextGone(keptTimers())
  last = at === null ? null : setTimeout(look, Math.max(0, at - now().getTime()))
}

function look(): void {
  instant = now().getTime()
  const before = keptTimers()
  const { timers, rung } = ringAt(before, instant)
  if (timers !== before) keepTimers(timers)
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
