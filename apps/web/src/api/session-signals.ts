import { signal } from '#platform/signal.ts'

/** The server no longer knows the session. */
export const sessionEnded = signal()
/** Someone signed in or out: whatever was fetched for the one before is to be forgotten. */
export const personChanged = signal()
