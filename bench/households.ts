import type pg from 'pg'
import type { Context } from '../apps/server/src/context.ts'
import { tokenHashOf } from '../apps/server/src/features/auth/token.ts'
import type { Line } from '../apps/server/src/platform/db/tables/cart.ts'

/** Statement timeout of thirty seconds, also for a slow machine. */
const rowsAtOnce = 50_000

/** A line of a cart. */
export const line: Line = {
  type: 'recipe',
  item_id: 'punjab.dal-tadka',
  name: 'Dal Tadka',
  quantity: 1,
  price: 29_900,
  quoted: false,
  vendor_id: null,
  vendor_name: null,
  description: null,
  reminder_id: null,
  recipe_id: null,
  action: 'buy_ingredients',
  replacement: 'ask',
}

export type Person = { id: string; token: string }

/**
 * Creates signed-in people with this many reminders each (some done, some repeating, as in real accounts), past alerts
 * and orders.
 */
export async function seedPeople(
  { ids }: Pick<Context, 'ids'>,
  pool: pg.Pool,
  { people, remindersEach }: { people: number; remindersEach: number },
): Promise<Person[]> {
  const made = Array.from({ length: people }, () => ({ id: ids.next(), token: ids.secret() }))
  await pool.query(
    `insert into users (id, email, email_key, full_name, password_hash, email_verified_at, current_city, created_at)
     select id, id || '@example.in', id || '@example.in', 'Asha Rao', '', now(), 'Pune', now() from unnest($1::uuid[]) id`,
    [made.map(({ id }) => id)],
  )
  await pool.query(
    `insert into sessions (token_hash, id, user_id, created_at, last_used_at)
     select hash, gen_random_uuid(), id, now(), now() from unnest($1::bytea[], $2::uuid[]) session (hash, id)`,
    [made.map(({ token }) => tokenHashOf(token)), made.map(({ id }) => id)],
  )
  const peopleAtOnce = Math.ceil(rowsAtOnce / remindersEach)
  for (let done = 0; done < people; done += peopleAtOnce) {
    await pool.query(
      `insert into reminders (id, user_id, title, description, source_text, date, time, time_defaulted, time_zone, recurrence,
         completed, completed_dates, tags, created_at, updated_at)
       select gen_random_uuid(), id, 'call the plumber about the tap ' || n, '', 'call the plumber about the tap tomorrow',
         current_date + n % 60, '18:30', n % 3 = 0, 'Asia/Kolkata', case when n % 7 = 0 then 'weekly' else 'none' end,
         n % 5 = 0, case when n % 7 = 0 then array[current_date + n % 60] else '{}' end, '{home,#phone}', now(), now()
       from unnest($1::uuid[]) id, generate_series(1, $2::int) n`,
      [made.slice(done, done + peopleAtOnce).map(({ id }) => id), remindersEach],
    )
  }
  await pool.query(
    `insert into alerts (id, user_id, reminder_id, occurrence_on, occurrence_at, moment, channel, due_at, ready_at, state, settled_at)
     select gen_random_uuid(), id, gen_random_uuid(), current_date - n, at, 'due', 'app', at, at, 'sent', at
     from unnest($1::uuid[]) id, generate_series(1, 5) n, lateral (select now() - n * interval '1 day') as rang (at)`,
    [made.map(({ id }) => id)],
  )
  await pool.query(
    `insert into orders (id, user_id, order_date, status, lines, timeline, subtotal_paise, cgst_paise, sgst_paise, total_paise,
       payment_method, awaits_price)
     select gen_random_uuid(), id, now() - n * interval '1 week', 'delivered', jsonb_build_array($2::jsonb, $2::jsonb),
       '[{"status": "pending", "at": "2026-11-20T04:30:00.000Z", "note": null}]', 59800, 1495, 1495, 62790, 'on_delivery', false
     from unnest($1::uuid[]) id, generate_series(1, 3) n`,
    [made.map(({ id }) => id), JSON.stringify(line)],
  )
  // As autovacuum does within a minute of so many new rows.
  await pool.query('vacuum analyze')
  return made
}
