import { signal } from '../signal.ts'
import { now } from '../time/clock.ts'

/** When an answer was kept on this device (ISO 8601), as a header of it: the service worker gives it in place of the server's. */
export const keptAtHeader = 'x-kept-at'

const keptAt = new Map<string, number>()
const changed = signal()

/** Notes where the newest answer of a path came from. */
export function noteOrigin(path: string, { headers }: Response): void {
  const kept = headers.get(keptAtHeader)
  if (kept === null && !keptAt.has(path)) return

  if (kept === null) keptAt.delete(path)
  else keptAt.set(path, Date.parse(kept))
  changed.tell()
}

/** Since when this device keeps what a path answered last, in milliseconds since 1970; null where it is the server's. */
export const keptSince = (path: string): number | null => keptAt.get(path) ?? null

let changedAt = 0

/** Notes that the server has just been made to change something. */
export function noteChange(): void {
  changedAt = now().getTime()
}

/** Whether a path's newest answer was kept on this device before the server last changed something for this page. */
export const isOlderThanChange = (path: string): boolean => (keptSince(path) ?? changedAt) < changedAt

/** Hears of every change. Returns how to stop listening. */
export const onOrigin = changed.listen
