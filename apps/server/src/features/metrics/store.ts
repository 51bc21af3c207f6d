import type { Channel } from '@planner/contract/notifications'
import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'

/** Maximum to count up to: counting millions of rows every few seconds would be slow. */
const countedUpTo = 10_000

/** Returns the number of due alerts per channel, and the due time of the oldest. */
export async function dueByChannel(
  db: Db,
  channels: readonly Channel[],
  now: Date,
): Promise<{ channel: Channel; due: number; oldest: Date | null }[]> {
  const { rows } = await sql<{ channel: Channel; due: number; oldest: Date | null }>`
    select channel, count(due_at)::int as due, min(due_at) as oldest
    from unnest(${channels}::text[]) as one (channel)
    left join lateral (
      select due_at from alerts where alerts.channel = one.channel and state = 'waiting' and ready_at <= ${now}
      order by ready_at limit ${countedUpTo}
    ) as waiting on true
    group by channel`.execute(db)
  return rows
}

/** Counts unfinished jobs by queue and state. pg-boss creates its tables when first opened. */
export async function jobsByState(db: Db): Promise<{ queue: string; state: string; count: number }[]> {
  const there = await sql<{ yes: boolean }>`select to_regclass('pgboss.job') is not null as yes`.execute(db)
  if (!there.rows[0]!.yes) return []
  const { rows } = await sql<{ queue: string; state: string; count: number }>`
    select name as queue, state::text as state, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%'
    group by 1, 2`.execute(db)
  return rows
}

/** Returns the total model use on a day, and the number of people whose budget is used up. */
export async function modelUse(
  db: Db,
  { day, questionsMax, tokensMax }: { day: string; questionsMax: number; tokensMax: number },
): Promise<{ questions: number; tokens: number; exhausted: number }> {
  const { rows } = await sql<{ questions: number; tokens: number; exhausted: number }>`
    select coalesce(sum(questions), 0)::int as questions, coalesce(sum(tokens), 0)::bigint as tokens,
      (count(*) filter (where questions >= ${questionsMax} or tokens >= ${tokensMax}))::int as exhausted
    from assistant_usage where day = ${day}`.execute(db)
  return rows[0]!
}
