import { notifications as limits } from '@planner/contract/constants/notifications'
import { type Selectable, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { anyOf, prepared } from '#platform/db/prepared.ts'
import type { AlertReplanRow, AlertRow, AlertsTable } from '#platform/db/tables/notifications.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { KnownAlert } from './wanted-rings.ts'

export type NewAlert = Omit<
  Selectable<AlertsTable>,
  | 'state'
  | 'claim'
  | 'lease_until'
  | 'attempts'
  | 'settled_at'
  | 'note'
  | 'title'
  | 'handed_at'
  | 'provider_id'
  | 'cost_paise'
  | 'counted_day'
>

const columnTypes = {
  id: 'uuid',
  user_id: 'uuid',
  helper_id: 'uuid',
  reminder_id: 'uuid',
  occurrence_on: 'date',
  occurrence_at: 'timestamptz',
  moment: 'text',
  round: 'integer',
  channel: 'text',
  due_at: 'timestamptz',
  ready_at: 'timestamptz',
} as const satisfies Record<keyof NewAlert, string>

const columns = Object.keys(columnTypes) as (keyof NewAlert)[]

/** Inserts alerts. Each can exist only once: existing ones stay unchanged. */
export async function insertAlerts(db: Db, alerts: NewAlert[]): Promise<void> {
  if (alerts.length === 0) return
  // One array per column, so that the statement's text does not depend on the number of alerts.
  const lists = columns.map((column) => sql`${alerts.map((alert) => alert[column])}::${sql.raw(columnTypes[column])}[]`)
  await prepared(
    db,
    sql`insert into alerts (${sql.join(columns.map((column) => sql.ref(column)))})
      select * from unnest(${sql.join(lists)}) on conflict do nothing`,
  )
}

/** Deletes alerts that the transaction has locked. */
export async function deleteAlerts(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from alerts where id = any(${ids}::uuid[])`.execute(db)
}

const knownColumns = [
  'id',
  'user_id',
  'reminder_id',
  'occurrence_on',
  'occurrence_at',
  'moment',
  'channel',
  'round',
  'due_at',
  'state',
  'settled_at',
] as const

/**
 * Not a plain value: after a quiet hour the query planner assumes that nothing is waiting, and would scan the index of
 * everyone's due alerts instead of looking up the few of one person.
 */
export const waiting = sql<'waiting'>`(select 'waiting')`

/**
 * Selects pending alerts. A locked row is being handed over at this moment: it is no longer pending, and planning does
 * not wait for it, so planning and sending cannot deadlock.
 */
const pendingAlerts = (db: Db) =>
  db
    .selectFrom('alerts')
    .select(knownColumns)
    .where('state', '=', waiting)
    .forUpdate()
    .skipLocked()
    .$narrowType<{ reminder_id: string }>()

/** Returns reminders' alerts that are not being handed over yet; locked until the transaction ends. */
export function lockPendingOf(db: Db, reminderIds: string[]): Promise<KnownAlert[]> {
  return prepared(db, pendingAlerts(db).where('reminder_id', '=', anyOf('uuid', reminderIds)))
}

export function lockPendingDigestsOf(
  db: Db,
  userId: string,
): Promise<Pick<AlertRow, 'id' | 'occurrence_on' | 'channel' | 'due_at'>[]> {
  return pendingAlerts(db).where('user_id', '=', userId).where('moment', '=', 'digest').execute()
}

/** Returns reminders' due and snoozed alerts settled since an instant, and their 'until done' alerts of any time. */
export async function settledOf(db: Db, reminderIds: string[], { since }: { since: Date }): Promise<KnownAlert[]> {
  if (reminderIds.length === 0) return []
  const { rows } = await sql<KnownAlert>`
    select id, user_id, reminder_id, occurrence_on, occurrence_at, moment, channel, round, due_at, state, settled_at from alerts
    where reminder_id = any(${reminderIds}::uuid[]) and state <> 'waiting'
      and (moment = 'nag' or (moment in ('due', 'snoozed') and settled_at >= ${since}))`.execute(db)
  return rows
}

/** Returns people's current rows; their preferences cannot change before the transaction ends. */
export function lockPeople(db: Db, ids: string[]): Promise<UserRow[]> {
  return prepared(db, db.selectFrom('users').selectAll().where('id', '=', anyOf('uuid', ids)).orderBy('id').forShare())
}

export async function setNextUnplanned(db: Db, reminderId: string, day: string | null): Promise<ReminderRow> {
  return db
    .updateTable('reminders')
    .set({ next_unplanned_on: day })
    .where('id', '=', reminderId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function setNextDigest(db: Db, userId: string, day: string | null): Promise<void> {
  await db.updateTable('users').set({ next_digest_on: day }).where('id', '=', userId).execute()
}

/** A cursor in the order of planning: recurring reminders come before all one-off ones. */
export type Place = { day: string; id: string }

const beforeAllDays = '0001-01-01'

export const placeOf = ({ id, recurrence, date }: ReminderRow): Place => ({
  id,
  day: recurrence === 'none' ? date : beforeAllDays,
})

/** Whether a reminder may ring for a person: their own, or a household's that names them or everyone. */
const mayConcern = (userId: string) => sql<boolean>`(
  user_id = ${userId} or (
    household_id = (select household_id from users where id = ${userId})
    and (audience in ('everyone', 'anyone') or for_user = ${userId} or escalate_to = ${userId})
  )
)`

/** Returns the people of households. */
export function peopleOfHouseholds(db: Db, householdIds: string[]): Promise<Pick<UserRow, 'id' | 'household_id'>[]> {
  return db.selectFrom('users').select(['id', 'household_id']).where('household_id', 'in', householdIds).execute()
}

/** Deletes a person's pending alerts for a household's reminders that no longer concern them. */
export async function deleteAlertsOfHousehold(
  db: Db,
  { userId, householdId }: { userId: string; householdId: string },
): Promise<void> {
  // A locked row is being handed over, which checks again whether it is still wanted.
  await sql`
    delete from alerts where id in (
      select alerts.id from alerts join reminders on reminders.id = alerts.reminder_id
      where alerts.user_id = ${userId} and alerts.state = ${waiting}
        and reminders.household_id = ${householdId} and reminders.user_id <> ${userId}
      for update of alerts skip locked
    )`.execute(db)
}

/**
 * Returns the next of a person's reminders whose alerts may have to change: open ones that recur or fall on `from` or
 * later, and any with pending alerts. Recurring ones come first, then one-off ones, soonest first.
 *
 * @param after the place of the previous batch's last reminder.
 */
export async function remindersThatMayRing(
  db: Db,
  userId: string,
  { from, after, limit }: { from: string; after: Place | null; limit: number },
): Promise<ReminderRow[]> {
  const day = sql`case when recurrence = 'none' then date else date '${sql.raw(beforeAllDays)}' end`
  const { rows } = await sql<ReminderRow>`
    select * from reminders
    where ${mayConcern(userId)}
      and ${after === null ? sql`true` : sql`(${day}, id) > (${after.day}::date, ${after.id}::uuid)`}
      and ((not completed and (recurrence <> 'none' or date >= ${from}))
        or exists (select from alerts where alerts.reminder_id = reminders.id and state = ${waiting}))
    order by ${day}, id limit ${limit}`.execute(db)
  return rows
}

/** Returns the progress of a person's replanning; undefined if nothing is left to plan. */
export function replanOf(db: Db, userId: string): Promise<AlertReplanRow | undefined> {
  return db.selectFrom('alert_replans').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Saves the progress; the caller must have locked the person. */
export async function saveReplan(db: Db, replan: AlertReplanRow): Promise<void> {
  await db
    .insertInto('alert_replans')
    .values(replan)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(replan))
    .execute()
}

export async function endReplan(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('alert_replans').where('user_id', '=', userId).execute()
}

/** Returns the people whose reminders must be replanned, the longest waiting first. */
export async function peopleToReplan(db: Db, { now, limit }: { now: Date; limit: number }): Promise<string[]> {
  const rows = await db
    .selectFrom('alert_replans')
    .select('user_id')
    .where('ready_at', '<=', now)
    .orderBy('ready_at')
    .limit(limit)
    .execute()
  return rows.map(({ user_id: id }) => id)
}

/** Returns when somebody's alerts are next to be replanned; null if nobody's are. */
export async function nextReplanAt(db: Db): Promise<Date | null> {
  const query = db.selectFrom('alert_replans').select('ready_at').orderBy('ready_at').limit(1)
  return (await query.executeTakeFirst())?.ready_at ?? null
}

export async function postponeReplan(db: Db, userId: string, readyAt: Date): Promise<void> {
  await db.updateTable('alert_replans').set({ ready_at: readyAt }).where('user_id', '=', userId).execute()
}

/**
 * Returns a person locked as by `lockPerson`; undefined if another transaction has locked them, or they no longer
 * exist.
 */
export function lockPersonIfFree(db: Db, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', userId).forNoKeyUpdate().skipLocked().executeTakeFirst()
}

/**
 * Returns recurring reminders whose next unplanned day is `until` or earlier, locked. Skips rows locked by others, and
 * reminders of people whose preferences are being changed: that transaction may wait for us, so we must not wait for
 * it.
 */
export async function lockRemindersToPlan(
  db: Db,
  { until, limit }: { until: string; limit: number },
): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select reminders.* from reminders join users on users.id = reminders.user_id
    where next_unplanned_on <= ${until} order by next_unplanned_on limit ${limit}
    for update of reminders skip locked for share of users skip locked`.execute(db)
  return rows
}

export function lockReminderToPlan(db: Db, id: string): Promise<ReminderRow | undefined> {
  return db.selectFrom('reminders').selectAll().where('id', '=', id).forUpdate().skipLocked().executeTakeFirst()
}

/** Returns one person whose next unplanned digest is for `until` or earlier; skips people locked by others. */
export function lockPersonToDigest(db: Db, { until }: { until: string }): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('next_digest_on', '<=', until)
    .orderBy('next_digest_on')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/**
 * Returns reminders with an occurrence that rang since an instant, is not done, and has no further alert pending, if
 * 'until done' is set for the person or the reminder.
 */
export async function unfinishedThatRang(db: Db, { since }: { since: Date }): Promise<string[]> {
  const isUnfinished = sql`
    rang.due_at >= ${since} and rang.moment in ('due', 'snoozed', 'nag')
      and rang.state in ('sent', 'delivered', 'unknown', 'failed')
      and not reminders.completed and rang.occurrence_on <> all(reminders.completed_dates)
      and not exists (
        select from alerts later
        where later.reminder_id = rang.reminder_id and later.user_id = rang.user_id and later.occurrence_at = rang.occurrence_at
          and ((later.moment in ('nag', 'snoozed') and later.state = 'waiting')
            or (later.moment = 'nag' and later.round >= ${limits.nagRings}))
      )`
  const { rows } = await sql<{ id: string }>`
    select reminders.id from users
    join alerts rang on rang.user_id = users.id
    join reminders on reminders.id = rang.reminder_id
    where users.nag_minutes is not null and rang.settled_at >= users.nag_since and ${isUnfinished}
    union
    select reminders.id from reminders
    join alerts rang on rang.reminder_id = reminders.id
    where reminders.nag_minutes is not null and ${isUnfinished}`.execute(db)
  return rows.map(({ id }) => id)
}
