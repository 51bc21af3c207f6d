import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { ReminderRow, RemindersTable } from '#platform/db/tables/reminders.ts'
import { isVisibleTo } from '#platform/db/visible-to.ts'

/** Counts a person's open reminders, up to `upTo`. Past calendar events, before a day, are history and not open. */
export async function countOpen(
  db: Db,
  userId: string,
  { eventsFrom, upTo }: { eventsFrom: string; upTo: number },
): Promise<number> {
  const rows = await prepared(
    db,
    sql<{ count: number }>`
      select count(*) as count
      from (
        select from reminders
        where user_id = ${userId} and not completed and (origin is distinct from 'google' or date >= ${eventsFrom})
        limit ${sql.lit(upTo)}
      ) as counted`,
  )
  return rows[0]!.count
}

/** @returns null if the id is taken. */
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

/** Returns a reminder that a person can see: their own, or shared with them. */
export async function reminderOf(db: Db, userId: string, id: string): Promise<ReminderRow | null> {
  const row = await db
    .selectFrom('reminders')
    .selectAll()
    .where('id', '=', id)
    .where(isVisibleTo(userId))
    .executeTakeFirst()
  return row ?? null
}

/** Returns the open reminders of a person that take place once or every year. */
export async function mayBeEvents(
  db: Db,
  userId: string,
): Promise<Pick<ReminderRow, 'title' | 'date' | 'recurrence' | 'completed'>[]> {
  return db
    .selectFrom('reminders')
    .select(['title', 'date', 'recurrence', 'completed'])
    .where(isVisibleTo(userId))
    .where('completed', '=', false)
    .where('recurrence', 'in', ['none', 'yearly'])
    .execute()
}

/** Returns the same, locked until the transaction ends. */
export async function lockReminderOf(db: Db, userId: string, id: string): Promise<ReminderRow | null> {
  const rows = await prepared(
    db,
    db.selectFrom('reminders').selectAll().where('id', '=', id).where(isVisibleTo(userId)).forUpdate(),
  )
  return rows[0] ?? null
}

export async function updateReminder(db: Db, id: string, change: Updateable<RemindersTable>): Promise<ReminderRow> {
  return db.updateTable('reminders').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** With eighteen columns each, well below the parameter limit of one statement. */
const remindersPerStatement = 1000

/** @returns the rows, unordered. */
export async function insertReminders(tx: Db, reminders: Insertable<RemindersTable>[]): Promise<ReminderRow[]> {
  const rows: ReminderRow[] = []
  for (let from = 0; from < reminders.length; from += remindersPerStatement) {
    const some = reminders.slice(from, from + remindersPerStatement)
    rows.push(...(await tx.insertInto('reminders').values(some).returningAll().execute()))
  }
  return rows
}

/** Returns a person's own reminders, locked until the transaction ends. */
export async function lockRemindersWith(tx: Db, userId: string, ids: string[]): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select * from reminders where user_id = ${userId} and id = any(${ids}::uuid[]) order by id for update`.execute(tx)
  return rows
}

/** Returns those of these ids that are a person's own reminders, or shared in their household. */
export async function idsKnownTo(
  db: Db,
  { id, household_id: household }: { id: string; household_id: string | null },
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from reminders
    where id = any(${ids}::uuid[]) and (user_id = ${id} or household_id = ${household})`.execute(db)
  return rows.map((row) => row.id)
}

export async function deleteReminders(tx: Db, ids: string[]): Promise<void> {
  await sql`delete from reminders where id = any(${ids}::uuid[])`.execute(tx)
}

/** Switches alerts for all of a person's calendar events on or off. */
export async function setEventsRing(tx: Db, userId: string, rings: boolean): Promise<void> {
  await tx
    .updateTable('reminders')
    .set({ rings })
    .where('user_id', '=', userId)
    .where('origin', '=', 'google')
    .execute()
}

/**
 * Moves whole days from a calendar to another time zone: they belong to a date, not to an instant. Not a change by the
 * person, so `updated_at` stays.
 */
export async function moveWholeDays(tx: Db, userId: string, timeZone: string): Promise<void> {
  await tx
    .updateTable('reminders')
    .set({ time_zone: timeZone })
    .where('user_id', '=', userId)
    .where('time_defaulted', '=', true)
    .where((where) => where.or([where('origin', 'is not', null), where('from_calendar', '=', true)]))
    .where('completed', '=', false)
    .execute()
}

/** Returns a series' individually changed open occurrences, locked, up to the limit per series. */
export async function lockOccurrencesOf(
  tx: Db,
  seriesId: string,
  { limit }: { limit: number },
): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select * from reminders
    where moved_from = ${seriesId} and recurrence = 'none' and medicine_id is null and not completed
    order by id limit ${limit} for update`.execute(tx)
  return rows
}

const firstDay = '0001-01-01'

/** Moves the occurrences that belong to a series to another one, all of them or from a day on. */
export async function giveOccurrences(
  tx: Db,
  { from, to, onOrAfter = firstDay }: { from: string; to: string; onOrAfter?: string },
): Promise<void> {
  await sql`
    update reminders set moved_from = ${to}
    where moved_from = ${from} and moved_on >= ${onOrAfter}::date and id <> ${to}`.execute(tx)
}
