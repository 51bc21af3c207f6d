import { adults } from '@planner/contract/household-roles'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { endSharedCart, startSharedCart } from '#features/cart/share-cart.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { inHousehold } from './in-household.ts'
import { householdById, peopleOf } from './store.ts'

/**
 * Gives the household one shared cart, or everybody their own again. No cart items are lost.
 *
 * @throws Problem `household.adults-only`, `household.alone`, `household.changed`.
 */
export async function shareCart(context: Context, by: Actor & { user: UserRow }, shares: boolean): Promise<void> {
  const now = context.clock.now()
  await inHousehold(context, by.user, async (tx, me) => {
    if (!adults.includes(me.household_role)) throw new Problem('household.adults-only')
    const household = await householdById(tx, me.household_id)
    if (household!.shares_cart === shares) return
    if (shares && (await peopleOf(tx, me.household_id)).length === 1) throw new Problem('household.alone')
    const who = { householdId: me.household_id, userId: me.id, now }
    await (shares ? startSharedCart(tx, who) : endSharedCart(tx, who))
    await record(context, tx, 'household.cart', by, { about: shares ? 'One shared cart' : 'Separate carts' })
  })
}
