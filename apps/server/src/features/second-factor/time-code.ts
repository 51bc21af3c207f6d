import type { Context } from '#context.ts'
import type { Db } from '#platform/db/open.ts'
import type { AuthenticatorAppRow } from '#platform/db/tables/second-factor.ts'
import { spendStep } from './store.ts'

/** The parameters that authenticator apps assume: SHA-1, 6 digits, 30 seconds (RFC 6238). */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Number of steps before and after the current one whose codes are accepted, for differing clocks and slow typing. */
const window = 1

/** Returns a new secret of 160 bits, in base32. */
export async function newSecret({ ids }: Context): Promise<string> {
  const { Secret } = await import('otpauth')
  const bytes = Buffer.from(ids.secret(), 'base64url').subarray(0, 20)
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32
}

/** Returns the URI that a QR code passes to the app. */
export async function uriOf(secret: string, email: string): Promise<string> {
  const { TOTP } = await import('otpauth')
  return new TOTP({ ...kind, issuer: 'Daily Planner', label: email, secret }).toString()
}

/** Returns the time step that a code belongs to; null if it matches none in the window. */
export async function stepOf({ clock }: Context, secret: string, code: string): Promise<number | null> {
  const { TOTP } = await import('otpauth')
  const totp = new TOTP({ ...kind, secret })
  const timestamp = clock.now().getTime()
  const delta = totp.validate({ token: code, timestamp, window })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Consumes a code of the person's app. @returns whether it was correct and unused. */
export async function takeTimeCode(context: Context, tx: Db, app: AuthenticatorAppRow, code: string): Promise<boolean> {
  const secret = openSecret(context, app)
  const step = secret === null ? null : await stepOf(context, secret, code)
  if (secret === null || step === null) return false
  const resealed = sealSecret(context, secret, app.user_id)
  return spendStep(tx, app.user_id, { secret: app.secret, resealed, step, now: context.clock.now() })
}

export const sealSecret = ({ sealer }: Context, secret: string, userId: string): Buffer =>
  sealer.seal(secret, aboutOf(userId))

/**
 * Returns the secret; null if the key that sealed it is gone. Then no code is correct, and a recovery code is needed.
 */
export function openSecret({ sealer, log }: Context, { secret, user_id }: AuthenticatorAppRow): string | null {
  const opened = sealer.open(secret, aboutOf(user_id))
  if (opened === null) log.error({ userId: user_id }, 'cannot decrypt an authenticator secret: was TOKEN_KEY changed?')
  return opened
}

const aboutOf = (userId: string): string => `authenticator app of ${userId}`
