import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { SetAsideSnoozeRow } from '#platform/db/tables/notifications.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { isVisibleTo } from '#platform/db/visible-to.ts'
import { waiting } from '../planning/store.ts'

/** Returns a reminder that the person can see, locked until the transaction ends. */
export function lockReminder(db: Db, userId: string, id: string): Promise<ReminderRow | undefined> {
  return db
    .selectFrom('reminders')
    .selectAll()
    .where('id', '=', id)
    .where(isVisibleTo(userId))
    .forUpdate()
    .executeTakeFirst()
}

/** Returns how often an occurrence was snoozed, 0 if never. */
export async function lastRound(db: Db, reminderId: string, occurrenceAt: Date): Promise<number> {
  const { last } = await db
    .selectFrom('alerts')
    .select((select) => select.fn.max('round').as('last'))
    .where('reminder_id', '=', reminderId)
    .where('occurrence_at', '=', occurrenceAt)
    .where('moment', '=', 'snoozed')
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** Returns when an occurrence last rang on any channel, if that was since an instant. */
export async function lastRang(
  db: Db,
  reminderId: string,
  occurrenceAt: Date,
  { since }: { since: Date },
): Promise<Date | null> {
  const { last } = await db
    .selectFrom('alerts')
    .select((select) => select.fn.max('handed_at').as('last'))
    .where('reminder_id', '=', reminderId)
    .where('occurrence_at', '=', occurrenceAt)
    .where('handed_at', '>', since)
    .executeTakeFirstOrThrow()
  return last
}
/** Maximum returned; a page asks again long before it needs more. */
const mostSnoozed = 2000

/** Returns a person's snoozed occurrences, soonest first. */
export function snoozedOf(db: Db, userId: string): Promise<{ reminder_id: string; day: string; rings_at: Date }[]> {
  return db
    .selectFrom('alerts')
    .select(['reminder_id', 'occurrence_on as day'])
    .select((select) => select.fn.min('due_at').as('rings_at'))
    .where('user_id', '=', userId)
    .where('moment', '=', 'snoozed')
    .where('state', '=', waiting)
    .groupBy(['reminder_id', 'occurrence_on'])
    .orderBy('rings_at')
    .limit(mostSnoozed)
    .$narrowType<{ reminder_id: string }>()
    .execute()
}

export function personById(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Saves snoozes, each replacing an earlier one of its occurrence, and keeps only a person's `most` latest-ringing ones.
 */
export async function saveSetAside(db: Db, snoozes: SetAsideSnoozeRow[], { most }: { most: number }): Promise<void> {
  await db
    .insertInto('set_aside_snoozes')
    .values(snoozes)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'reminder_id', 'occurrence_on']).doUpdateSet((excluded) => ({
        occurrence_at: excluded.ref('excluded.occurrence_at'),
        round: excluded.ref('excluded.round'),
        rings_at: excluded.ref('excluded.rings_at'),
      })),
    )
    .execute()
  for (const userId of new Set(snoozes.map(({ user_id: id }) => id))) {
    await sql`
      delete from set_aside_snoozes where user_id = ${userId} and (reminder_id, occurrence_on) in (
        select reminder_id, occurrence_on from set_aside_snoozes where user_id = ${userId}
        order by rings_at desc, reminder_id, occurrence_on offset ${most}
      )`.execute(db)
  }
}

/** Deletes and returns a reminder's saved snoozes that ring after an instant. */
export function takeSetAside(db: Db, reminderId: string, { after }: { after: Date }): Promise<SetAsideSnoozeRow[]> {
  return db
    .deleteFrom('set_aside_snoozes')
    .where('reminder_id', '=', reminderId)
    .where('rings_at', '>', after)
    .returningAll()
    .execute()
}

/** @returns the number deleted. */
export async function deleteSetAside(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from set_aside_snoozes where (user_id, reminder_id, occurrence_on) in (
      select user_id, reminder_id, occurrence_on from set_aside_snoozes where rings_at < ${before} limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows)
}
