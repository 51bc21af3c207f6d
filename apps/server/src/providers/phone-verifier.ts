import type { Refusal } from './channels.ts'

/** The outcome of sending a code. */
export type Started =
  | { kind: 'pending' }
  /**
   * The provider refuses to send to this number; `note` says why. `too-many`: not now. `blocked`: its fraud protection
   * refused the prefix. `other`: permanent, and the person cannot fix the reason.
   */
  | { kind: 'refused'; reason: Refusal | 'too-many' | 'blocked'; note: string }
  /** Temporary: `note` says why. `unknown`: the response was lost, and a code may be on its way. */
  | Unavailable
  | { kind: 'unknown'; note: string }

export type Unavailable = { kind: 'unavailable'; note: string; retryAfterSeconds?: number }

/** The result of checking a code. `expired`: there is no valid code any more, ask for a new one. */
export type Checked =
  | { kind: 'approved' }
  | { kind: 'wrong' }
  | { kind: 'expired' }
  | { kind: 'too-many' }
  | Unavailable

/**
 * A service that sends one-time codes and checks them. No call throws, and none is retried automatically, because each
 * counts against the number.
 */
export type PhoneVerifier = {
  /** False if none is configured: the product then generates codes and sends them by SMS. */
  connected: boolean
  /** Estimated cost of one code, in paise. */
  pricePaise?: number
  /** @param to E.164 */
  start(request: { id: string; to: string; userId: string }): Promise<Started>
  check(request: { to: string; code: string; userId: string; now: Date }): Promise<Checked>
}

/** The default without a service; must not be called. */
export const noPhoneVerifier: PhoneVerifier = {
  connected: false,
  start: async () => ({ kind: 'unavailable', note: 'no such service' }),
  check: async () => ({ kind: 'unavailable', note: 'no such service' }),
}
