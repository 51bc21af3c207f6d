import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Encrypts secrets that have to be readable again, so that a stolen database does not reveal them. */
export type Sealer = {
  /** @param about owner and purpose, as associated data: a value sealed for one cannot be opened for another. */
  seal(text: string, about: string): Buffer
  /** Null if its key is gone or the value was tampered with. */
  open(sealed: Buffer, about: string): string | null
}

const cipher = 'aes-256-gcm'
const sizes = { keyId: 4, nonce: 12, tag: 16 } as const

/**
 * AES-256-GCM. The ciphertext begins with the id of its key, so that keys can be rotated: the first one encrypts, all of
 * them decrypt.
 *
 * @param load returns the keys, 32 bytes each; called on first use.
 */
export function sealerWith(load: () => readonly Buffer[]): Sealer {
  let loaded: readonly Buffer[] | undefined
  const keys = (): readonly Buffer[] => {
    loaded ??= load()
    return loaded
  }
  return {
    seal(text, about) {
      const key = keys()[0]!
      const nonce = randomBytes(sizes.nonce)
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(about))
      const hidden = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
      return Buffer.concat([keyIdOf(key), nonce, sealing.getAuthTag(), hidden])
    },
    open(sealed, about) {
      const [keyId, nonce, tag, hidden] = partsOf(sealed)
      const key = keys().find((one) => keyIdOf(one).equals(keyId))
      if (!key || tag.length < sizes.tag) return null
      const opening = createDecipheriv(cipher, key, nonce, { authTagLength: sizes.tag })
      opening.setAAD(Buffer.from(about)).setAuthTag(tag)
      try {
        return Buffer.concat([opening.update(hidden), opening.final()]).toString('utf8')
      } catch {
        // Tampered with, or sealed for something else.
        return null
      }
    },
  }
}

const keyIdOf = (key: Buffer): Buffer => createHash('sha256').update(key).digest().subarray(0, sizes.keyId)

function partsOf(sealed: Buffer): [keyId: Buffer, nonce: Buffer, tag: Buffer, hidden: Buffer] {
  const afterNonce = sizes.keyId + sizes.nonce
  const afterTag = afterNonce + sizes.tag
  return [
    sealed.subarray(0, sizes.keyId),
    sealed.subarray(sizes.keyId, afterNonce),
    sealed.subarray(afterNonce, afterTag),
    sealed.subarray(afterTag),
  ]
}
