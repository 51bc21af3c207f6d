import type pg from 'pg'
import type { Acknowledged } from './load.ts'

/** A promise, and how often it was broken. */
export type Verdict = { promise: string; broken: number; of: number }

/** Returns how much is still waiting to be done. */
export async function unfinished(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select (
    (select count(*) from alerts where state = 'handing' or state = 'waiting' and due_at <= now())
    + (select count(*) from plan_tasks where status in ('pending', 'progress'))
    + (select count(*) from pgboss.job where state in ('created', 'retry', 'active')))::int as count`)
  return rows[0]!.count
}

export async function judge(pool: pg.Pool, { reminders, completed, orders, tasks }: Acknowledged): Promise<Verdict[]> {
  const count = async (query: string, values: unknown[]): Promise<number> =>
    (await pool.query<{ count: number }>(`select count(*)::int as count from (${query}) found`, values)).rows[0]!.count
  const ids = [...reminders.keys()]
  const titles = [...reminders.values()]
  const done = [...completed]
  const due = await count(`select from alerts where moment = 'due' and channel = 'email' and due_at <= now()`, [])

  return [
    {
      promise: 'a reminder that was acknowledged is there',
      broken: ids.length - (await count('select from reminders where id = any ($1)', [ids])),
      of: ids.length,
    },
    {
      promise: 'no reminder is there twice',
      broken: await count('select from reminders where title = any ($1) group by user_id, title having count(*) > 1', [
        titles,
      ]),
      of: ids.length,
    },
    {
      promise: 'what was completed stays so',
      broken: done.length - (await count('select from reminders where id = any ($1) and completed', [done])),
      of: done.length,
    },
    {
      promise: 'an order that was acknowledged is there',
      broken: orders.size - (await count('select from orders where id = any ($1)', [[...orders.values()]])),
      of: orders.size,
    },
    {
      promise: 'no key made two orders, and no line was ordered twice',
      broken:
        (await count('select from orders group by user_id, idempotency_key having count(*) > 1', [])) +
        (await count(
          `select from orders, jsonb_array_elements(lines) line group by user_id, line ->> 'item_id'
             having sum((line ->> 'quantity')::int) > 1`,
          [],
        )),
      of: orders.size,
    },
    {
      promise: 'what was due and wanted was handed over',
      broken: await count(
        `select from reminders r where not completed and id = any ($1) and not exists (
           select from alerts a join outbox o on o.id = a.id where a.reminder_id = r.id and a.moment = 'due' and a.channel = 'email')`,
        [ids],
      ),
      of: due,
    },
    {
      promise: 'nobody was told the same twice',
      broken: await count(
        `select from outbox where channel = 'email' and subject ilike '%plumber%' group by user_id, subject having count(*) > 1`,
        [],
      ),
      of: due,
    },
    {
      promise: 'nothing is in doubt: alerts handed over are sent',
      broken: await count(
        `select from alerts a join outbox o on o.id = a.id where a.state not in ('sent', 'delivered')`,
        [],
      ),
      of: due,
    },
    {
      promise: 'a plan that was asked for was made',
      broken:
        tasks.size - (await count(`select from plan_tasks where id = any ($1) and status = 'success'`, [[...tasks]])),
      of: tasks.size,
    },
    { promise: 'nothing is stuck', broken: await unfinished(pool), of: due },
  ]
}
