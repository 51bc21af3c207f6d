import { newId } from '#platform/ids.ts'
import { storage } from '#platform/storage.ts'

/**
 * The Idempotency-Key under which a version of the cart is ordered: the same for every try, also after a reload, so that
 * an answer that was lost does not become a second order.
 */
export function orderKeyFor(userId: string, version: number): string {
  const [known, key] = (storage.read(nameOf(userId)) ?? '').split(' ')
  if (known === String(version) && key) return key
  const made = newId()
  storage.write(nameOf(userId), `${version} ${made}`)
  return made
}

/** After an order was made, or refused for good. */
export const dropOrderKey = (userId: string): void => storage.remove(nameOf(userId))

const nameOf = (userId: string): string => `orderKey:${userId}`
