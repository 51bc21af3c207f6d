import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type {
  AlertRow,
  AlertState,
  AlertsTable,
  PushSubscriptionRow,
  PushSubscriptionsTable,
  ReminderRow,
  UserRow,
} from '#platform/db/tables.ts'

export type NewAlert = Omit<
  Selectable<AlertsTable>,
  'state' | 'claim' | 'lease_until' | 'attempts' | 'settled_at' | 'note'
>

/** One alert can exist only once: what is already there stays as it is. */
export async function insertAlerts(db: Db, alerts: NewAlert[]): Promise<void> {
  if (alerts.length === 0) return
  await db
    .insertInto('alerts')
    .values(alerts)
    .onConflict((conflict) => conflict.columns(['reminder_id', 'occurrence_at', 'moment', 'channel']).doNothing())
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

/** Takes up to `limit` alerts that are ready, oldest first, for as long as the lease holds. */
export async function claimReady(
  db: Db,
  { claim, now, leaseUntil, limit }: { claim: string; now: Date; leaseUntil: Date; limit: number },
): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    update alerts set state = 'claimed', claim = ${claim}, lease_until = ${leaseUntil}, attempts = attempts + 1
    where id in (
      select id from alerts where state = 'waiting' and ready_at <= ${now}
      order by ready_at limit ${limit} for update skip locked
    )
    returning *`.execute(db)
  return rows
}

export type Handing = {
  id: string
  occurrence_at: Date
  occurrence_on: string
  moment: AlertRow['moment']
  channel: AlertRow['channel']
  attempts: number
  reminder_id: string
  user_id: string
  title: string
  time_zone: string
  email: string
  phone_number: string | null
}

/**
 * Marks claimed alerts as being handed over, as the last step before that. Only those come back that are still ours and
 * still wanted: a reminder that was changed, completed or deleted meanwhile has dropped its alert.
 */
export async function beginHanding(
  db: Db,
  { ids, claim, leaseUntil }: { ids: string[]; claim: string; leaseUntil: Date },
): Promise<Handing[]> {
  const { rows } = await sql<Handing>`
    update alerts set state = 'handing', lease_until = ${leaseUntil}
    from reminders, users
    where alerts.id = any(${ids}) and alerts.claim = ${claim} and alerts.state = 'claimed'
      and reminders.id = alerts.reminder_id and users.id = alerts.user_id
    returning alerts.id, alerts.occurrence_at, alerts.occurrence_on, alerts.moment, alerts.channel, alerts.attempts,
      alerts.reminder_id, alerts.user_id, reminders.title, reminders.time_zone, users.email, users.phone_number`.execute(
    db,
  )
  return rows
}

export type Settlement = { id: string; state: AlertState; note: string | null; readyAt?: Date }

/** Writes down what became of alerts that are ours. `waiting` puts one back to be tried from `readyAt`. */
export async function settleAlerts(
  db: Db,
  { settlements, claim, now }: { settlements: Settlement[]; claim: string; now: Date },
): Promise<void> {
  if (settlements.length === 0) return
  await sql`
    update alerts set
      state = settled.state,
      note = settled.note,
      ready_at = coalesce(settled.ready_at, alerts.ready_at),
      settled_at = case when settled.state = 'waiting' then null else ${now}::timestamptz end,
      claim = null,
      lease_until = null
    from unnest(
      ${settlements.map(({ id }) => id)}::uuid[],
      ${settlements.map(({ state }) => state)}::text[],
      ${settlements.map(({ note }) => note)}::text[],
      ${settlements.map(({ readyAt }) => readyAt ?? null)}::timestamptz[]
    ) as settled (id, state, note, ready_at)
    where alerts.id = settled.id and alerts.claim = ${claim}`.execute(db)
}

/** Alerts whose holder has let the lease lapse: it was killed, or is too slow to be trusted. Ours from now on. */
export async function takeOverLapsed(
  db: Db,
  { claim, now, leaseUntil, limit }: { claim: string; now: Date; leaseUntil: Date; limit: number },
): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    update alerts set claim = ${claim}, lease_until = ${leaseUntil}
    where id in (
      select id from alerts where state in ('claimed', 'handing') and lease_until < ${now}
      order by lease_until limit ${limit} for update skip locked
    )
    returning *`.execute(db)
  return rows
}

export async function devicesOf(db: Db, userIds: string[]): Promise<PushSubscriptionRow[]> {
  if (userIds.length === 0) return []
  return db.selectFrom('push_subscriptions').selectAll().where('user_id', 'in', userIds).execute()
}

/** A browser has one subscription; whoever is signed in there now is whom it rings for. */
export async function saveDevice(db: Db, device: Insertable<PushSubscriptionsTable>): Promise<void> {
  await db
    .insertInto('push_subscriptions')
    .values(device)
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({
        user_id: device.user_id,
        p256dh: device.p256dh,
        auth: device.auth,
        created_at: device.created_at,
      }),
    )
    .execute()
}

export async function deleteDevice(db: Db, userId: string, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).where('user_id', '=', userId).execute()
}

export async function deleteGoneDevices(db: Db, endpoints: string[]): Promise<void> {
  if (endpoints.length === 0) return
  await db.deleteFrom('push_subscriptions').where('endpoint', 'in', endpoints).execute()
}

/** Keeps a person's newest devices and drops the rest. */
export async function keepNewestDevices(db: Db, userId: string, count: number): Promise<void> {
  await sql`
    delete from push_subscriptions where endpoint in (
      select endpoint from push_subscriptions where user_id = ${userId} order by created_at desc offset ${count}
    )`.execute(db)
}
