import { signal } from '#platform/signal.ts'

/** The server no longer knows the session. */
export const sessionEnded = signal()
/** Someone signed in or out: data of the previous person must be dropped. */
export const personChanged = signal()
