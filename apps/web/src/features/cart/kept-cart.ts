import type { Cart } from '@planner/contract/cart'
import { storage } from '#platform/storage.ts'
import { now } from '#platform/time/clock.ts'

const key = 'keptCart'

/** The server's cart at a time (milliseconds since 1970), readable offline. */
export type KeptCart = { user: string; at: number; cart: Cart }

export function keptCart(userId: string): KeptCart | null {
  const text = storage.read(key)
  if (text === null) return null
  try {
    const kept = JSON.parse(text) as Partial<KeptCart> | null

    return kept?.user === userId && Array.isArray(kept.cart?.items) ? (kept as KeptCart) : null
  } catch {
    // Written by another version, or incomplete: only the server has the cart.
    return null
  }
}

export function keepCart(userId: string, cart: Cart): void {
  storage.write(key, JSON.stringify({ user: userId, at: now().getTime(), cart } satisfies KeptCart))
}
