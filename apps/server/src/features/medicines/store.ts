import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { anyOf } from '#platform/db/prepared.ts'
import type { MedicineRow, MedicinesTable } from '#platform/db/tables/medicines.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { isVisibleTo } from '#platform/db/visible-to.ts'

/** Returns a person's own medicines and those whose doses they see, in the order they were added. */
export async function medicinesOf(db: Db, userId: string): Promise<MedicineRow[]> {
  const { rows } = await sql<MedicineRow>`
    select * from medicines where id = any(array(
      select id from medicines where user_id = ${userId}
      union
      select medicine_id from reminders
      where household_id = (select household_id from users where id = ${userId})
        and medicine_id is not null and dose_amount is not null and ${isVisibleTo(userId)}
    )) order by created_at, id`.execute(db)
  return rows
}

export async function medicineOf(db: Db, userId: string, id: string): Promise<MedicineRow | null> {
  const { rows } = await sql<MedicineRow>`
    select * from medicines where id = ${id} and (user_id = ${userId} or exists (
      select from reminders where medicine_id = ${id} and dose_amount is not null and ${isVisibleTo(userId)}
    ))`.execute(db)
  return rows[0] ?? null
}

/** Returns a medicine, locked until the transaction ends. */
export async function lockMedicine(tx: Db, id: string): Promise<MedicineRow | null> {
  return (await tx.selectFrom('medicines').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
}

export async function countMedicines(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('medicines')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** @returns null if the id is taken. */
export async function insertMedicine(db: Db, medicine: Insertable<MedicinesTable>): Promise<MedicineRow | null> {
  const row = await db
    .insertInto('medicines')
    .values(medicine)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export const updateMedicine = (db: Db, id: string, change: Updateable<MedicinesTable>): Promise<MedicineRow> =>
  db.updateTable('medicines').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Deletes a medicine; its reminders are deleted with it. */
export async function deleteMedicine(db: Db, id: string): Promise<void> {
  await db.deleteFrom('medicines').where('id', '=', id).execute()
}

/** Returns the refill reminder; undefined if the person deleted it. */
export const refillReminder = (db: Db, medicineId: string, id: string): Promise<ReminderRow | undefined> =>
  db
    .selectFrom('reminders')
    .selectAll()
    .where('id', '=', id)
    .where('medicine_id', '=', medicineId)
    .forUpdate()
    .executeTakeFirst()

/** Returns the dates of open refill reminders, by medicine. */
export async function refillDaysOf(db: Db, medicineIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('medicines')
    .innerJoin('reminders', 'reminders.id', 'medicines.refill_id')
    .select(['medicines.id', 'reminders.date'])
    .where('medicines.id', '=', anyOf('uuid', medicineIds))
    .where('reminders.completed', '=', false)
    .execute()
  return new Map(rows.map(({ id, date }) => [id, date]))
}

export const refillDayOf = async (db: Db, { id }: MedicineRow): Promise<string | null> =>
  (await refillDaysOf(db, [id])).get(id) ?? null

/**
 * Returns the medicines to put on the shopping list because their refill reminder's day has come, each with its person.
 */
export async function refillsDue(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string; day: string; user: UserRow }[]> {
  const { rows } = await sql<{ medicine: string; day: string; user_id: string }>`
    select medicines.id as medicine, reminders.date as day, medicines.user_id
    from medicines join reminders on reminders.id = medicines.refill_id
    where refill_list and refill_listed_on is null
      and reminders.date <= (${now}::timestamptz at time zone reminders.time_zone)::date
    order by medicines.id limit ${limit}`.execute(db)
  const people = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', anyOf('uuid', [...new Set(rows.map(({ user_id: id }) => id))]))
    .execute()
  const byId = new Map(people.map((one) => [one.id, one]))
  return rows.map(({ medicine: id, day, user_id: userId }) => ({ id, day, user: byId.get(userId)! }))
}
