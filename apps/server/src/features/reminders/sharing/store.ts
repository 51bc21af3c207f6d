import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'

/** Counts a household's shared open reminders, up to `upTo`. */
export async function countShared(db: Db, householdId: string, { upTo }: { upTo: number }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from reminders where household_id = ${householdId} and not completed limit ${upTo}
    ) as counted`.execute(db)
  return rows[0]!.count
}

/** Returns a household's shared reminders that the person asked for or that refer to them; locked in a fixed order. */
export async function lockSharedWith(
  tx: Db,
  { householdId, userId }: { householdId: string; userId: string },
): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select * from reminders
    where household_id = ${householdId} and ${userId} in (user_id, for_user, escalate_to)
    order by id for update`.execute(tx)
  return rows
}

/** Returns the reminders for a helper, locked. */
export async function lockForHelper(tx: Db, helperId: string): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select * from reminders where for_helper = ${helperId} order by id for update`.execute(tx)
  return rows
}

/**
 * Returns a reminder that a person gave back from `since` on, locked; null if it is not theirs to take back: it is done,
 * or was changed since, and what the asker has written is for the asker.
 */
export async function lockDeclined(
  tx: Db,
  id: string,
  { userId, since }: { userId: string; since: Date },
): Promise<ReminderRow | null> {
  const { rows } = await sql<ReminderRow>`
    select * from reminders
    where id = ${id} and declined_by = ${userId} and audience = 'self' and not completed
      and declined_at >= ${since} and updated_at = declined_at
    for update`.execute(tx)
  return rows[0] ?? null
}

/** Claims the day's mail to the asker that a reminder was given back. @returns false if one was sent that day. */
export async function claimDeclinedMail(db: Db, id: string, day: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reminders')
    .set({ declined_mailed_on: day })
    .where('id', '=', id)
    .where('declined_mailed_on', 'is distinct from', day)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Gives a reminder's files to its owner: they count towards the owner's quota and follow the reminder. */
export async function giveFiles(tx: Db, { user_id, files }: Pick<ReminderRow, 'user_id' | 'files'>): Promise<void> {
  const ids = files.map(({ id }) => id)
  await sql`update reminder_files set user_id = ${user_id} where id = any(${ids}::uuid[])`.execute(tx)
}

/** Moves the shared reminders of a household with a single member to another household. */
export async function moveSharedReminders(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.updateTable('reminders').set({ household_id: to }).where('household_id', '=', from).execute()
}
