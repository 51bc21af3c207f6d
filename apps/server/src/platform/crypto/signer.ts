import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto'

/** Signs values that leave the server and come back, and hashes short values with a key. */
export type Signer = {
  /** HMAC-SHA256 with a separate key for each purpose: a signature for one is invalid for another. */
  sign(purpose: string, text: string): Buffer
  /** Verifies a signature in constant time. */
  isSignature(purpose: string, text: string, signature: Buffer): boolean
}

/**
 * Returns a signer whose keys are derived from one secret (RFC 5869), so that processes with the same secret accept one
 * another's signatures.
 */
export function signerFrom(secret: string): Signer {
  // Cached: every mail and notification has a signed link, and there are few purposes.
  const keys = new Map<string, KeyObject>()
  function keyOf(purpose: string): KeyObject {
    const known = keys.get(purpose)
    if (known) return known
    // A KeyObject, because with raw bytes Node throws and catches two exceptions on each call, forty times the cost of
    // signing.
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `daily-planner ${purpose}`, 32)))
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
