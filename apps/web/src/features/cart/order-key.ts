import { newId } from '#platform/ids.ts'
import { storage } from '#platform/storage.ts'

/**
 * Returns the Idempotency-Key for ordering a version of the cart: the same for every attempt, also after a reload, so
 * that a lost answer does not cause a second order.
 */
export function orderKeyFor(userId: string, version: number): string {
  const [known, key] = (storage.read(nameOf(userId)) ?? '').split(' ')
  if (known === String(version) && key) return key
  const made = newId()
  storage.write(nameOf(userId), `${version} ${made}`)
  return made
}

/** Drops the key after an order was placed or refused for good. */
export const dropOrderKey = (userId: string): void => storage.remove(nameOf(userId))

const nameOf = (userId: string): string => `orderKey:${userId}`
