import type { NewPasskey, PasskeyProof } from '@planner/contract/account/second-factor'
import type { Context } from '#context.ts'
import type { Db } from '#platform/db/open.ts'
import type { PasskeyRow } from '#platform/db/tables/second-factor.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { notePasskeyUse } from './store.ts'

// Loaded on demand: its certificates and codecs take a while to load, and few calls need them.
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256, RS256: the algorithms that authenticators support (COSE numbers). */
const algorithms = [-8, -7, -257]

type Options = { challenge: string; [name: string]: unknown }

/**
 * Returns the relying party: the host of PUBLIC_URL, so that no page elsewhere can use the passkeys (WebAuthn level 3,
 * 13.4.9).
 */
function partyOf({ config }: Context): { id: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl)
  return { id: hostname, origin }
}

/** Returns the options for creating a passkey: discoverable, and with user verification. */
export async function creationOptions(
  context: Context,
  { user, known, toSign }: { user: UserRow; known: PasskeyRow[]; toSign: string },
): Promise<Options> {
  const { generateRegistrationOptions } = await library()
  return plain(
    await generateRegistrationOptions({
      rpName: 'Daily Planner',
      rpID: partyOf(context).id,
      userName: user.email,
      userDisplayName: user.full_name,
      userID: new Uint8Array(handleOf(user.id)),
      challenge: bytesOf(toSign),
      attestationType: 'none',
      supportedAlgorithmIDs: algorithms,
      excludeCredentials: known.map(({ credential, transports }) => ({ id: credential, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    }),
  )
}

/** @param known the passkeys that may answer; if empty, any that the browser has for us. */
export async function requestOptions(
  context: Context,
  { known, toSign }: { known: PasskeyRow[]; toSign: string },
): Promise<Options> {
  const { generateAuthenticationOptions } = await library()
  return plain(
    await generateAuthenticationOptions({
      rpID: partyOf(context).id,
      challenge: bytesOf(toSign),
      userVerification: 'required',
      allowCredentials: known.map(({ credential, transports }) => ({ id: credential, transports })),
    }),
  )
}

/** Verifies a newly created passkey. @throws Problem `second-factor.passkey` */
export async function verifyNew(
  context: Context,
  { passkey, toSign }: { passkey: NewPasskey; toSign: string },
): Promise<Pick<PasskeyRow, 'credential' | 'public_key' | 'counter' | 'transports'>> {
  const { verifyRegistrationResponse } = await library()
  const { id, origin } = partyOf(context)
  const { registrationInfo } = await refusing(context, () =>
    verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} } as Parameters<
        typeof verifyRegistrationResponse
      >[0]['response'],
      expectedChallenge: toSign,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!registrationInfo) throw new Problem('second-factor.passkey')
  const { credential } = registrationInfo
  return {
    credential: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
  }
}

/**
 * Verifies that one of the person's passkeys signed the challenge, for us and with user verification, and records its
 * use.
 *
 * @throws Problem `second-factor.passkey`
 */
export async function verifyAssertion(
  context: Context,
  tx: Db,
  { proof, passkey, toSign }: { proof: PasskeyProof; passkey: PasskeyRow; toSign: string },
): Promise<void> {
  const { verifyAuthenticationResponse } = await library()
  const { id, origin } = partyOf(context)
  const { userHandle } = proof.response
  if (userHandle && userHandle !== handleOf(passkey.user_id).toString('base64url')) {
    throw new Problem('second-factor.passkey')
  }
  const { verified, authenticationInfo } = await refusing(context, () =>
    verifyAuthenticationResponse({
      response: { ...proof, clientExtensionResults: {} } as Parameters<
        typeof verifyAuthenticationResponse
      >[0]['response'],
      expectedChallenge: toSign,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.credential,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }),
  )
  const use = { counter: authenticationInfo.newCounter, now: context.clock.now() }
  if (!verified || !(await notePasskeyUse(tx, passkey.id, use))) throw new Problem('second-factor.passkey')
}

/** Converts any failure of the library to one Problem for the caller; the log has the details. */
async function refusing<T>(context: Context, verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch (error) {
    context.log.info({ reason: (error as Error).message }, 'passkey verification failed')
    throw new Problem('second-factor.passkey')
  }
}

/** The user handle given to the authenticator: the account's id, which reveals nothing else. */
const handleOf = (userId: string): Buffer => Buffer.from(userId.replaceAll('-', ''), 'hex')

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'))

/** Returns the options without undefined fields, as in JSON. */
const plain = (options: { challenge: string }): Options => JSON.parse(JSON.stringify(options)) as Options
