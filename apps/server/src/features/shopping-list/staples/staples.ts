import { shoppingList as limits } from '@planner/contract/constants/kitchen'
import { timeZone } from '@planner/contract/constants/page'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { addStaple as addContract } from '@planner/contract/kitchen/shopping-list'
import type { Context } from '#context.ts'
import { asMember } from '#features/household/as-member.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import type { ShoppingItemRow, ShoppingStapleRow } from '#platform/db/tables/shopping.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { addDays, instantOf, wallTimeOf } from '#platform/wall-time.ts'
import { parseItem } from '../parse-item.ts'
import { countOpen, insertItems, openKeys } from '../store.ts'
import { deleteStaple, saveStaple, setNext, staplesOf, takeDueStaples } from './store.ts'

/** Early enough for a list that is read in the morning. */
const comesAt = '05:00:00'

/** Returns the morning this many days after an instant. */
const daysAfter = (at: Date, days: number, zone: string): Date =>
  instantOf(addDays(wallTimeOf(at, zone).day, days), comesAt, zone)

/**
 * Makes an item recur on the list. It is added now unless it is already there; adding it again changes its interval.
 *
 * @throws Problem `list.too-many-staples`, `list.full`, `household.changed`.
 */
export async function addStaple(
  context: Context,
  user: UserRow,
  { text, days, after }: CheckedInputOf<typeof addContract>,
): Promise<void> {
  const now = context.clock.now()
  const said = parseItem(text)
  await asMember(context, user, async (tx, me) => {
    const staples = await staplesOf(tx, me.household_id)
    const isNew = !staples.some(({ key }) => key === said.key)
    if (isNew && staples.length >= limits.staplesMax) throw new Problem('list.too-many-staples')
    const staple: ShoppingStapleRow = {
      id: context.ids.next(),
      household_id: me.household_id,
      user_id: me.id,
      ...said,
      after,
      days,
      next_at: after === 'interval' ? daysAfter(now, days, me.time_zone) : null,
      created_at: now,
    }
    await saveStaple(tx, staple)
    if ((await openKeys(tx, me.household_id, [said.key])).size > 0) return
    if ((await countOpen(tx, me.household_id)).typed >= limits.openMax) throw new Problem('list.full')
    await putOnList(context, tx, [staple])
  })
}

/** @throws Problem `list.staple`, `household.changed`. */
export async function removeStaple(context: Context, user: UserRow, id: string): Promise<void> {
  await asMember(context, user, async (tx, me) => {
    if (!(await deleteStaple(tx, me.household_id, id))) throw new Problem('list.staple')
  })
}

async function putOnList(context: Context, tx: Db, staples: readonly ShoppingStapleRow[]): Promise<void> {
  const now = context.clock.now()
  await insertItems(
    tx,
    staples.map(({ household_id, user_id, said, key, food, name, amount, unit }) => ({
      id: context.ids.next(),
      household_id,
      user_id,
      said,
      key,
      food,
      name,
      amount,
      unit,
      said_at: now,
      serves: null,
      chosen_id: null,
      dish: null,
      for_day: null,
      state: 'open',
      state_at: now,
      state_by: user_id,
      added_at: now,
    })),
  )
}

/** Schedules the next date of staples that recur a number of days after being bought. */
export async function staplesBought(
  tx: Db,
  me: UserRow,
  items: readonly Pick<ShoppingItemRow, 'key'>[],
  at: Date,
): Promise<void> {
  await withStaples(tx, me, items, (staple) => setNext(tx, staple.id, daysAfter(at, staple.days, me.time_zone)))
}

/** Clears the next date of staples that were not bought after all and are still on the list. */
export async function staplesWanted(
  tx: Db,
  me: UserRow,
  items: readonly Pick<ShoppingItemRow, 'key'>[],
): Promise<void> {
  await withStaples(tx, me, items, (staple) => setNext(tx, staple.id, null))
}

async function withStaples(
  tx: Db,
  { household_id: householdId }: UserRow,
  items: readonly Pick<ShoppingItemRow, 'key'>[],
  change: (staple: ShoppingStapleRow) => Promise<void>,
): Promise<void> {
  if (items.length === 0) return
  const keys = new Set(items.map(({ key }) => key))
  for (const staple of await staplesOf(tx, householdId)) {
    if (staple.after === 'bought' && keys.has(staple.key)) await change(staple)
  }
}

/** Staples put on lists per transaction. */
const perRound = 200

/** Puts due staples on their lists, unless already there, up to the list's limit. */
export async function bringStaples(context: Context): Promise<void> {
  for (let taken = perRound; taken === perRound; ) {
    taken = await inTransaction(context.db, async (tx) => {
      const now = context.clock.now()
      const due = await takeDueStaples(tx, now, perRound)
      for (const [householdId, staples] of Map.groupBy(due, ({ household_id: id }) => id)) {
        const keys = staples.map(({ key }) => key)
        const [open, { typed }] = [await openKeys(tx, householdId, keys), await countOpen(tx, householdId)]
        const wanted = staples.filter(({ key }) => !open.has(key))
        await putOnList(context, tx, wanted.slice(0, Math.max(0, limits.openMax - typed)))
        for (const staple of staples) await setNext(tx, staple.id, nextOf(staple, now))
      }
      return due.length
    })
  }
}

/** Returns the next date after now, however many intervals have passed; null for a staple that waits to be bought. */
function nextOf({ after, days, next_at, time_zone }: ShoppingStapleRow & { time_zone: string | null }, now: Date) {
  if (after === 'bought' || !next_at) return null
  const zone = time_zone ?? timeZone
  let next = next_at
  while (next <= now) next = daysAfter(next, days, zone)
  return next
}
