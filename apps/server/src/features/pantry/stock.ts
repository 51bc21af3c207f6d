import { pantry as limits } from '@planner/contract/constants/kitchen'
import { type Amount, gramsOfAmount, mergeAmounts, type Thing } from '@planner/kitchen'
import type { Context } from '#context.ts'
import type { Db } from '#platform/db/open.ts'
import type { PantryItemRow, PantryStock } from '#platform/db/tables/shopping.ts'
import { countPantry, deletePantryItem, insertMove, lockPantry, savePantryItem, takeMoves } from './store.ts'

/** Whose pantry, and who changes it. */
export type Where = { householdId: string; userId: string }

/** A purchased item: its amount, if known, and the list item it came from. */
export type Bought = Pick<Thing, 'key' | 'food'> & { name: string; amount: Amount | null; sourceId: string }

/** Adds purchases to the pantry, in the caller's transaction. In a full pantry only existing items grow. */
export async function putIn(context: Context, tx: Db, where: Where, things: readonly Bought[]): Promise<void> {
  const now = context.clock.now()
  const there = await lockPantry(tx, where.householdId, [...new Set(things.map(({ key }) => key))])
  let room = limits.max - (things.some(({ key }) => !there.has(key)) ? await countPantry(tx, where.householdId) : 0)
  for (const thing of things) {
    const row = there.get(thing.key)
    if (!row && room-- <= 0) continue
    const stock: PantryStock = {
      food: thing.food,
      name: row?.name ?? thing.name,
      ...filled(row, thing.amount, thing.food),
      since: now.toISOString(),
    }
    there.set(thing.key, await write(context, tx, where, { key: thing.key, row, stock }))
    await insertMove(tx, {
      household_id: where.householdId,
      source_id: thing.sourceId,
      key: thing.key,
      amount: thing.amount?.amount ?? null,
      unit: thing.amount?.unit ?? null,
      before: row ? JSON.stringify(stockOf(row)) : null,
      after: JSON.stringify(stock),
      made_at: now,
    })
  }
}

/**
 * Returns the amount after adding to an item. Amounts in different units are counted by weight if possible, else the
 * added one counts.
 */
export function filled(
  row: PantryItemRow | undefined,
  added: Amount | null,
  food: string | null,
): Pick<PantryStock, 'amount' | 'unit' | 'full_amount'> {
  const had = row && amountOf(row)
  if (!added) return had ? { ...had, full_amount: row.full_amount } : { amount: null, unit: null, full_amount: null }
  const sums = mergeAmounts(had ? [had, added] : [added], food)
  const sum = sums.find((one) => gramsOfAmount(one, food) !== null) ?? sums.find(({ unit }) => unit === added.unit)!
  return { ...sum, full_amount: sum.amount }
}

/** Returns the amount at home; null if it is used up or unknown. */
export function amountOf({ amount, unit }: Pick<PantryItemRow, 'amount' | 'unit'>): Amount | null {
  return amount === null || amount === 0 || unit === null ? null : { amount, unit }
}

/**
 * Takes a dish's ingredients out, as far as they are there. Items with an unknown amount stay unchanged. Part of the
 * caller's transaction.
 *
 * @param needs purchase weight in grams, by food.
 */
export async function takeOut(
  context: Context,
  tx: Db,
  where: Where,
  { needs, sourceId }: { needs: ReadonlyMap<string, number>; sourceId: string },
): Promise<void> {
  const there = await lockPantry(tx, where.householdId, [...needs.keys()])
  for (const [key, row] of there) {
    const has = amountOf(row)
    const grams = has && gramsOfAmount(has, row.food)
    if (!has || grams === null || grams === 0) continue
    const left = Math.max(0, grams - needs.get(key)!)
    // Treat a negligible remainder as used up.
    const amount = left < grams * crumbs ? 0 : Math.round(((has.amount * left) / grams) * 1000) / 1000
    const stock = { ...stockOf(row), amount }
    await write(context, tx, where, { key, row, stock, quiet: row.quiet_until })
    await insertMove(tx, {
      household_id: where.householdId,
      source_id: sourceId,
      key,
      amount: amount - has.amount,
      unit: has.unit,
      before: JSON.stringify(stockOf(row)),
      after: JSON.stringify(stock),
      made_at: context.clock.now(),
    })
  }
}

const crumbs = 0.005

/**
 * Undoes what some list items or dishes changed. If nothing else changed a pantry item since, its exact former state is
 * restored; if so, the same amount is subtracted or added back.
 */
export async function undoMoves(context: Context, tx: Db, where: Where, sourceIds: string[]): Promise<void> {
  const moves = await takeMoves(tx, where.householdId, sourceIds)
  const there = await lockPantry(tx, where.householdId, [...new Set(moves.map(({ key }) => key))])
  for (const { key, amount, unit, before, after } of moves) {
    const row = there.get(key)
    // Somebody removed the item meanwhile: it stays removed.
    if (!row) continue
    if (row.amount === after.amount && row.unit === after.unit) {
      if (before) there.set(key, await write(context, tx, where, { key, row, stock: before, quiet: row.quiet_until }))
      else {
        await deletePantryItem(tx, where.householdId, row.id)
        there.delete(key)
      }
    } else if (amount !== null && row.unit === unit && row.amount !== null) {
      const stock = { ...stockOf(row), amount: Math.max(0, Math.round((row.amount - amount) * 1000) / 1000) }
      there.set(key, await write(context, tx, where, { key, row, stock, quiet: row.quiet_until }))
    }
  }
}

const stockOf = ({ food, name, amount, unit, full_amount, since }: PantryItemRow): PantryStock => ({
  food,
  name,
  amount,
  unit,
  full_amount,
  since: since.toISOString(),
})

async function write(
  context: Context,
  tx: Db,
  { householdId, userId }: Where,
  {
    key,
    row,
    stock,
    quiet = null,
  }: { key: string; row: PantryItemRow | undefined; stock: PantryStock; quiet?: Date | null },
): Promise<PantryItemRow> {
  const item = {
    ...stock,
    id: row?.id ?? context.ids.next(),
    household_id: householdId,
    user_id: userId,
    key,
    since: new Date(stock.since),
    quiet_until: quiet,
    changed_at: context.clock.now(),
  }
  await savePantryItem(tx, item)
  return item
}
