import * as z from 'zod/mini'
import { secondFactor as limits } from '../constants/accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Id, Instant, text } from '../fields.ts'
import { CurrentPassword } from './account.ts'
import { DeviceToken, Session } from './auth.ts'

const Challenge = z
  .string('challenge must be text')
  .check(z.minLength(1, 'challenge must not be empty'), z.maxLength(100, 'challenge is too long'))

const encoded = (name: string, max: number) =>
  z.string(`${name} must be text`).check(z.regex(/^[\w-]+$/, `${name} must be base64url`), z.maxLength(max))

const credential = {
  id: encoded('id', 1400),
  rawId: encoded('rawId', 1400),
  type: z.literal('public-key', 'type must be public-key'),
}

/** The result of `navigator.credentials.create` as JSON (WebAuthn level 3, 5.1). */
const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded('clientDataJSON', 4000),
    attestationObject: encoded('attestationObject', 20_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})

/** The result of `navigator.credentials.get` as JSON. */
const PasskeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded('clientDataJSON', 4000),
    authenticatorData: encoded('authenticatorData', 4000),
    signature: encoded('signature', 2000),
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>
export type PasskeyProof = z.infer<typeof PasskeyProof>

/** Options for `navigator.credentials`, in the form the page's library expects. */
const PasskeyOptions = z.looseObject({ challenge: z.string() })

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  created_at: Instant,
  last_used_at: z.nullable(Instant),
})
export type Passkey = z.infer<typeof Passkey>

/** Shown once. */
const RecoveryCodes = z.array(z.string())

/** A code of the authenticator app; spaces are accepted, since apps display them. */
const TimeCode = z.string('code must be text').check(
  z.overwrite((code) => code.replace(/[\s-]/g, '')),
  z.regex(/^\d{6}$/, 'Enter the 6-digit code'),
)

export const status = endpoint({
  method: 'GET',
  path: '/api/account/second-factor',
  access: 'member',
  summary: 'Two-step sign-in methods',
  input: z.object({}),
  result: z.object({
    authenticator_app: z.nullable(z.object({ created_at: Instant, last_used_at: z.nullable(Instant) })),
    passkeys: z.array(Passkey),
    recovery_codes_left: z.int(),
  }),
})

export const beginApp = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/app',
  access: 'member',
  summary: 'Start setting up an authenticator app',
  input: z.object({ password: CurrentPassword }),
  /** The secret in base32, and as the URL for the QR code. */
  result: z.object({ secret: z.string(), uri: z.string() }),
})

/** `recovery_codes` is null if the account already has some. */
export const confirmApp = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/app/confirm',
  access: 'member',
  summary: 'Finish setting up an authenticator app with a code from it',
  input: z.object({ code: TimeCode }),
  result: z.object({ message: z.string(), recovery_codes: z.nullable(RecoveryCodes) }),
})

export const removeApp = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/app/remove',
  access: 'member',
  summary: 'Remove the authenticator app',
  input: z.object({ password: CurrentPassword }),
  result: Done,
})

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/begin',
  access: 'member',
  summary: 'Start adding a passkey',
  input: z.object({ password: CurrentPassword }),
  result: z.object({ challenge: z.string(), options: PasskeyOptions }),
})

/** `recovery_codes` is null if the account already has some. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  access: 'member',
  summary: 'Add a passkey',
  input: z.object({ challenge: Challenge, name: text('Name', { max: limits.nameMax }), passkey: NewPasskey }),
  result: z.object({ passkey: Passkey, recovery_codes: z.nullable(RecoveryCodes) }),
})

/** POST, so that the password is not in a URL. */
export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/:id/remove',
  access: 'member',
  summary: 'Remove a passkey',
  input: z.object({ id: Id, password: CurrentPassword }),
  result: Done,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  access: 'member',
  summary: 'Create new recovery codes; the old ones stop working',
  input: z.object({ password: CurrentPassword }),
  result: z.object({ recovery_codes: RecoveryCodes }),
})

/** Takes the challenge of a sign-in that was refused with `auth.second-factor`. */
export const ways = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/ways',
  access: 'anyone',
  summary: 'Ways to finish a sign-in',
  input: z.object({ challenge: Challenge }),
  result: z.object({ authenticator_app: z.boolean(), passkey: z.nullable(PasskeyOptions) }),
})

/**
 * Credentials that a signed-in person gives again for sensitive actions: the password and, if a second factor is set
 * up, one answer to its challenge.
 */
export const confirmation = {
  password: CurrentPassword,
  challenge: z.optional(Challenge),
  code: z.optional(TimeCode),
  recovery_code: z.optional(text('Recovery code', { max: 40 })),
  passkey: z.optional(PasskeyProof),
}

/** Exactly one of the three. A challenge allows five attempts and is valid for ten minutes. */
export const finish = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  access: 'anyone',
  summary: 'Finish a sign-in with a code, a recovery code or a passkey',
  input: z
    .object({
      challenge: Challenge,
      code: z.optional(TimeCode),
      recovery_code: z.optional(text('Recovery code', { max: 40 })),
      passkey: z.optional(PasskeyProof),
      device_token: DeviceToken,
    })
    .check(
      z.refine(
        ({ code, recovery_code, passkey }) => [code, recovery_code, passkey].filter(Boolean).length === 1,
        'Send a code, a recovery code or a passkey',
      ),
    ),
  result: Session,
})

export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/begin',
  access: 'anyone',
  summary: 'Start signing in with a passkey',
  input: z.object({}),
  result: z.object({ challenge: z.string(), options: PasskeyOptions }),
})

export const passkeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  access: 'anyone',
  summary: 'Sign in with a passkey',
  input: z.object({ challenge: Challenge, passkey: PasskeyProof, device_token: DeviceToken }),
  result: Session,
})
