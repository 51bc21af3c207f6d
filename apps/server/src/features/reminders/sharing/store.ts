import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'

/** Open reminders that a household shares, counted no further than `upTo`. */
export async function countShared(db: Db, householdId: string, { upTo }: { upTo: number }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from reminders where household_id = ${householdId} and not completed limit ${upTo}
    ) as counted`.execute(db)
  return rows[0]!.count
}

/** Those that a household shares and that name a person in any way, or that one asked for; locked, in one order. */
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

/** Those that are for a helper; locked. */
export async function lockForHelper(tx: Db, helperId: string): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select * from reminders where for_helper = ${helperId} order by id for update`.execute(tx)
  return rows
}

/** A reminder's files belong to its owner: they count towards their limit and follow the reminder. */
export async function giveFiles(tx: Db, { user_id, files }: Pick<ReminderRow, 'user_id' | 'files'>): Promise<void> {
  const ids = files.map(({ id }) => id)
  await sql`update reminder_files set user_id = ${user_id} where id = any(${ids}::uuid[])`.execute(tx)
}

/** What a household that nobody else is in shares goes over to another. */
export async function moveSharedReminders(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.updateTable('reminders').set({ household_id: to }).where('household_id', '=', from).execute()
}
