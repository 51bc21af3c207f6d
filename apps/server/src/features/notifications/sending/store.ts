import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { AlertRow, AlertState } from '#platform/db/tables.ts'

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
