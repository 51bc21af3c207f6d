import type { Channel } from '@planner/contract/notifications'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { OutgoingDaysTable } from '#platform/db/tables/notifications.ts'
import type { Budget, OutgoingLimit } from './limits.ts'

/**
 * Returns the part of the claiming statement that enforces the limits. It reads the CTE `seen` (id, occurrence_at,
 * user_id, due_at, counted_day, home_zone, ending) and adds `decided`, with the same rows and their final `ending`,
 * whether each `is_stopped` by the installation's budget, and the day it `counts_on`.
 *
 * Each counter is changed and read by a single `insert … on conflict`, which waits for concurrent changes: `count -
 * previous` is what this statement was granted, however many processes claim at once. People are locked in a fixed
 * order, and the installation's row last, which prevents deadlocks.
 */
export function decideByLimits(limit: OutgoingLimit | null, now: Date): RawBuilder<unknown> {
  if (limit === null) {
    return sql`decided as (select seen.*, false as is_stopped, null::date as counts_on from seen)`
  }
  const { channel, perPerson, budget, overPerson, overBudget } = limit
  return sql`
    wanting as materialized (
      select id, user_id, due_at, (${now}::timestamptz at time zone home_zone)::date as today,
        row_number() over (partition by user_id order by due_at, id) as nth
      from seen
      -- As one CASE, whose rows the planner takes for half of them: of 'is null' it expects one, and would join in loops.
      where case
        when ending is not null then false
        else counted_day is null or counted_day < (${now}::timestamptz at time zone home_zone)::date
      end
    ), counted as (
      insert into outgoing_counts as counter (user_id, channel, day, count, previous)
      select user_id, ${channel}, max(today), least(count(*), ${perPerson}::integer), 0
      from wanting group by user_id order by user_id
      on conflict (user_id, channel) do update set
        day = greatest(counter.day, excluded.day),
        previous = case when counter.day < excluded.day then 0 else counter.count end,
        count = case
          when counter.day < excluded.day then excluded.count
          else greatest(counter.count, least(counter.count + excluded.count, ${perPerson}::integer))
        end
      returning user_id, count - previous as granted
    ), within as materialized (
      select id, today, row_number() over (order by due_at, id) as nth
      from wanting join counted using (user_id) where nth <= granted
    ), ${grantedBy(budget)}, decided as materialized (
      select seen.id, seen.occurrence_at, seen.title, seen.time_zone, seen.email, seen.phone_number,
        seen.helper_language, seen.chat_address, seen.chat_language, seen.chat_wrote_at, seen.asker, seen.meant_for, seen.recurrence, seen.since_year, seen.is_dose, seen.quiet_from, seen.quiet_until,
        seen.home_zone,
        coalesce(seen.ending, case
          when wanting.id is null then null
          when within.id is null then 'skipped: ' || ${overPerson}::text
          when within.nth > budget.granted then 'skipped: ' || ${overBudget}::text
        end || case
          when exists (select from push_subscriptions where user_id = seen.user_id) then '; sent by push instead'
          else '; it is in your planner'
        end) as ending,
        coalesce(within.nth > budget.granted, false) as is_stopped,
        case when within.nth <= budget.granted then within.today end as counts_on
      from seen left join wanting on wanting.id = seen.id left join within on within.id = seen.id
        cross join budget
    )`
}

/** Returns the CTE `budget`, one row: how many of `within` the installation's daily budget still allows. */
function grantedBy(budget: Budget | null): RawBuilder<unknown> {
  if (budget === null) return sql`budget as (select 2147483647 as granted)`
  const { day, pricePaise: price } = budget
  return sql`
    installation as (
      insert into outgoing_days as counter (day, messages, paise, previous)
      select ${day}::date, granted, granted * ${price}::bigint, 0 from (
        select least(count(*), ${roomIn(budget, sql`0`, sql`0`)})::integer as granted from within having count(*) > 0
      ) wanted
      on conflict (day) do update set
        previous = counter.messages,
        messages = counter.messages + least(excluded.messages, ${roomIn(budget, sql`counter.messages`, sql`counter.paise`)}),
        paise = counter.paise + ${price}::bigint
          * least(excluded.messages, ${roomIn(budget, sql`counter.messages`, sql`counter.paise`)})
      returning messages - previous as granted
    ), budget as (select coalesce(max(granted), 0) as granted from installation)`
}

/** Returns how many more messages fit into a daily budget. */
function roomIn(
  { messages, paise, pricePaise }: Budget,
  sent: RawBuilder<unknown>,
  spent: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const byMessages = sql`${messages}::integer - ${sent}`
  if (pricePaise === 0) return sql`greatest(0, ${byMessages})`
  return sql`greatest(0, least(${byMessages}, (${paise}::bigint - ${spent}) / ${pricePaise}::bigint))`
}

/** Takes one message out of a daily budget. @returns false if it is used up. */
export async function takeFromBudget(db: Db, budget: Budget): Promise<boolean> {
  const { rows } = await sql<{ granted: number }>`
    with within as (select 1), ${grantedBy(budget)} select granted from budget`.execute(db)
  return rows[0]!.granted > 0
}

/** Counts one message towards a person's daily limit. @returns false if it is reached. */
export async function takeFromShare(
  db: Db,
  { userId, channel, day, limit }: { userId: string; channel: Channel; day: string; limit: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into outgoing_counts as counter (user_id, channel, day, count, previous)
    select ${userId}::uuid, ${channel}, ${day}::date, 1, 0 where ${limit}::integer > 0
    on conflict (user_id, channel) do update set
      day = greatest(counter.day, excluded.day),
      previous = case when counter.day < excluded.day then 0 else counter.count end,
      count = case when counter.day < excluded.day then 1 else counter.count + 1 end
    where counter.day < excluded.day or counter.count < ${limit}::integer
    returning count`.execute(db)
  return rows.length === 1
}

/** Adds to a day's messages and cost: for a message sent regardless of the budget, or a correction of the estimate. */
export async function addToDay(
  db: Db,
  { day, messages, paise }: { day: string; messages: number; paise: number },
): Promise<void> {
  await sql`
    insert into outgoing_days as counter (day, messages, paise, previous) values (${day}, ${messages}, ${paise}, 0)
    on conflict (day) do update set
      messages = counter.messages + excluded.messages, paise = greatest(0, counter.paise + excluded.paise)`.execute(db)
}

export async function dayOf(
  db: Db,
  day: string,
): Promise<Pick<OutgoingDaysTable, 'messages' | 'paise' | 'told_at'> | null> {
  const row = await db
    .selectFrom('outgoing_days')
    .select(['messages', 'paise', 'told_at'])
    .where('day', '=', day)
    .executeTakeFirst()
  return row ?? null
}

/** @returns false if the administrators have already been notified today. */
export async function markNotified(db: Db, day: string, now: Date): Promise<boolean> {
  const marked = await db
    .updateTable('outgoing_days')
    .set({ told_at: now })
    .where('day', '=', day)
    .where('told_at', 'is', null)
    .executeTakeFirst()
  return marked.numUpdatedRows === 1n
}

/**
 * Returns how many messages a person was sent per channel on their current day, or on the next one if a time zone
 * further east has begun it.
 */
export function countsOf(db: Db, userId: string, today: string): Promise<{ channel: Channel; count: number }[]> {
  return db
    .selectFrom('outgoing_counts')
    .select(['channel', 'count'])
    .where('user_id', '=', userId)
    .where('day', '>=', today)
    .execute()
}

export function administrators(
  db: Db,
  limit: number,
): Promise<{ id: string; email: string; phone_number: string | null; email_verified_at: Date | null }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'phone_number', 'email_verified_at'])
    .where('is_admin', '=', true)
    .where('deletion_planned_at', 'is', null)
    .where('disabled_at', 'is', null)
    .orderBy('created_at')
    .limit(limit)
    .execute()
}

export async function deleteDays(db: Db, { before }: { before: string }): Promise<void> {
  await db.deleteFrom('outgoing_days').where('day', '<', before).execute()
}
