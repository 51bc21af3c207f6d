import { personChanged } from '#api/session-signals.ts'
import { storage } from '#platform/storage.ts'

import type { Attempt } from './attempt.ts'

const key = 'unsentAttempt'
personChanged.listen(() => storage.remove(key))

/** The last try that is not known to have made its reminder; it outlives a reload, as its text does. */
export function keptAttempt(): Attempt | null {
  const kept = storage.read(key)
  if (kept === null) return null
  try {
    return JSON.parse(kept) as Attempt
  } catch {
    // Written by somebody else: a new try gets a new id.
    return null
  }
}

export function keepAttempt(attempt: Attempt | null): void {
  if (attempt === null) storage.remove(key)
  else storage.write(key, JSON.stringify(attempt))
}
