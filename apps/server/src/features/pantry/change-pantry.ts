import { pantry as limits } from '@planner/contract/constants/kitchen'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { add as addContract, change as changeContract } from '@planner/contract/kitchen/pantry'
import { type Amount, kitchenKey, readItem, shopItem, thingOf } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { asMember } from '#features/household/as-member.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { quietUntil } from './proposals.ts'
import { countPantry, deletePantryItem, lockPantry, pantryItem, savePantryItem, setPantryItem } from './store.ts'

/**
 * Adds items to the pantry. An item already there keeps its amount unless a new one is given, so that a device's old
 * list without amounts can be merged without losing any. Unknown foods are skipped.
 *
 * @throws Problem `pantry.full`, `household.changed`.
 */
export async function addToPantry(
  context: Context,
  user: UserRow,
  { items, foods }: CheckedInputOf<typeof addContract>,
): Promise<void> {
  const things = [...items.map(parseThing), ...foods.flatMap(foodThing)]
  await asMember(context, user, async (tx) => {
    const there = await lockPantry(tx, user.household_id, [...new Set(things.map(({ key }) => key))])
    const fresh = new Set(things.filter(({ key }) => !there.has(key)).map(({ key }) => key)).size
    if (fresh > 0 && (await countPantry(tx, user.household_id)) + fresh > limits.max) throw new Problem('pantry.full')
    const now = context.clock.now()
    for (const { key, food, name, amount } of things) {
      const row = there.get(key)
      const keepsAmount = row && row.amount !== 0 && amount === null
      await savePantryItem(tx, {
        id: row?.id ?? context.ids.next(),
        household_id: user.household_id,
        user_id: user.id,
        key,
        food,
        name: row?.name ?? name,
        amount: keepsAmount ? row.amount : (amount?.amount ?? null),
        unit: keepsAmount ? row.unit : (amount?.unit ?? null),
        full_amount: keepsAmount ? row.full_amount : (amount?.amount ?? null),
        since: keepsAmount ? row.since : now,
        quiet_until: null,
        changed_at: now,
      })
    }
  })
}

type PantryThing = { key: string; food: string | null; name: string; amount: Amount | null }

function parseThing(text: string): PantryThing {
  const { name, amount, unit } = readItem(text)
  const thing = thingOf(name)
  return {
    key: kitchenKey(thing),
    food: thing.food,
    name,
    amount: amount === null || unit === null ? null : { amount, unit },
  }
}

function foodThing(id: string): PantryThing[] {
  const item = shopItem(id)
  return item ? [{ key: id, food: id, name: item.word, amount: null }] : []
}

/** @throws Problem `pantry.item`, `pantry.amount`, `household.changed`. */
export async function changePantryItem(
  context: Context,
  user: UserRow,
  { id, amount: typed, not_now: notNow }: CheckedInputOf<typeof changeContract>,
): Promise<void> {
  await asMember(context, user, async (tx) => {
    const row = await pantryItem(tx, user.household_id, id)
    if (!row) throw new Problem('pantry.item')
    const now = context.clock.now()
    await setPantryItem(tx, id, {
      user_id: user.id,
      changed_at: now,
      ...(typed !== undefined && { ...parseAmount(typed, row.full_amount, row.unit), since: now }),
      ...(notNow !== undefined && { quiet_until: notNow ? quietUntil(now) : null }),
    })
  })
}

/** Parses an amount such as '500 g' or '0'. An amount above the known full amount becomes the new full amount. */
function parseAmount(typed: string | null, full: number | null, fullUnit: Amount['unit'] | null) {
  if (typed === null) return { amount: null, unit: null, full_amount: null }
  if (/^0+([.,]0+)?\s*\p{L}*$/u.test(typed)) return { amount: 0, unit: fullUnit ?? 'piece', full_amount: full }
  const { amount, unit, name } = readItem(`${typed} thing`)
  if (amount === null || unit === null || name !== 'thing') throw new Problem('pantry.amount')
  const isSame = unit === fullUnit && full !== null && full > amount
  return { amount, unit, full_amount: isSame ? full : amount }
}

/** @throws Problem `pantry.item`, `household.changed`. */
export async function removePantryItem(context: Context, user: UserRow, id: string): Promise<void> {
  await asMember(context, user, async (tx) => {
    if (!(await deletePantryItem(tx, user.household_id, id))) throw new Problem('pantry.item')
  })
}
