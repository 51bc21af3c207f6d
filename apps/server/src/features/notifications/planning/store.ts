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

/** One alert can exist only once: existing ones stay unchanged. */
export async function insertAlerts(db: Db, alerts: NewAlert[]): Promise<void> {
  if (alerts.length === 0) return
  // A column at a time, so that the text is the same however many they are.
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
 * Not a plain value: after a quiet hour the planner assumes that nothing is waiting, and would scan the index of
 * everyone's due alerts instead of looking for the few of one person.
 */
export const waiting = sql<'waiting'>`(select 'waiting')`

/**
 * A locked row is being handed over at this moment: it is no longer pending, and planning does not wait for it.
 * So planning and handing over never deadlock.
 */
const pendingAlerts = (db: Db) =>
  db
    .selectFrom('alerts')
    .select(knownColumns)
    .where('state', '=', waiting)
    .forUpdate()
    .skipLocked()
    .$narrowType<{ reminder_id: string }>()

/** Alerts of reminders whose hand-over has not begun; locked until the transaction ends. */
export function lockPendingOf(db: Db, reminderIds: string[]): Promise<KnownAlert[]> {
  return prepared(db, pendingAlerts(db).where('reminder_id', '=', anyOf('uuid', reminderIds)))
}

export function lockPendingDigestsOf(
  db: Db,
  userId: string,
): Promise<Pick<AlertRow, 'id' | 'occurrence_on' | 'channel' | 'due_at'>[]> {
  return pendingAlerts(db).where('user_id', '=', userId).where('moment', '=', 'digest').execute()
}

/** What became of reminders' due rings and those after, since an instant; of rings until done, of any time. */
export async function settledOf(db: Db, reminderIds: string[], { since }: { since: Date }): Promise<KnownAlert[]> {
  if (reminderIds.length === 0) return []
  const { rows } = await sql<KnownAlert>`
    select id, user_id, reminder_id, occurrence_on, occurrence_at, moment, channel, round, due_at, state, settled_at from alerts
    where reminder_id = any(${reminderIds}::uuid[]) and state <> 'waiting'
      and (moment = 'nag' or (moment in ('due', 'snoozed') and settled_at >= ${since}))`.execute(db)
  return rows
}

/** People as they are now; their preferences do not change before the transaction ends. */
export function holdPeople(db: Db, ids: string[]): Promise<UserRow[]> {
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

/** Where a reminder is in the order of planning: what repeats comes before everything that falls once. */
export type Place = { day: string; id: string }

const beforeAllDays = '0001-01-01'

export const placeOf = ({ id, recurrence, date }: ReminderRow): Place => ({
  id,
  day: recurrence === 'none' ? date : beforeAllDays,
})

/** Reminders that may ring at a person: their own, and those of the household that name them or all. */
const mayConcern = (userId: string) => sql<boolean>`(
  user_id = ${userId} or (
    household_id = (select household_id from users where id = ${userId})
    and (audience in ('everyone', 'anyone') or for_user = ${userId} or escalate_to = ${userId})
  )
)`

/** The people of households. */
export function peopleOfHouseholds(db: Db, householdIds: string[]): Promise<Pick<UserRow, 'id' | 'household_id'>[]> {
  return db.selectFrom('users').select(['id', 'household_id']).where('household_id', 'in', householdIds).execute()
}

/** Drops what waits for a person of a household's reminders, which are no longer theirs to hear of. */
export async function deleteAlertsOfHousehold(
  db: Db,
  { userId, householdId }: { userId: string; householdId: string },
): Promise<void> {
  // A locked row is being handed over, and is looked at again for that.
  await sql`
    delete from alerts where id in (
      select alerts.id from alerts join reminders on reminders.id = alerts.reminder_id
      where alerts.user_id = ${userId} and alerts.state = ${waiting}
        and reminders.household_id = ${householdId} and reminders.user_id <> ${userId}
      for update of alerts skip locked
    )`.execute(db)
}

/**
 * The next of a person's reminders whose alerts may have to change: open ones that repeat or fall on `from` or later, and
 * any with alerts that wait. What repeats comes first, then what falls once, soonest first.
 *
 * @param after the place of the last one of the batch before.
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

/** How far the planning of a person's reminders has come; undefined if nothing is left to plan. */
export function replanOf(db: Db, userId: string): Promise<AlertReplanRow | undefined> {
  return db.selectFrom('alert_replans').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Stores the position; the caller has locked the person. */
export async function keepReplan(db: Db, replan: AlertReplanRow): Promise<void> {
  await db
    .insertInto('alert_replans')
    .values(replan)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(replan))
    .execute()
}

export async function endReplan(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('alert_replans').where('user_id', '=', userId).execute()
}

/** People whose reminders must be planned again, the longest ready first. */
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

/** When somebody's alerts are to be planned again; null if nobody's are. */
export async function nextReplanAt(db: Db): Promise<Date | null> {
  const query = db.selectFrom('alert_replans').select('ready_at').orderBy('ready_at').limit(1)
  return (await query.executeTakeFirst())?.ready_at ?? null
}

export async function postponeReplan(db: Db, userId: string, readyAt: Date): Promise<void> {
  await db.updateTable('alert_replans').set({ ready_at: readyAt }).where('user_id', '=', userId).execute()
}

/** A person, locked as by `lockPerson`; undefined if another transaction has locked them, or they are gone. */
export function lockPersonIfFree(db: Db, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', userId).forNoKeyUpdate().skipLocked().executeTakeFirst()
}

/**
 * Repeating reminders whose next unplanned day is `until` or earlier. Skips rows locked by others, and reminders of
 * people whose preferences are being changed: that transaction may wait for us, so we must not wait for it.
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

/** One of the people whose next digest to plan is for `until` or earlier; skips people locked by others. */
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
 * Reminders with an occurrence that rang since, is not done, and has no further ring waiting, of people who want one for
 * all, or that want one by themselves.
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
