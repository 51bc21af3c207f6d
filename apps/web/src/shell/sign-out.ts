import { signal } from '#platform/signal.ts'

/** Somebody asked to sign out: SignOutGate answers. */
export const signOutAsked = signal()
