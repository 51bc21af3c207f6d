import { useEffect, useState } from 'react'
import { newId } from '#platform/ids.ts'
import { now } from '#platform/time/clock.ts'
import { toast } from '#ui/toast.ts'
import { words } from '../words.ts'

import { ring } from './ring.ts'
import { ringAt, type Timer } from './timers.ts'

export type Timers = {
  timers: readonly Timer[]
  /** Milliseconds, moved on each second while a timer runs. */
  instant: number
  start: (step: number, minutes: number) => void
  remove: (id: string) => void
}

/** Timers of the steps. They run on while the cook looks at another step. */
export function useTimers(): Timers {
  const [timers, setTimers] = useState<readonly Timer[]>([])
  const [instant, setInstant] = useState(() => now().getTime())
  const running = timers.some((timer) => !timer.done)

  useEffect(() => {
    if (!running) return undefined
    const look = () => {
      const at = now().getTime()
      const after = ringAt(timers, at)
      setInstant(at)
      if (after.rung.length === 0) return
      setTimers(after.timers)
      for (const { step } of after.rung) {
        const sentence = words.timerDone(step)
        ring(sentence)
        toast.info(sentence, { duration: Number.POSITIVE_INFINITY })
      }
    }
    const clock = setInterval(look, 500)
    // A tab in the background is woken seldom.
    document.addEventListener('visibilitychange', look)

    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', look)
    }
  }, [running, timers])

  return {
    timers,
    instant,
    start(step, minutes) {
      const at = now().getTime()
      setInstant(at)
      setTimers((before) => [
        ...before.filter((timer) => timer.step !== step),
        { id: newId(), step, name: `Step ${step}`, endsAt: at + minutes * 60_000, done: false },
      ])
    },
    remove: (id) => setTimers((before) => before.filter((timer) => timer.id !== id)),
  }
}
