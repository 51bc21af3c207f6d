import type { Cart } from '@planner/contract/cart'
import { storage } from '#platform/storage.ts'
import { now } from '#platform/time/clock.ts'

const key = 'keptCart'

/** The server's cart at a time (milliseconds since 1970), readable offline. */
export type SavedCart = { user: string; at: number; cart: Cart }

export function loadSavedCart(userId: string): SavedCart | null {
  const text = storage.read(key)
  if (text === null) return null
  try {
    const saved = JSON.parse(text) as Partial<SavedCart> | null

    return saved?.user === userId && Array.isArray(saved.cart?.items) ? (saved as SavedCart) : null
  } catch {
    // Written by another version, or incomplete: only the server has the cart.
    return null
  }
}

export function saveCart(userId: string, cart: Cart): void {
  storage.write(key, JSON.stringify({ user: userId, at: now().getTime(), cart } satisfies SavedCart))
}
