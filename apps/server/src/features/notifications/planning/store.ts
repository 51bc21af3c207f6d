import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { AlertsTable, ReminderRow, UserRow } from '#platform/db/tables.ts'

export type NewAlert = Omit<
  Selectable<AlertsTable>,
  | 'state'
  | 'claim'
  | 'lease_until'
  | 'attempts'
  | 'settled_at'
  | 'note'
  | 'round'
  | 'title'
  | 'handed_at'
  | 'provider_id'
  | 'cost_paise'
>

/** One alert can exist only once: what is already there stays as it is. */
export async function insertAlerts(db: Db, alerts: NewAlert[]): Promise<void> {
  if (alerts.length === 0) return
  await db
    .insertInto('alerts')
    .values(alerts)
    .onConflict((conflict) => conflict.constraint('alerts_once').doNothing())
    .execute()
}

/** Drops a reminder's alerts that nobody has begun to hand over. */
export async function deletePendingAlerts(db: Db, reminderId: string): Promise<void> {
  await db
    .deleteFrom('alerts')
    .where('reminder_id', '=', reminderId)
    .where('state', 'in', ['waiting', 'claimed'])
    .execute()
}

export async function setNextUnplanned(db: Db, reminderId: string, day: string | null): Promise<ReminderRow> {
  return db
    .updateTable('reminders')
    .set({ next_unplanned_on: day })
    .where('id', '=', reminderId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Repeating reminders whose next unplanned day is `until` or earlier, with their people; what others hold is left. */
export async function lockRemindersToPlan(
  db: Db,
  { until, limit }: { until: string; limit: number },
): Promise<{ reminder: ReminderRow; user: UserRow }[]> {
  const reminders = await db
    .selectFrom('reminders')
    .selectAll()
    .where('next_unplanned_on', '<=', until)
    .orderBy('next_unplanned_on')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  if (reminders.length === 0) return []
  const owners = [...new Set(reminders.map((reminder) => reminder.user_id))]
  const users = await db.selectFrom('users').selectAll().where('id', 'in', owners).execute()
  const userById = new Map(users.map((user) => [user.id, user]))
  return reminders.map((reminder) => ({ reminder, user: userById.get(reminder.user_id)! }))
}
