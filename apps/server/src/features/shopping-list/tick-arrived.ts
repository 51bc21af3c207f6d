import type { Context } from '#context.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { asMember } from '#features/household/as-member.ts'
import { pantryOf } from '#features/pantry/show-pantry.ts'
import type { Line } from '#platform/db/tables/cart.ts'
import type { OrderRow } from '#platform/db/tables/orders.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { addedAfterOrder } from './added-after-order.ts'
import { changeState } from './change-items.ts'
import { linesOf } from './lines.ts'
import { withSent } from './on-its-way.ts'
import { forServings } from './servings.ts'
import { listedItems, lockItems } from './store.ts'

/**
 * Ticks the list items that an order delivered: those on the list when it was placed, and fully covered by it. Like any
 * ticked items, they are added to the pantry.
 *
 * @param lines the order's current lines; one with quantity 0, or that is lacking, was not delivered.
 */
export async function tickArrived(
  context: Context,
  { user_id: userId, order_date: at }: Pick<OrderRow, 'user_id' | 'order_date'>,
  lines: readonly Line[],
): Promise<void> {
  const user = userId === null ? null : await userById(context, userId)
  const brought = lines.filter(({ quantity, lacking }) => quantity > 0 && !lacking)
  if (!user || brought.length === 0) return
  const now = context.clock.now()
  await asMember(context, user, async (tx, me) => {
    const today = wallTimeOf(now, me.time_zone).day
    const listed = await listedItems(tx, me.household_id, { today, tickedSince: now })
    const items = await forServings(
      tx,
      me,
      listed.filter(({ state }) => state === 'open'),
    )
    const pantry = new Map((await pantryOf(tx, me.household_id)).map((row) => [row.key, row]))
    const arrived = brought.map((line) => ({ ...line, place: 'order' as const, at }))
    const { lines: listedLines } = linesOf(items, pantry, addedAfterOrder(items, arrived))
    const covered = withSent(listedLines, items, arrived).filter(({ sent }) => sent === 'ordered')
    const ids = covered.flatMap(({ entries }) => entries.map(({ id }) => id))
    if (ids.length === 0) return
    await changeState(context, tx, me, await lockItems(tx, me.household_id, ids), { state: 'ticked', at: now })
  })
}
