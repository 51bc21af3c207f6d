import { signal } from '../signal.ts'
import { now } from '../time/clock.ts'

/**
 * The header with the time (ISO 8601) at which an answer was stored on this device, set when the service worker answers
 * in place of the server.
 */
export const keptAtHeader = 'x-kept-at'

const keptAt = new Map<string, number>()
const changed = signal()

/** Records whether the newest answer of a path came from the device or the server. */
export function noteOrigin(path: string, { headers }: Response): void {
  const kept = headers.get(keptAtHeader)
  if (kept === null && !keptAt.has(path)) return

  if (kept === null) keptAt.delete(path)
  else keptAt.set(path, Date.parse(kept))
  changed.tell()
}

/**
 * Returns when a path's last answer was stored on this device, in milliseconds since 1970; null if it came from the
 * server.
 */
export const keptSince = (path: string): number | null => keptAt.get(path) ?? null

let changedAt = 0

/** Records that this page has just changed data on the server. */
export function noteChange(): void {
  changedAt = now().getTime()
}

/** Whether a path's newest answer was stored on this device before this page's last change. */
export const isOlderThanChange = (path: string): boolean => (keptSince(path) ?? changedAt) < changedAt

/** Subscribes to changes of origin. Returns the unsubscribe function. */
export const onOrigin = changed.listen
