import type { Channel } from '@planner/contract/notifications'
import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { AlertState } from '#platform/db/tables/notifications.ts'

/** Counts alerts pending now, and settled since an instant. */
export async function countsByChannel(
  db: Db,
  since: Date,
): Promise<{ channel: Channel; state: AlertState; count: number }[]> {
  const { rows } = await sql<{ channel: Channel; state: AlertState; count: number }>`
    select channel, state, count(*)::int as count from alerts where state in ('waiting', 'handing') group by 1, 2
    union all
    select channel, state, count(*)::int from alerts where settled_at > ${since} and state <> 'waiting' group by 1, 2`.execute(
    db,
  )
  return rows
}

/** Returns the estimated cost of alerts settled since an instant; no row for a channel without a known price. */
export async function spendByChannel(db: Db, since: Date): Promise<{ channel: Channel; paise: number }[]> {
  const { rows } = await sql<{ channel: Channel; paise: number }>`
    select channel, sum(cost_paise)::int as paise from alerts
    where settled_at > ${since} and cost_paise is not null group by channel`.execute(db)
  return rows
}

export async function lastFailures(
  db: Db,
  since: Date,
): Promise<{ channel: Channel; settled_at: Date; note: string }[]> {
  const { rows } = await sql<{ channel: Channel; settled_at: Date; note: string }>`
    select distinct on (channel) channel, settled_at, coalesce(note, '') as note from alerts
    where settled_at > ${since} and state in ('failed', 'unknown') order by channel, settled_at desc`.execute(db)
  return rows
}

/** Returns percentiles of the milliseconds between due and sent. */
export async function deliveryLagSince(db: Db, since: Date): Promise<{ p50: number | null; p99: number | null }> {
  const { rows } = await sql<{ p50: number | null; p99: number | null }>`
    with lag as (
      select extract(epoch from handed_at - due_at) * 1000 as ms from alerts
      where settled_at > ${since} and state in ('sent', 'delivered')
    )
    select percentile_cont(0.5) within group (order by ms)::float as p50,
      percentile_cont(0.99) within group (order by ms)::float as p99 from lag`.execute(db)
  return rows[0]!
}

/** Returns the due time of the oldest alert that is due but not sent. */
export async function oldestDue(db: Db, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('alerts')
    .select('due_at')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  return row?.due_at ?? null
}
