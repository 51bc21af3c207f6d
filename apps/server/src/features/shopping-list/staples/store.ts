import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { ShoppingStapleRow, ShoppingStaplesTable } from '#platform/db/tables/shopping.ts'

export const staplesOf = (db: Db, householdId: string): Promise<ShoppingStapleRow[]> =>
  prepared(
    db,
    db.selectFrom('shopping_staples').selectAll().where('household_id', '=', householdId).orderBy('name').orderBy('id'),
  )

/** Saves a staple, replacing the text and interval of one with the same key. */
export async function saveStaple(tx: Db, staple: Insertable<ShoppingStaplesTable>): Promise<void> {
  await tx
    .insertInto('shopping_staples')
    .values(staple)
    .onConflict((conflict) =>
      conflict.columns(['household_id', 'key']).doUpdateSet((excluded) => ({
        user_id: excluded.ref('excluded.user_id'),
        said: excluded.ref('excluded.said'),
        name: excluded.ref('excluded.name'),
        amount: excluded.ref('excluded.amount'),
        unit: excluded.ref('excluded.unit'),
        after: excluded.ref('excluded.after'),
        days: excluded.ref('excluded.days'),
        next_at: excluded.ref('excluded.next_at'),
      })),
    )
    .execute()
}

export async function setNext(tx: Db, id: string, next: Date | null): Promise<void> {
  await tx.updateTable('shopping_staples').set({ next_at: next }).where('id', '=', id).execute()
}

/** @returns whether it existed. */
export async function deleteStaple(tx: Db, householdId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('shopping_staples')
    .where('id', '=', id)
    .where('household_id', '=', householdId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export type DueStaple = ShoppingStapleRow & { time_zone: string | null }

/** Returns a batch of due staples; rows locked by another process are skipped. */
export async function takeDueStaples(tx: Db, now: Date, most: number): Promise<DueStaple[]> {
  const { rows } = await sql<DueStaple>`
    select staples.*, users.time_zone from shopping_staples staples left join users on users.id = staples.user_id
    where staples.next_at <= ${now} order by staples.next_at limit ${most} for update of staples skip locked`.execute(
    tx,
  )
  return rows
}
