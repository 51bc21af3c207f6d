import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { PantryItemRow, PantryItemsTable, PantryMoveRow, PantryMovesTable } from '#platform/db/tables/shopping.ts'

/** Returns all pantry items of a household, by name. */
export const pantryOf = (db: Db, householdId: string): Promise<PantryItemRow[]> =>
  prepared(
    db,
    db.selectFrom('pantry_items').selectAll().where('household_id', '=', householdId).orderBy('name').orderBy('id'),
  )

/** Returns a household's pantry items with these keys, locked in a fixed order. */
export async function lockPantry(tx: Db, householdId: string, keys: string[]): Promise<Map<string, PantryItemRow>> {
  const { rows } = await sql<PantryItemRow>`
    select * from pantry_items where household_id = ${householdId} and key = any (${keys}::text[]) order by key for update`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.key, row]))
}

export async function countPantry(tx: Db, householdId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pantry_items where household_id = ${householdId}`.execute(tx)
  return rows[0]!.count
}

/** Saves a pantry item, replacing one with the same key. */
export async function savePantryItem(tx: Db, item: Insertable<PantryItemsTable>): Promise<void> {
  await tx
    .insertInto('pantry_items')
    .values(item)
    .onConflict((conflict) =>
      conflict.columns(['household_id', 'key']).doUpdateSet((excluded) => ({
        user_id: excluded.ref('excluded.user_id'),
        food: excluded.ref('excluded.food'),
        name: excluded.ref('excluded.name'),
        amount: excluded.ref('excluded.amount'),
        unit: excluded.ref('excluded.unit'),
        full_amount: excluded.ref('excluded.full_amount'),
        since: excluded.ref('excluded.since'),
        quiet_until: excluded.ref('excluded.quiet_until'),
        changed_at: excluded.ref('excluded.changed_at'),
      })),
    )
    .execute()
}

export async function pantryItem(tx: Db, householdId: string, id: string): Promise<PantryItemRow | undefined> {
  return tx
    .selectFrom('pantry_items')
    .selectAll()
    .where('id', '=', id)
    .where('household_id', '=', householdId)
    .forUpdate()
    .executeTakeFirst()
}

export async function setPantryItem(tx: Db, id: string, change: Updateable<PantryItemsTable>): Promise<void> {
  await tx.updateTable('pantry_items').set(change).where('id', '=', id).execute()
}

/** @returns whether it existed. */
export async function deletePantryItem(tx: Db, householdId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('pantry_items')
    .where('id', '=', id)
    .where('household_id', '=', householdId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Records a change to the pantry; does nothing if it is already recorded. */
export async function insertMove(tx: Db, move: Insertable<PantryMovesTable>): Promise<void> {
  await tx
    .insertInto('pantry_moves')
    .values(move)
    .onConflict((conflict) => conflict.columns(['household_id', 'source_id', 'key']).doNothing())
    .execute()
}

/** Deletes and returns the changes made by these list items or dishes. */
export async function takeMoves(tx: Db, householdId: string, sourceIds: string[]): Promise<PantryMoveRow[]> {
  const { rows } = await sql<PantryMoveRow>`
    delete from pantry_moves where household_id = ${householdId} and source_id = any (${sourceIds}::uuid[])
    returning *`.execute(tx)
  return rows.toSorted(
    (one, other) => other.made_at.getTime() - one.made_at.getTime() || (one.key < other.key ? -1 : 1),
  )
}

export async function deleteMoves(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('pantry_moves').where('made_at', '<', before).execute()
}

export async function deleteUsedUp(db: Db, { before }: { before: Date }): Promise<void> {
  await db.deleteFrom('pantry_items').where('amount', '=', 0).where('changed_at', '<', before).execute()
}

/** Returns the items of a household whose keys another household has too, by key. */
export async function itemsAlsoIn(tx: Db, { from, to }: { from: string; to: string }): Promise<PantryItemRow[]> {
  const { rows } = await sql<PantryItemRow>`
    select mine.* from pantry_items mine join pantry_items there on there.key = mine.key
    where mine.household_id = ${from} and there.household_id = ${to} order by mine.key`.execute(tx)
  return rows
}

/** Moves a household's items, none of which the other has, and its moves to another household. */
export async function giveRowsTo(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  for (const table of ['pantry_items', 'pantry_moves'] as const)
    await tx.updateTable(table).set({ household_id: to }).where('household_id', '=', from).execute()
}
