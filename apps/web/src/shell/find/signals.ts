import { signal } from '#platform/signal.ts'

/** Somebody asked for the search: FindGate answers. */
export const findAsked = signal()
