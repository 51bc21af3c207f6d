import { signal } from '#platform/signal.ts'

/** Requests the search; handled by FindGate. */
export const findAsked = signal()
