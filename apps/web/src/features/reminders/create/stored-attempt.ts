import { personChanged } from '#api/session-signals.ts'
import { storage } from '#platform/storage.ts'

import type { Attempt } from './attempt.ts'

const key = 'unsentAttempt'
personChanged.listen(() => storage.remove(key))

/** Returns the last attempt whose outcome is unknown; it survives a reload, as its text does. */
export function storedAttempt(): Attempt | null {
  const stored = storage.read(key)
  if (stored === null) return null
  try {
    return JSON.parse(stored) as Attempt
  } catch {
    // Written by other code: a new attempt gets a new id.
    return null
  }
}

export function storeAttempt(attempt: Attempt | null): void {
  if (attempt === null) storage.remove(key)
  else storage.write(key, JSON.stringify(attempt))
}
