import { toCart } from '@planner/contract/kitchen/list-to-cart'
import { countedAs } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { asMember } from '#features/household/as-member.ts'
import type { Line } from '#platform/db/tables/cart.ts'
import type { OrderRow } from '#platform/db/tables/orders.ts'
import { changeState } from './change-items.ts'
import { linesOf } from './lines.ts'
import { itemsTicked } from './store.ts'

/**
 * Puts back on the list what the delivery of an order's line ticked, because it was missing or damaged and is not
 * brought. Like any unticked items, they are taken out of the pantry.
 */
export async function reopenLacking(
  context: Context,
  { user_id: userId, order_date: addedBefore }: Pick<OrderRow, 'user_id' | 'order_date'>,
  { line, deliveredAt: since }: { line: Line; deliveredAt: Date },
): Promise<void> {
  const user = userId === null ? null : await userById(context, userId)
  if (!user) return
  await asMember(context, user, async (tx, me) => {
    const items = await itemsTicked(tx, me.household_id, { addedBefore, since })
    const listed = linesOf(items, new Map()).lines.filter((one) => isOrdered(toCart(one), line))
    const ids = new Set(listed.flatMap(({ entries }) => entries.map(({ id }) => id)))
    const lacking = items.filter(({ id }) => ids.has(id))
    await changeState(context, tx, me, lacking, { state: 'open', at: context.clock.now() })
  })
}

/** Whether a list line's cart line is the ordered one, in whatever packs. */
const isOrdered = (wanted: Pick<Line, 'type' | 'item_id'>, { type, item_id: id }: Line): boolean =>
  type === wanted.type && countedAs(id).food === countedAs(wanted.item_id).food
