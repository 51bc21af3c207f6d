import { useSyncExternalStore } from 'react'

import { newId } from '#platform/ids.ts'
import { now } from '#platform/time/clock.ts'
import { savedTimers, saveTimers } from './saved-timers.ts'
import type { Timer } from './timer-arithmetic.ts'
import { instantOfTimers, onTimers, startTimers } from './timer-clock.ts'

export type Timers = {
  timers: readonly Timer[]
  /** In milliseconds; updated while a timer runs. */
  instant: number
  start: (step: number, minutes: number) => void
  remove: (id: string) => void
}

/** All timers on this device, and the current instant by which to show them. */
export function useAllTimers(): Pick<Timers, 'timers' | 'instant' | 'remove'> {
  const timers = useSyncExternalStore(onTimers, savedTimers)
  const instant = useSyncExternalStore(onTimers, instantOfTimers)
  return { timers, instant, remove }
}

/** The timers of a dish. They keep running while the cook views another step, another page or another app. */
export function useTimers(recipeId: string, dish: string): Timers {
  const { timers, instant } = useAllTimers()
  return {
    timers: timers.filter((timer) => timer.recipeId === recipeId),
    instant,
    start(step, minutes) {
      const endsAt = now().getTime() + minutes * 60_000
      const others = savedTimers().filter((timer) => timer.recipeId !== recipeId || timer.step !== step)
      saveTimers([...others, { id: newId(), recipeId, dish, step, name: `Step ${step}`, endsAt, done: false }])
      startTimers()
    },
    remove,
  }
}

const remove = (id: string): void => saveTimers(savedTimers().filter((timer) => timer.id !== id))
