import type { Channel } from '@planner/contract/notifications'
import { sql } from 'kysely'
import { after, dayMs } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import {
  type AlertToSend,
  type Claim,
  handingColumns,
  quietColumns,
  recipientColumns,
  recipients,
  type Settlement,
} from '../store.ts'

/** Makes the alerts of these claims pending again, as if they had not been claimed. @returns how many there were. */
export async function releaseClaims(db: Db, claims: string[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('alerts')
    .set(({ eb }) => ({ state: 'waiting', claim: null, lease_until: null, attempts: eb('attempts', '-', 1) }))
    .where('state', '=', 'handing')
    .where('claim', 'in', claims)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Takes over the leases of alerts whose lease has expired: their process was killed, or is too slow to be trusted. */
export async function takeOverLapsed(db: Db, { claim, now, leaseUntil, limit }: Claim): Promise<AlertToSend[]> {
  const { rows } = await sql<AlertToSend>`
    with lapsed as materialized (
      select id, occurrence_at from alerts where state = 'handing' and lease_until < ${now}
      order by lease_until limit ${limit} for update skip locked
    )
    update alerts set claim = ${claim}, lease_until = ${leaseUntil}
    ${asTheyWere('lapsed')}`.execute(db)
  return rows
}

/**
 * Returns alerts that recently ended as 'unknown' on channels that can be queried; each is queried about once a minute.
 */
export async function recentlyUnknown(
  db: Db,
  { channels, since, until, limit }: { channels: Channel[]; since: Date; until: Date; limit: number },
): Promise<AlertToSend[]> {
  const { rows } = await sql<AlertToSend>`
    select ${handingColumns}, ${messageColumns}, ${recipientColumns}
    from alerts join users on users.id = alerts.user_id left join reminders on reminders.id = alerts.reminder_id
      ${recipients('alerts')}
    where alerts.state = 'unknown' and alerts.settled_at > ${since} and alerts.handed_at < ${until}
      and alerts.channel = any (${channels})
    order by alerts.settled_at limit ${limit}`.execute(db)
  return rows
}

const messageColumns = sql.raw(
  `coalesce(alerts.title, '') as title, coalesce(reminders.time_zone, users.time_zone) as time_zone, users.email,
   ${quietColumns}, users.time_zone as home_zone`,
)

/** Joins the text as it was sent, even if the reminder was changed or deleted since. */
const asTheyWere = (taken: string) => sql`
  from ${sql.ref(taken)} join alerts as held
      on held.id = ${sql.ref(taken)}.id and held.occurrence_at = ${sql.ref(taken)}.occurrence_at
    join users on users.id = held.user_id
    left join reminders on reminders.id = held.reminder_id ${recipients('held')}
  where alerts.id = ${sql.ref(taken)}.id and alerts.occurrence_at = ${sql.ref(taken)}.occurrence_at
  returning ${handingColumns}, ${messageColumns}, ${recipientColumns}`

/** Settles alerts that ended as 'unknown', unless a report has settled them meanwhile. */
export async function resolveUnknown(db: Db, resolved: Settlement[]): Promise<void> {
  if (resolved.length === 0) return
  await sql`
    update alerts set state = resolved.state, note = resolved.note, provider_id = resolved.provider_id
    from unnest(
      ${resolved.map(({ id }) => id)}::uuid[],
      ${resolved.map(({ state }) => state)}::text[],
      ${resolved.map(({ note }) => note)}::text[],
      ${resolved.map(({ providerId }) => providerId ?? null)}::text[]
    ) as resolved (id, state, note, provider_id)
    where alerts.id = resolved.id and alerts.state = 'unknown'`.execute(db)
}

/** Returns which of these people are being handed another message on a channel, started since an instant. */
export async function handedMeanwhile(
  db: Db,
  { alerts, channel, since }: { alerts: Pick<AlertToSend, 'id' | 'user_id'>[]; channel: Channel; since: Date },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('alerts')
    .select('user_id')
    .where('state', '=', 'handing')
    .where('user_id', 'in', [...new Set(alerts.map(({ user_id }) => user_id))])
    .where('channel', '=', channel)
    .where('handed_at', '>=', since)
    .where(
      'id',
      'not in',
      alerts.map(({ id }) => id),
    )
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

/** Returns the provider's ids of recent messages to these people on a channel. */
export async function providerIdsSince(
  db: Db,
  { userIds, channel, since }: { userIds: string[]; channel: Channel; since: Date },
): Promise<{ user_id: string; provider_id: string }[]> {
  const rows = await db
    .selectFrom('alerts')
    .select(['user_id', 'provider_id'])
    .where('user_id', 'in', userIds)
    .where('channel', '=', channel)
    .where('due_at', '>=', after(since, -2 * dayMs))
    .where('provider_id', 'is not', null)
    .execute()
  return rows.map(({ user_id, provider_id }) => ({ user_id, provider_id: provider_id! }))
}
