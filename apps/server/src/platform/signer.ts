import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Signs what leaves the house and is to come back unchanged, and hides what is too short to be hashed without a key. */
export type Signer = {
  /** HMAC-SHA256 with a key of the purpose's own: what is signed for one is worth nothing for another. */
  sign(purpose: string, text: string): Buffer
  /** Whether this is the signature, told in the same time whatever it is. */
  isSignature(purpose: string, text: string, signature: Buffer): boolean
}

/**
 * A signer whose keys follow from one secret (RFC 5869), so that processes that share the secret take one another's
 * signatures.
 */
export function signerFrom(secret: string): Signer {
  // Derived once: each mail and notification carries a signed link, and the purposes are few.
  const keys = new Map<string, Buffer>()
  function keyOf(purpose: string): Buffer {
    const known = keys.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', secret, '', `daily-planner ${purpose}`, 32))
    keys.set(purpose, key)
    return key
  }
  const sign = (purpose: string, text: string): Buffer => createHmac('sha256', keyOf(purpose)).update(text).digest()
  return {
    sign,
    isSignature(purpose, text, signature) {
      const right = sign(purpose, text)
      return signature.length === right.length && timingSafeEqual(signature, right)
    },
  }
}
