import type { Insertable, Updateable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow, RemindersTable } from '#platform/db/tables.ts'

/** Soonest first. */
export function remindersOf(db: Db, userId: string): Promise<ReminderRow[]> {
  return db
    .selectFrom('reminders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('date')
    .orderBy('time')
    .orderBy('id')
    .execute()
}

/** How many reminders a person has, counted no further than `upTo`. */
export async function countReminders(db: Db, userId: string, { upTo }: { upTo: number }): Promise<number> {
  const { count } = await db
    .selectFrom((from) =>
      from.selectFrom('reminders').select('id').where('user_id', '=', userId).limit(upTo).as('counted'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** @returns null where the id is taken. */
export async function insertReminder(db: Db, reminder: Insertable<RemindersTable>): Promise<ReminderRow | null> {
  const row = await db
    .insertInto('reminders')
    .values(reminder)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? null
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
  const row = await db
    .selectFrom('reminders')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function updateReminder(db: Db, id: string, change: Updateable<RemindersTable>): Promise<ReminderRow> {
  return db.updateTable('reminders').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function deleteReminder(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reminders').where('id', '=', id).execute()
}
