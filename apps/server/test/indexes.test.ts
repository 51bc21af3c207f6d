import * as auth from '@planner/contract/account/auth'
import * as factor from '@planner/contract/account/second-factor'
import * as calendarFeed from '@planner/contract/calendar-feed'
import * as cart from '@planner/contract/cart'
import { importItems } from '@planner/contract/imports'
import * as chosen from '@planner/contract/kitchen/chosen-dishes'
import * as pantry from '@planner/contract/kitchen/pantry'
import * as recipes from '@planner/contract/kitchen/recipes'
import * as list from '@planner/contract/kitchen/shopping-list'
import * as notifications from '@planner/contract/notifications'
import * as orders from '@planner/contract/orders'
import * as reminders from '@planner/contract/reminders'
import pg from 'pg'
import { expect, test } from 'vitest'
import { routes, work } from '#app-map.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const people = 3000

/**
 * Tables that grow with the number of people; the others (vendors, places, counters) do not, or have only a few pages.
 */
const growing = [
  'users',
  'sessions',
  'reminders',
  'alerts',
  'orders',
  'payments',
  'carts',
  'audit_log',
  'outbox',
  'meal_plans',
  'shown_recipes',
  'saved_recipes',
  'chosen_dishes',
  'shopping_items',
  'shopping_staples',
  'pantry_items',
  'pantry_moves',
  'own_recipes',
  'medicines',
  'calendar_feeds',
  'programs',
  'webhooks',
  'webhook_deliveries',
  'chats',
  'chat_deeds',
  'mail_addresses',
  'mails_taken',
  'chat_messages',
  'imported_items',
  'reminder_files',
  'consents',
  'authenticator_apps',
  'passkeys',
  'recovery_codes',
  'factor_challenges',
  'households',
  'helpers',
  'household_invitations',
]

/** The maximum number of rows that a call of one person may read: they have a handful of everything here. */
const rowsMax = 300

/** A partition with so few rows is read faster without its index. */
const fewRows = 100

type Statement = { text: string; values: unknown[] }
type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

test('every call and all background work read through indexes', {
  timeout: 90_000,
}, async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const item = '0190b6a8-0000-7000-8000-000000000001'
  await fill(server)
  const own = await asha.call(reminders.createFromText, { text: 'call the plumber tomorrow at 10:30' })
  const line = { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal Tadka', action: 'buy_ingredients' } as const
  await asha.call(cart.add, line)
  const order = await asha.call(orders.create, {})
  const plan = await asha.call(recipes.mealPlan, {})
  const dish = plan.sections.Lunch[0]!.id
  await asha.call(cart.add, line)

  const asked: [name: string, ask: () => Promise<unknown>][] = [
    ...readsOf().map(
      (path) => [`GET ${path}`, () => askAs(server, asha.token, path)] as [string, () => Promise<unknown>],
    ),
    ['a bill', () => askAs(server, asha.token, `/api/orders/${order.id}/bill`)],
    ['a recipe', () => asha.ask(recipes.one, { id: dish })],
    ['suggestions', () => askAs(server, asha.token, `/api/vendors/suggestions/${own.id}`)],
    ['a reminder made', () => asha.call(reminders.createFromText, { text: 'pay the rent on the 5th' })],
    ['a reminder done', () => asha.call(reminders.update, { id: own.id, completed: true })],
    ['preferences', () => asha.call(notifications.setPreferences, { lead_minutes: 30 })],
    ['add to cart', () => asha.call(cart.add, line)],
    ['place an order', () => asha.call(orders.create, {})],
    ['a recipe saved', () => asha.call(recipes.save, { id: dish })],
    [
      'a calendar feed',
      async () => server.app.inject(new URL((await asha.call(calendarFeed.change, {})).feed!.url).pathname),
    ],
    [
      'an import',
      () =>
        asha.call(importItems, {
          items: [{ key: 'x', title: 'Tea', date: '2026-11-25', time: null, time_zone: 'Asia/Kolkata' }],
        }),
    ],
    ['a dish chosen', () => asha.call(chosen.choose, { recipe_id: dish, day: plan.date, meal: 'lunch' })],
    ['an item of the list', () => asha.call(list.add, { items: [{ id: item, text: 'soap' }] })],
    ['a tick', () => asha.call(list.tick, { ids: [item], ticked: true })],
    ['a staple', () => asha.call(list.addStaple, { text: 'milk', days: 2, after: 'bought' })],
    ['a list cleared', () => asha.call(list.clear, {})],
    ['a thing at home', () => asha.call(pantry.add, { items: ['rice'] })],
    ['another dish', () => asha.ask(recipes.swap, { recipe_id: dish })],
    ['a wrong password', () => server.anyone.ask(auth.login, { email: asha.email, password: 'Marigold8' })],
    ['a passkey begun', () => asha.call(factor.beginPasskey, { password: 'Marigold7' })],
    ['a sign-in with a passkey', () => server.anyone.call(factor.beginPasskeySignIn, {})],
    ['recovery codes', () => asha.ask(factor.renewRecoveryCodes, { password: 'Marigold7' })],
    ['a reminder deleted', () => asha.call(reminders.remove, { id: own.id })],
    ['signing out', () => asha.call(auth.logout, {})],
  ]
  const breaches: string[] = []
  let looked = 0
  for (const [name, ask] of asked) {
    const statements = await captured(ask)
    looked += statements.length
    breaches.push(...(await breachesOf(server, name, statements, rowsMax)))
  }
  for (const { name, run } of work) {
    const statements = await captured(() => run(server.context))
    looked += statements.length
    breaches.push(...(await breachesOf(server, name, statements, Number.POSITIVE_INFINITY)))
  }
  expect(looked).toBeGreaterThan(100)
  expect(breaches).toEqual([])
})

/**
 * Returns the paths of every GET call without path parameters, so that a new one is checked automatically. Excludes
 * calls of administrators, which may count everything.
 */
const readsOf = (): string[] =>
  routes
    .filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.access !== 'admin')
    .map(({ endpoint }) => endpoint.path)
    .filter((path) => !path.includes(':'))

const askAs = (server: TestServer, token: string, url: string) =>
  server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })

/** Collects statements while `captured` runs. */
let kept: Statement[] | null = null

// Patched before the test server opens its database, because its connections keep the original.
const send: unknown = Reflect.get(pg.Client.prototype, 'query')
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [first, second] = given
  const { text, values } =
    typeof first === 'string' ? { text: first, values: second } : (first as { text?: string; values?: unknown })
  if (text && /^\s*(select|update|delete|with|insert)/i.test(text)) {
    kept?.push({ text, values: Array.isArray(values) ? values : [] })
  }
  return (send as (...given: unknown[]) => unknown).apply(this, given)
} as typeof pg.Client.prototype.query

/** Returns the statements sent to the database while `act` runs. */
async function captured(act: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  kept = statements
  try {
    await act()
  } finally {
    kept = null
  }
  return statements
}

/**
 * Runs each statement again in a transaction that is rolled back, and checks its plan. Skips inserts, whose ids exist
 * by now.
 */
async function breachesOf(
  { pool }: TestServer,
  name: string,
  statements: Statement[],
  most: number,
): Promise<string[]> {
  const client = await pool.connect()
  const breaches: string[] = []
  try {
    for (const { text, values } of statements) {
      if (!growing.some((table) => text.includes(table)) || /^\s*insert/i.test(text)) continue
      await client.query('begin')
      const { rows } = await client.query(`explain (analyze, format json) ${text}`, values)
      await client.query('rollback')
      const scans = scansIn(rows[0]['QUERY PLAN'][0].Plan)
      const whole = scans.filter(
        (scan) => scan['Node Type'] === 'Seq Scan' && rowsOf(scan) > fewRows && isGrowing(scan),
      )
      const read = scans.reduce((sum, scan) => sum + rowsOf(scan), 0)
      if (whole.length > 0)
        breaches.push(`${name}: all of ${whole.map((scan) => scan['Relation Name']).join(', ')}: ${text}`)
      else if (read > most) breaches.push(`${name}: ${read} rows: ${text}`)
    }
  } finally {
    client.release()
  }
  return breaches
}

/** Whether a scan is of a growing table, or of a partition of one. */
const isGrowing = (scan: Node): boolean => growing.includes(scan['Relation Name']!.replace(/_(\d{4}_\d{2}|else)$/, ''))

const scansIn = (node: Node): Node[] => [
  ...(node['Relation Name'] && node['Node Type'].includes('Scan') ? [node] : []),
  ...(node.Plans ?? []).flatMap(scansIn),
]

const rowsOf = (scan: Node): number =>
  (scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0) + (scan['Rows Removed by Index Recheck'] ?? 0)) *
  scan['Actual Loops']

/** Fills the database with other people and their data. */
async function fill({ pool }: TestServer): Promise<void> {
  const now = `'2026-11-20T04:30:00Z'::timestamptz`
  await pool.query(`
    insert into users (id, email, email_key, full_name, password_hash, created_at)
      select gen_random_uuid(), n || '@example.in', n || '@example.in', 'Ravi Rao', '', ${now} from generate_series(1, ${people}) n;
    create temporary table other as select id, row_number() over () as n from users where full_name = 'Ravi Rao';
    insert into sessions (token_hash, id, user_id, created_at, last_used_at)
      select sha256(id::text::bytea), gen_random_uuid(), id, ${now}, ${now} from other;
    insert into reminders (id, user_id, title, description, date, time, time_defaulted, time_zone, recurrence, tags, created_at, updated_at)
      select gen_random_uuid(), id, 'call', '', '2026-12-01'::date + k, '18:30', false, 'Asia/Kolkata', 'none', '{}', ${now}, ${now}
      from other, generate_series(1, 5) k;
    insert into medicines (id, user_id, name, unit, times, recurrence, starts_on, created_at, updated_at)
      select gen_random_uuid(), id, 'Dolo', 'tablet', '[]', 'daily', '2026-11-20', ${now}, ${now} from other;
    insert into reminders (id, user_id, title, description, date, time, time_defaulted, time_zone, recurrence, tags, medicine_id,
        dose_amount, created_at, updated_at)
      select gen_random_uuid(), user_id, 'dose', '', '2026-11-20', '08:30', false, 'Asia/Kolkata', 'daily', '{}', id, 100,
        ${now}, ${now} from medicines;
    insert into alerts (id, user_id, reminder_id, occurrence_on, occurrence_at, moment, channel, due_at, ready_at, state, settled_at)
      select gen_random_uuid(), user_id, id, date, date + time, 'due', channel, date + time, date + time,
        'sent', ${now} - interval '20 days'
      from reminders, unnest('{email,app}'::text[]) channel where title = 'call';
    insert into orders (id, user_id, order_date, status, lines, timeline, subtotal_paise, cgst_paise, sgst_paise, total_paise, payment_method, awaits_price)
      select gen_random_uuid(), id, ${now} - k * interval '1 day', 'delivered', '[]', '[]', 100, 9, 9, 118, 'on_delivery', false
      from other, generate_series(1, 3) k;
    insert into payments (order_id, amount_paise, status, updated_at) select id, 118, 'paid', ${now} - interval '90 days' from orders;
    insert into carts (user_id, version, lines, updated_at) select id, 1, '[]', ${now} from other;
    insert into audit_log (id, at, kind, user_id) select gen_random_uuid(), ${now} - k * interval '1 day', 'order.placed', id
      from other, generate_series(1, 3) k;
    insert into outbox (id, user_id, channel, recipient, subject, body, created_at)
      select gen_random_uuid(), id, 'email', '', '', '', ${now} from other, generate_series(1, 2) k;
    insert into shown_recipes (user_id, recipe_id, shown_on) select id, 'a.b.c.' || k, '2026-11-19' from other, generate_series(1, 5) k;
    insert into saved_recipes (user_id, recipe_id, recipe, saved_at) select id, 'a.b.c.d' || n, '{}', ${now} from other;
    insert into chosen_dishes (id, user_id, recipe_id, title, is_vegetarian, day, meal, people, servings, leftover, chosen_at)
      select gen_random_uuid(), id, 'a.b', 'Dal', true, '2026-11-20'::date + k, 'lunch', 4, 4, false, ${now}
      from other, generate_series(0, 3) k;
    insert into own_recipes (id, user_id, title, text, told, is_vegetarian, unsettled, planned, created_at, updated_at)
      select gen_random_uuid(), id, 'Dal', '', '{}', true, 0, true, ${now}, ${now} from other, generate_series(1, 3) k;
    insert into shopping_items (id, household_id, user_id, said, said_at, key, name, state, state_at, state_by, for_day, added_at)
      select gen_random_uuid(), household_id, id, 'x', ${now}, '~x', 'x', (array['open', 'ticked', 'removed', 'open'])[k], ${now}, id,
        case when k = 4 then '2026-11-20'::date end, ${now}
      from users, generate_series(1, 4) k where full_name = 'Ravi Rao';
    insert into shopping_staples (id, household_id, user_id, said, key, name, after, days, next_at, created_at)
      select gen_random_uuid(), household_id, id, 'x', '~x', 'x', 'interval', 3, ${now} + interval '1 day', ${now}
      from users where full_name = 'Ravi Rao';
    insert into pantry_items (id, household_id, user_id, key, name, amount, unit, since, changed_at)
      select gen_random_uuid(), household_id, id, '~x' || k, 'x', k, 'g', ${now}, ${now}
      from users, generate_series(0, 3) k where full_name = 'Ravi Rao';
    insert into pantry_moves (household_id, source_id, key, after, made_at)
      select household_id, id, '~x' || k, '{}', ${now} from users, generate_series(1, 3) k where full_name = 'Ravi Rao';
    insert into programs (id, user_id, name, token_hash, scopes, created_at, ends_at)
      select gen_random_uuid(), id, 'Desk', sha256((id || 'p')::bytea), '{}', ${now}, ${now} + interval '30 days' from other;
    insert into webhooks (id, user_id, name, url, events, secret, created_at)
      select gen_random_uuid(), id, 'Desk', 'https://1.1.1.1/', '{list.changed}', '', ${now} from other;
    insert into webhook_deliveries (id, webhook_id, user_id, event, created_at, state)
      select gen_random_uuid(), id, user_id, 'list.changed', ${now}, 'delivered' from webhooks, generate_series(1, 3);
    insert into chats (user_id, channel, address, language, linked_at)
      select id, 'telegram', id::text, 'en', ${now} from other;
    insert into chat_deeds (id, user_id, deed, made_at)
      select gen_random_uuid(), id, '{"kind": "created", "ids": []}', ${now} from other, generate_series(1, 3) k;
    insert into chat_messages (channel, id, user_id, taken_at)
      select 'telegram', id || '.' || k, id, ${now} from other, generate_series(1, 3) k;
    insert into mail_addresses (user_id, token_hash, token, created_at)
      select id, sha256((id || 'm')::bytea), '', ${now} from other;
    insert into mails_taken (user_id, message_hash, taken_at)
      select id, sha256(k::text::bytea), ${now} from other, generate_series(1, 3) k;
    insert into calendar_feeds (user_id, token_hash, token, alarms, created_at)
      select id, sha256(id::text::bytea), '', true, ${now} from other;
    insert into reminder_files (id, user_id, store_key, name, type, bytes, added_at, looked_at)
      select gen_random_uuid(), id, gen_random_uuid(), 'bill.pdf', 'application/pdf', 1000, ${now}, ${now}
      from other, generate_series(1, 3);
    insert into imported_items (user_id, key_hash, content_hash, imported_at)
      select id, sha256(k::text::bytea), '', ${now} from other, generate_series(1, 3) k;
    insert into meal_plans (user_id, date, veg_only, location, generation, recipes, said, made_at)
      select id, '2026-11-19', false, 'Mumbai', 0, '{}', '{}', ${now} from other;
    insert into consents (id, user_id, version, functional, analytics, marketing, chosen_at, recorded_at)
      select gen_random_uuid(), id, '1', true, false, false, ${now}, ${now} from other;
    insert into authenticator_apps (user_id, secret, created_at, confirmed_at) select id, '', ${now}, ${now} from other;
    insert into passkeys (id, user_id, credential, public_key, counter, transports, name, created_at)
      select gen_random_uuid(), id, n || '.' || k, '', 0, '{}', 'Phone', ${now} from other, generate_series(1, 2) k;
    insert into recovery_codes (user_id, code_hash, created_at)
      select id, sha256(k::text::bytea), ${now} from other, generate_series(1, 10) k;
    insert into factor_challenges (token_hash, user_id, purpose, to_sign, created_at)
      select sha256((id || 'x')::bytea), id, 'sign-in', '', ${now} from other;
    insert into helpers (id, household_id, user_id, name, language, phone_number, created_at)
      select gen_random_uuid(), household_id, id, 'Lata', 'hi', '+9198' || 10000000 + row_number() over (), ${now}
      from users where full_name = 'Ravi Rao';
    insert into household_invitations (id, household_id, user_id, role, code_hash, created_at, expires_at)
      select gen_random_uuid(), household_id, id, 'adult', sha256(id::text::bytea), ${now}, ${now} + interval '7 days'
      from users where full_name = 'Ravi Rao';
    analyze;
    -- When the store last looked at itself, nothing waited.
    update alerts set state = 'waiting', settled_at = null where channel = 'app';`)
}
