import type { Cart } from '@planner/contract/cart'
import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { withLines } from './add-all-to-cart.ts'
import { shownCart } from './cart-in-rupees.ts'
import { lockCart, lockCartOf, saveCart } from './store.ts'
import { requireFits } from './text-of-lines.ts'

/**
 * Moves the lines of a person's own cart into the household's, as theirs. Does nothing if the person has only one cart.
 *
 * @throws Problem `cart.full`, `cart.too-long`.
 */
export async function mergeOwnCart(context: Context, user: UserRow): Promise<Cart> {
  const now = context.clock.now()
  await inTransaction(context.db, async (tx) => {
    const cart = await lockCart(tx, user.id, now)
    if (cart.household_id === null) return
    const own = await lockCartOf(tx, { id: user.id, userId: user.id, now })
    if (own.lines.length === 0) return
    const together = withLines(
      cart.lines,
      own.lines.map((line) => ({ ...line, by: user.id })),
    )
    requireFits(together, cart.lines)
    await saveCart(tx, { ...cart, lines: together }, now)
    await saveCart(tx, { ...own, lines: [] }, now)
  })
  return shownCart(context, user)
}
