import type { Person, TestServer } from './test-server.ts'

/** How much an account is filled with in tests and benchmarks, using the worst text that the contract allows. */
export type Fill = { openReminders: number; doneReminders: number; orders: number; savedRecipes: number }

/** A character that takes six bytes in JSON. */
const worst = 'chr(1)'

/** Fills a person's account to its limits, directly in the database, relative to the test server's clock. */
export async function fillAccount(
  { pool, clock }: Pick<TestServer, 'pool' | 'clock'>,
  { id }: Pick<Person, 'id'>,
  fill: Fill,
) {
  const now = clock.now()
  const insert = (statement: string, ...values: unknown[]) => pool.query(statement, [id, now, ...values])
  const reminder = `insert into reminders (id, user_id, title, description, source_text, date, time, time_defaulted, time_zone,
    recurrence, completed, completed_dates, skipped_dates, tags, created_at, updated_at)`
  await insert(
    `${reminder} select gen_random_uuid(), $1, repeat(${worst}, 300), repeat(${worst}, 5000), null,
       ($2::timestamptz)::date - 100 + n % 300, '09:00', false, 'Asia/Kolkata', 'none', false, '{}', '{}', '{}', $2, $2
     from generate_series(1, $3::int) n`,
    fill.openReminders,
  )
  await insert(
    `${reminder} select gen_random_uuid(), $1, 'done ' || n, repeat(${worst}, 5000), null,
       ($2::timestamptz)::date - 100 - n, '09:00', false, 'Asia/Kolkata', 'none', true, '{}', '{}', '{}', $2, $2
     from generate_series(1, $3::int) n`,
    fill.doneReminders,
  )
  // A few repeating ones, each with the maximum number of completed and skipped days.
  await insert(
    `${reminder} select gen_random_uuid(), $1, 'daily ' || n, '', null, ($2::timestamptz)::date - 100, '09:00', false,
       'Asia/Kolkata', 'daily', false,
       (select array_agg(($2::timestamptz)::date + k) from generate_series(1, 4000) k),
       (select array_agg(($2::timestamptz)::date + 4000 + k) from generate_series(1, 4000) k), '{}', $2, $2
     from generate_series(1, 5) n`,
  )
  const lines = `(select jsonb_agg(jsonb_build_object('type', 'product', 'item_id', repeat('i', 119) || k % 10,
      'name', repeat('n', 100), 'quantity', 999, 'price', 100000000, 'quoted', true,
      'vendor_id', null, 'vendor_name', null, 'description', null, 'reminder_id', repeat('r', 120), 'recipe_id',
      repeat('x', 120), 'action', null, 'replacement', 'ask')) from generate_series(1, 200) k)`
  await insert(
    `with full_cart as materialized (select ${lines} as lines)
     insert into orders (id, user_id, order_date, status, lines, timeline, subtotal_paise, cgst_paise, sgst_paise,
       total_paise, address, pin_code, payment_method, awaits_price)
     select gen_random_uuid(), $1, $2::timestamptz - (n / 30) * interval '1 day' - (n % 30) * interval '1 minute',
       (array['pending', 'confirmed', 'delivered', 'cancelled'])[1 + n % 4], lines, '[]', 100, 9, 9, 118,
       repeat('a', 300), '400005', 'on_delivery', true
     from full_cart, generate_series(1, $3::int) n`,
    fill.orders,
  )
  await insert(
    `insert into carts (user_id, version, lines, updated_at) select $1, 1, ${lines}, $2
     on conflict (user_id) do update set lines = excluded.lines`,
  )
  await insert(
    `insert into saved_recipes (user_id, recipe_id, recipe, saved_at)
     select $1, one.recipe_id || 'x' || n, one.recipe || jsonb_build_object('id', one.recipe_id || 'x' || n),
       $2::timestamptz - n * interval '1 second'
     from generate_series(1, $3::int) n, (select * from saved_recipes where user_id = $1 limit 1) as one`,
    fill.savedRecipes,
  )
}

/** Fills the other tables that have rows for a person. */
export async function fillTheRest({ pool, clock }: Pick<TestServer, 'pool' | 'clock'>, { id }: Pick<Person, 'id'>) {
  const insert = (statement: string) => pool.query(statement, [id, clock.now()])
  await insert(
    `insert into alerts (id, user_id, reminder_id, occurrence_on, occurrence_at, moment, channel, due_at, ready_at, state,
       settled_at, note, title, round)
     select gen_random_uuid(), $1, reminders.id, '2026-01-01'::date + n, $2::timestamptz - interval '1 hour', 'due', channel,
       $2::timestamptz - interval '1 hour', $2, 'failed', $2, repeat('n', 300), repeat(${worst}, 300), n
     from (select id from reminders where user_id = $1 limit 10) as reminders, generate_series(1, 100) n,
       unnest('{sms,whatsapp,email,voice}'::text[]) channel`,
  )
  await insert(
    `insert into alerts (id, user_id, reminder_id, occurrence_on, occurrence_at, moment, channel, due_at, ready_at, state)
     select gen_random_uuid(), $1, reminders.id, '2027-01-01'::date + n, $2::timestamptz + n * interval '1 day', 'snoozed',
       'app', $2::timestamptz + n * interval '1 day', $2::timestamptz + n * interval '1 day', 'waiting'
     from (select id from reminders where user_id = $1 limit 10) as reminders, generate_series(1, 500) n`,
  )
  await insert(
    `insert into outbox (id, user_id, channel, recipient, subject, body, created_at)
     select gen_random_uuid(), $1, 'email', 'a', repeat(${worst}, 300), repeat(${worst}, 6000), $2 from generate_series(1, 300)`,
  )
  await insert(
    `insert into mail_suggestions (id, user_id, key_hash, state, message_id, subject, sender, snippet, source_sentence,
       received_at, kind, type, title, date, confidence, found_at)
     select gen_random_uuid(), $1, n::text::bytea, 'open', 'message', repeat(${worst}, 500), repeat(${worst}, 500),
       repeat(${worst}, 500), repeat(${worst}, 500), $2, 'bill', 'bill', repeat(${worst}, 300), $2::timestamptz::date + 1, 0.9, $2
     from generate_series(1, 1000) n`,
  )
  await insert(
    `insert into own_recipes (id, user_id, title, text, told, is_vegetarian, unsettled, planned, created_at, updated_at)
     select gen_random_uuid(), $1, repeat(${worst}, 80), repeat('x', 1000), '{}', true, 0, false, $2, $2
     from generate_series(1, 498)`,
  )
  await insert(
    `insert into shopping_items (id, household_id, user_id, said, said_at, key, name, state, state_at, added_at)
     select gen_random_uuid(), household_id, id, repeat(${worst}, 80), $2, repeat(${worst}, 37) || n, repeat(${worst}, 80),
       'open', $2, $2
     from users, generate_series(1, 299) n where id = $1`,
  )
  await insert(
    `insert into shopping_items (id, household_id, user_id, said, said_at, key, food, name, dish, state, state_at, added_at)
     select gen_random_uuid(), household_id, id, '250 g', $2, 'food' || n % 1100, 'food' || n % 1100,
       'kashmiri chilli', repeat(${worst}, 80) || n % 140, 'open', $2, $2
     from users, generate_series(1, 2480) n where id = $1`,
  )
  await insert(
    `insert into pantry_items (id, household_id, user_id, key, name, since, changed_at)
     select gen_random_uuid(), household_id, id, repeat(${worst}, 95) || n, repeat(${worst}, 100), $2, $2
     from users, generate_series(1, 399) n where id = $1`,
  )
  await insert(
    `insert into chosen_dishes (id, user_id, recipe_id, title, is_vegetarian, day, meal, people, servings, leftover, chosen_at)
     select gen_random_uuid(), $1, repeat('x', 120) || n, repeat(${worst}, 80), true, ($2::timestamptz)::date - 2 + n / 20,
       'lunch', 4, 4, false, $2
     from generate_series(1, 180) n`,
  )
  const dozen = JSON.stringify(
    Array.from({ length: 12 }, (_, hour) => ({ time: `${hour + 10}:00:00`, amount: 99_975 })),
  )
  await insert(
    `insert into medicines (id, user_id, name, unit, note, times, recurrence, starts_on, stock, created_at, updated_at)
     select gen_random_uuid(), $1, repeat(${worst}, 100), 'injection', repeat(${worst}, 1000), '${dozen}', 'daily', '2026-01-01',
       1000000, $2, $2
     from generate_series(1, 50)`,
  )
  await insert(
    `insert into reminders (id, user_id, title, description, date, time, time_defaulted, time_zone, recurrence, tags, medicine_id,
       dose_amount, created_at, updated_at)
     select gen_random_uuid(), $1, 'dose', '', '2026-01-01', '10:00', false, 'Asia/Kolkata', 'daily', '{}', medicine.id, 99975,
       $2, $2
     from (select id from medicines where user_id = $1 limit 1) medicine, generate_series(1, 12)`,
  )
  await insert(
    `insert into assistant_questions (id, user_id, task, prompt_version, provider, model, sent, state, asked_at)
     select gen_random_uuid(), $1, 'read-reminder', 1, 'anthropic', 'some-model', repeat('q', 15000), 'answered',
       $2::timestamptz - n * interval '1 minute'
     from generate_series(1, 1800) n`,
  )
  await insert(
    `insert into audit_log (id, at, kind, user_id, about, device, address)
     select gen_random_uuid(), $2::timestamptz - n * interval '1 minute', 'order.placed', $1, repeat('a', 200), 'Chrome', 'x'
     from generate_series(1, 2000) n`,
  )
}
