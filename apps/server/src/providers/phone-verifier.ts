import type { Refusal } from './channels.ts'

/** The outcome of sending a code. */
export type Started =
  | { kind: 'pending' }
  /**
   * The provider will not send to this number; `note` says why. `too-many`: not now. `blocked`: its fraud protection
   * refused the prefix. `other`: permanent, and the person cannot fix the reason.
   */
  | { kind: 'refused'; reason: Refusal | 'too-many' | 'blocked'; note: string }
  /** Nothing can be said for now, `note` says why; `unknown`, its answer was lost and a code may be on its way. */
  | Unavailable
  | { kind: 'unknown'; note: string }

export type Unavailable = { kind: 'unavailable'; note: string; retryAfterSeconds?: number }

/** What a code was worth. `expired`: there is none any more, ask for a new one. */
export type Checked =
  | { kind: 'approved' }
  | { kind: 'wrong' }
  | { kind: 'expired' }
  | { kind: 'too-many' }
  | Unavailable

/**
 * A service that sends one-time codes and checks them. Neither call throws, and neither is ever
 * retried automatically: each counts against the number.
 */
export type PhoneVerifier = {
  /** False when none is configured: the product then makes its own codes and sends them on the sms channel. */
  connected: boolean
  /** What one code is estimated to cost. */
  pricePaise?: number
  /** @param to E.164 */
  start(request: { id: string; to: string; userId: string }): Promise<Started>
  check(request: { to: string; code: string; userId: string; now: Date }): Promise<Checked>
}

/** The default: there is no such service, so it must not be called. */
export const noPhoneVerifier: PhoneVerifier = {
  connected: false,
  start: async () => ({ kind: 'unavailable', note: 'no such service' }),
  check: async () => ({ kind: 'unavailable', note: 'no such service' }),
}
