import { signal } from '#platform/signal.ts'

/** Fired when the server no longer recognises the session. */
export const sessionEnded = signal()
/** Fired when someone signs in or out: data of the previous person must be dropped. */
export const personChanged = signal()
