import { cart as limits } from '@planner/contract/constants/orders'
import type { Context } from '#context.ts'
import type { CartRow } from '#platform/db/tables/cart.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { linesOf } from './lines-of.ts'
import type { NewLine } from './new-line.ts'
import { addLine, cartOf } from './store.ts'

/** Adds an item to the cart. @throws Problem `cart.full`, `cart.too-long`, and whatever `linesOf` throws. */
export async function addToCart(context: Context, user: UserRow, item: NewLine): Promise<CartRow> {
  const [line] = await linesOf(context, user, [item])
  const cart = await addLine(context.db, user.id, line!, { now: context.clock.now(), ...limits })
  if (cart) return cart
  const { lines = [] } = (await cartOf(context.db, user.id)) ?? {}
  throw new Problem(lines.length < limits.linesMax ? 'cart.too-long' : 'cart.full')
}
