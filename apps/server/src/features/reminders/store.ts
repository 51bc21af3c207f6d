import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { anyOf, prepared } from '#platform/db/prepared.ts'
import { readTogether } from '#platform/db/read-together.ts'
import type { ReminderRow, RemindersTable } from '#platform/db/tables.ts'

const remindersByUser = readTogether<ReminderRow[]>(async (db, userIds) => {
  const rows = await prepared(
    db,
    db
      .selectFrom('reminders')
      .selectAll()
      .where('user_id', '=', anyOf('uuid', userIds))
      .orderBy('date')
      .orderBy('time')
      .orderBy('id'),
  )
  return Map.groupBy(rows, ({ user_id }) => user_id)
})

/** Soonest first. */
export async function remindersOf(db: Db, userId: string): Promise<ReminderRow[]> {
  return (await remindersByUser(db, userId)) ?? []
}

/** How many reminders a person has, counted no further than `upTo`. */
export async function countReminders(db: Db, userId: string, { upTo }: { upTo: number }): Promise<number> {
  const rows = await prepared(
    db,
    sql<{ count: number }>`
      select count(*) as count
      from (select from reminders where user_id = ${userId} limit ${sql.lit(upTo)}) as counted`,
  )
  return rows[0]!.count
}

/** @returns null where the id is taken. */
export async function insertReminder(db: Db, reminder: Insertable<RemindersTable>): Promise<ReminderRow | null> {
  const rows = await prepared(
    db,
    db
      .insertInto('reminders')
      .values(reminder)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll(),
  )
  return rows[0] ?? null
}

export async function reminderOf(db: Db, userId: string, id: string): Promise<ReminderRow | null> {
  const row = await db
    .selectFrom('reminders')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** The same, held against every other change until the transaction ends. */
export async function lockReminderOf(db: Db, userId: string, id: string): Promise<ReminderRow | null> {
  const rows = await prepared(
    db,
    db.selectFrom('reminders').selectAll().where('id', '=', id).where('user_id', '=', userId).forUpdate(),
  )
  return rows[0] ?? null
}

export async function updateReminder(db: Db, id: string, change: Updateable<RemindersTable>): Promise<ReminderRow> {
  return db.updateTable('reminders').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function deleteReminder(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reminders').where('id', '=', id).execute()
}

/** Eighteen columns each: well below the parameters that one statement may have. */
const remindersPerStatement = 1000

/** @returns the rows, in no order. */
export async function insertReminders(tx: Db, reminders: Insertable<RemindersTable>[]): Promise<ReminderRow[]> {
  const rows: ReminderRow[] = []
  for (let from = 0; from < reminders.length; from += remindersPerStatement) {
    const some = reminders.slice(from, from + remindersPerStatement)
    rows.push(...(await tx.insertInto('reminders').values(some).returningAll().execute()))
  }
  return rows
}

/** Held against every other change until the transaction ends. */
export async function lockRemindersWith(tx: Db, userId: string, ids: string[]): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select * from reminders where user_id = ${userId} and id = any(${ids}::uuid[]) order by id for update`.execute(tx)
  return rows
}

export async function deleteReminders(tx: Db, ids: string[]): Promise<void> {
  await sql`delete from reminders where id = any(${ids}::uuid[])`.execute(tx)
}

/** Lets every event of a person's calendar ring, or none. */
export async function setEventsRing(tx: Db, userId: string, rings: boolean): Promise<void> {
  await tx
    .updateTable('reminders')
    .set({ rings })
    .where('user_id', '=', userId)
    .where('origin', '=', 'google')
    .execute()
}
