import type { Session } from '@planner/contract/account/auth'
import * as factor from '@planner/contract/account/second-factor'
import { failures, secondFactorFailures } from '@planner/contract/failures'
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { call } from '#api/call.ts'
import { CallError, NoAnswer } from '#api/errors.ts'
import { deviceToken } from '#platform/device-token.ts'

/** The options the server issues for the browser's WebAuthn call. */
export type PasskeyOptions = { challenge: string; [name: string]: unknown }

class Unsupported extends Error {}

/** Creates a passkey in the browser. */
export async function makePasskey(options: PasskeyOptions): Promise<factor.NewPasskey> {
  if (!browserSupportsWebAuthn()) throw new Unsupported()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return (await startRegistration({ optionsJSON })) as factor.NewPasskey
}

/** Asks the person to confirm with a passkey. */
export async function provePasskey(options: PasskeyOptions): Promise<factor.PasskeyProof> {
  if (!browserSupportsWebAuthn()) throw new Unsupported()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return (await startAuthentication({ optionsJSON })) as factor.PasskeyProof
}

/** Signs in with a passkey alone. */
export async function passkeySession(): Promise<Session> {
  const { challenge, options } = await call(factor.beginPasskeySignIn, {})
  return call(factor.passkeySignIn, {
    challenge,
    passkey: await provePasskey(options),
    device_token: deviceToken(),
  })
}

/** Returns the sentence for a passkey that was not used or not accepted. */
export function passkeyFailure(error: unknown): string {
  if (error instanceof NoAnswer) return failures.connection
  if (error instanceof CallError) return error.detail ? `${error.detail}.` : secondFactorFailures.other
  if (error instanceof Unsupported) return secondFactorFailures.passkeyUnsupported
  // Browsers do not reveal whether the person cancelled or has no passkey (WebAuthn level 3, 14.5.2).
  return secondFactorFailures.passkeyCancelled
}
