import { signal } from '#platform/signal.ts'

/** Requests to sign out; handled by SignOutGate. */
export const signOutAsked = signal()
