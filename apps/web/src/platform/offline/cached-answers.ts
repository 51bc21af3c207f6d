import { signal } from '../signal.ts'
import { now } from '../time/clock.ts'

/**
 * The header with the time (ISO 8601) at which an answer was stored on this device, set when the service worker answers
 * in place of the server.
 */
export const cachedAtHeader = 'x-kept-at'

const cachedAt = new Map<string, number>()
const changed = signal()

/** Records whether the newest answer of a path came from the device or the server. */
export function noteOrigin(path: string, { headers }: Response): void {
  const cached = headers.get(cachedAtHeader)
  if (cached === null && !cachedAt.has(path)) return

  if (cached === null) cachedAt.delete(path)
  else cachedAt.set(path, Date.parse(cached))
  changed.tell()
}

/**
 * Returns when a path's last answer was stored on this device, in milliseconds since 1970; null if it came from the
 * server.
 */
export const cachedSince = (path: string): number | null => cachedAt.get(path) ?? null

let changedAt = 0

/** Records that this page has just changed data on the server. */
export function noteChange(): void {
  changedAt = now().getTime()
}

/** Whether a path's newest answer was stored on this device before this page's last change. */
export const isOlderThanChange = (path: string): boolean => (cachedSince(path) ?? changedAt) < changedAt

/** Subscribes to changes of origin. Returns the unsubscribe function. */
export const onOrigin = changed.listen
