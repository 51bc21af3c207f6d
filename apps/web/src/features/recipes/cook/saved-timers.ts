import { storage } from '#platform/storage.ts'

import type { Timer } from './timer-arithmetic.ts'

const key = 'cookTimers'
const listeners = new Set<() => void>()

/** Returns the timers stored on this device, which survive leaving cook mode, navigation and reloads. */
export function savedTimers(): readonly Timer[] {
  const text = storage.read(key)
  if (text === null) return none
  if (text !== last.text) last = { text, timers: read(text) }
  return last.timers
}

export function saveTimers(timers: readonly Timer[]): void {
  if (timers.length === 0) storage.remove(key)
  else storage.write(key, JSON.stringify(timers))
  for (const listener of listeners) listener()
}

export function onTimersSaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const none: readonly Timer[] = []
/** `useSyncExternalStore` needs a stable snapshot: the same array until the stored text changes. */
let last: { text: string | null; timers: readonly Timer[] } = { text: null, timers: none }

/** Parses stored timers, which another version of the app may have written. */
function read(text: string): readonly Timer[] {
  try {
    const there: unknown = JSON.parse(text)
    return Array.isArray(there) ? there.filter(isTimer) : none
  } catch {
    return none
  }
}

const isTimer = (value: Partial<Timer> | null): value is Timer =>
  typeof value?.id === 'string' && typeof value.recipeId === 'string' && typeof value.endsAt === 'number'
