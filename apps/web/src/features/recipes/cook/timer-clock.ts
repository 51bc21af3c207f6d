import { now } from '#platform/time/clock.ts'
import { toast } from '#ui/toast.ts'

import { words } from '../words.ts'
import { ring } from './ring.ts'
import { ringAt } from './timer-arithmetic.ts'
import { keepTimers, keptTimers, onTimersKept } from './timers-kept.ts'

/*
 * One clock for all timers of this page: it runs while a timer does, whatever is shown, and rings what is over.
 */

let instant = now().getTime()
let clock: ReturnType<typeof setInterval> | null = null
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
  if (clock !== null || !keptTimers().some(({ done }) => !done)) return
  instant = now().getTime()
  clock = setInterval(look, 500)
  // A tab in the background is woken seldom.
  document.addEventListener('visibilitychange', look)
}

function look(): void {
  instant = now().getTime()
  const { timers, rung } = ringAt(keptTimers(), instant)
  if (rung.length > 0) keepTimers(timers)
  for (const { step } of rung) {
    const sentence = words.timerDone(step)
    ring(sentence)
    toast.info(sentence, { duration: Number.POSITIVE_INFINITY })
  }
  if (clock !== null && !timers.some(({ done }) => !done)) {
    clearInterval(clock)
    clock = null
    document.removeEventListener('visibilitychange', look)
  }
  for (const listener of listeners) listener()
}
