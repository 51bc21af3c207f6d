import { shoppingList as limits } from '@planner/contract/constants/kitchen'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import { adults } from '@planner/contract/household-roles'
import type { add, edit, remove, tick } from '@planner/contract/kitchen/shopping-list'
import type { Context } from '#context.ts'
import { asMember } from '#features/household/as-member.ts'
import { after } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { ShoppingItemRow } from '#platform/db/tables/shopping.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { parseItem } from './parse-item.ts'
import { staplesBought, staplesWanted } from './staples/staples.ts'
import { stockBought, unstock } from './stock-bought.ts'
import {
  clearTicked,
  countOpen,
  deleteBeyond,
  type ItemOfDish,
  insertItems,
  lockItems,
  setItem,
  setState,
} from './store.ts'

/** Returns when a change was made on the device. */
const madeAt = ({ clock }: Context, waitedMs: number | undefined): Date => after(clock.now(), -(waitedMs ?? 0))

/**
 * Adds items as they were typed. Each is a separate row, so that concurrent additions by two members add up.
 *
 * @throws Problem `list.full`, `household.changed`.
 */
export async function addItems(
  context: Context,
  user: UserRow,
  { items, waited_ms }: CheckedInputOf<typeof add>,
): Promise<void> {
  const at = madeAt(context, waited_ms)
  await asMember(context, user, async (tx) => {
    const { typed } = await countOpen(tx, user.household_id)
    if (typed + items.length > limits.openMax) throw new Problem('list.full')
    await insertItems(
      tx,
      items.map(({ id, text }) => ({
        id,
        household_id: user.household_id,
        user_id: user.id,
        ...parseItem(text),
        said_at: at,
        serves: null,
        chosen_id: null,
        dish: null,
        for_day: null,
        state: 'open',
        state_at: at,
        state_by: user.id,
        added_at: context.clock.now(),
      })),
    )
    await deleteBeyond(tx, user.household_id, limits.settledMax)
  })
}

/**
 * Changes the text of an item. Of several changes the latest counts, by when it was made.
 *
 * @throws Problem `list.item`, `list.not-yours`, `household.changed`.
 */
export async function editItem(
  context: Context,
  user: UserRow,
  { id, text, waited_ms }: CheckedInputOf<typeof edit>,
): Promise<void> {
  const at = madeAt(context, waited_ms)
  await asMember(context, user, async (tx, me) => {
    const [item] = await lockItems(tx, me.household_id, [id])
    if (!item || item.dish !== null) throw new Problem('list.item')
    requireOwn(me, [item])
    if (item.said_at <= at) await setItem(tx, id, { ...parseItem(text), said_at: at })
  })
}

/**
 * Ticks items as bought, which adds them to the pantry, or unticks them, which takes them out again. Of several changes
 * to one item the latest counts, by when it was made, in whichever order they arrive.
 *
 * @throws Problem `household.changed`.
 */
export async function tickItems(
  context: Context,
  user: UserRow,
  { ids, ticked, waited_ms }: CheckedInputOf<typeof tick>,
): Promise<void> {
  const at = madeAt(context, waited_ms)
  await asMember(context, user, async (tx, me) => {
    const items = await lockItems(tx, me.household_id, ids)
    await changeState(context, tx, me, items, { state: ticked ? 'ticked' : 'open', at })
    // Somebody else took it off the list after it was bought, which they couldn't know: it is at home all the same.
    const missed = items.filter((item) => item.state === 'removed' && item.state_by !== me.id && item.state_at > at)
    // Out first, so that a tick which is repeated counts once.
    await unstock(context, tx, me, missed)
    if (ticked) await stockBought(context, tx, me, missed)
  })
}

/**
 * Removes items, or restores them. A child may only remove their own.
 *
 * @throws Problem `list.not-yours`, `household.changed`.
 */
export async function removeItems(
  context: Context,
  user: UserRow,
  { ids, removed, waited_ms }: CheckedInputOf<typeof remove>,
): Promise<void> {
  const at = madeAt(context, waited_ms)
  await asMember(context, user, async (tx, me) => {
    const items = await lockItems(tx, me.household_id, ids)
    requireOwn(me, items)
    await changeState(context, tx, me, items, {
      state: removed ? 'removed' : 'open',
      at,
      // Made without knowing what others had bought by then.
      isUnaware: removed && (waited_ms ?? 0) > 0,
    })
  })
}

/**
 * Ticks, removes or restores items, and updates pantry and staples accordingly; what somebody else bought stays at home
 * if the change is `isUnaware` of it. Part of the caller's transaction.
 */
export async function changeState(
  context: Context,
  tx: Db,
  me: UserRow,
  items: readonly ItemOfDish[],
  { state, at, isUnaware = false }: { state: ShoppingItemRow['state']; at: Date; isUnaware?: boolean },
): Promise<void> {
  const later = items.filter(({ state_at }) => state_at <= at)
  const changed = later.filter((item) => item.state !== state)
  const [bought, unbought] = [
    state === 'ticked' ? changed : [],
    state === 'ticked'
      ? []
      : changed.filter((item) => item.state === 'ticked' && !(isUnaware && item.state_by !== me.id)),
  ]
  await setState(
    tx,
    later.map(({ id }) => id),
    { state, at, by: me.id },
  )
  await stockBought(context, tx, me, bought)
  await unstock(context, tx, me, unbought)
  await staplesBought(tx, me, bought, at)
  await staplesWanted(tx, me, unbought)
}

/** Clears ticked items from the list; they stay in the purchase history. @throws Problem `household.changed`. */
export async function clearList(context: Context, user: UserRow): Promise<void> {
  await asMember(context, user, (tx, me) => clearTicked(tx, me.household_id, context.clock.now()))
}

function requireOwn(me: UserRow, items: readonly ShoppingItemRow[]): void {
  const isAllowed = adults.includes(me.household_role) || items.every(({ user_id }) => user_id === me.id)
  if (!isAllowed) throw new Problem('list.not-yours')
}
