import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { NewPasskey, PasskeyProof } from '@planner/contract/account/second-factor'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = { challenge: string; [name: string]: unknown }

/** How a forged, broken or copied authenticator differs. */
type Otherwise = {
  origin?: string
  rpId?: string
  challenge?: string
  counter?: number
  userVerified?: boolean
  userHandle?: string
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 }
const home = { origin: 'http://localhost:3000', rpId: 'localhost' }

/**
 * Returns an in-memory authenticator that creates one passkey (WebAuthn level 3, ES256, attestation 'none') and signs
 * with it.
 */
export function virtualAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(32)
  const id = credential.toString('base64url')
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, options: Options, { origin = home.origin, challenge }: Otherwise) =>
    Buffer.from(JSON.stringify({ type, challenge: challenge ?? options.challenge, origin, crossOrigin: false }))

  const authenticatorData = (
    extra: number,
    { rpId = home.rpId, userVerified = true, counter: fixedCount }: Otherwise,
  ) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(fixedCount ?? ++counter)
    const flag = flags.present | (userVerified ? flags.verified : 0) | extra
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flag]), count])
  }

  return {
    id,
    make(options: Options, otherwise: Otherwise = {}): NewPasskey {
      userHandle = (options.user as { id: string }).id
      const { x, y } = publicKey.export({ format: 'jwk' })
      const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
      // COSE: key type EC2, algorithm ES256, curve P-256, x, y.
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytesOf(x!)],
          [-3, bytesOf(y!)],
        ]),
      )
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credential.length)
      const authData = Buffer.concat([
        authenticatorData(flags.attested, otherwise),
        Buffer.alloc(16),
        length,
        credential,
        cose,
      ])
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<never, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<never, never>()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', options, otherwise).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    prove(options: Options, otherwise: Otherwise = {}): PasskeyProof {
      const data = clientData('webauthn.get', options, otherwise)
      const authData = authenticatorData(0, otherwise)
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
          userHandle: otherwise.userHandle ?? userHandle,
        },
      }
    },
  }
}
