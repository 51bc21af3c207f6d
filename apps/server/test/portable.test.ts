import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createDatabase } from './create-database.ts'

const server = path.resolve(import.meta.dirname, '..')
const root = path.resolve(server, '../..')
const sources = globSync('src/**/*.ts', { cwd: server })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: withoutComments(readFileSync(path.join(server, file), 'utf8')) }))
const migrations = globSync('migrations/*.sql', { cwd: server }).map((file) => ({
  file,
  text: readFileSync(path.join(server, file), 'utf8'),
}))

/** Matches a module that can send statements. */
const querying =
  /from '(pg|pg-boss|kysely)'|\bimport\('(pg|kysely)'\)|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/
/** Other shipped code, which must not send statements. */
const elsewhere = [...globSync('packages/*/src/**/*.ts', { cwd: root }), ...globSync('scripts/**/*.mjs', { cwd: root })]

/**
 * Unique keys that do not include a person and are not random, with the reason. When people are distributed over
 * several stores, these must be unique across them or belong to one place.
 */
const global: Record<string, string> = {
  users_email_key_key: 'an address is one account’s: in the directory of stores',
  mailbox_places_pkey: 'one mailbox of an installation',
  chats_address: 'a chat is one account’s: in the directory of stores',
  chat_messages_pkey: 'the messenger’s own id',
  chat_receivers_pkey: 'one process of a store',
  users_verified_number: 'a number is one account’s: in the directory of stores',
  push_subscriptions_pkey: 'an endpoint is long and by chance, made by a push service',
  passkeys_credential_key: 'a credential is by chance, made by an authenticator',
  own_recipes_share_token_key: 'a token is by chance',
  payments_gateway_order_id_key: 'the gateway’s own id',
  payment_events_pkey: 'the gateway’s own id',
  refunds_pkey: 'the gateway’s own id',
  written_recipes_pkey: 'made of a chance id',
  // These belong to an installation or a store, not to a person.
  error_counts_pkey: 'counts of a store',
  outgoing_days_pkey: 'the budget of a store',
  invoice_series_pkey: 'the invoice numbers of a store',
  orders_by_invoice_number: 'each store has an invoice series of its own',
  places_pkey: 'a cache',
  first_admin_pkey: 'one row',
  setup_code_pkey: 'one row',
  request_counters_pkey: 'counted in each store',
  sign_in_failures_pkey: 'counted in each store',
}

/** Functions that lock rows of one person, household or order, found by its key. */
const ofOne = [
  'deleteAlertsOfHousehold',
  'endSessionsBeyond',
  'deleteKeysBeyond',
  'lockHouseholdForShare',
  'lockCartOf',
  'lockConnection',
  'lockDeclined',
  'invitationRows',
  'lockAction',
  'lockFailures',
  'lockItems',
  'lockForHelper',
  'invoiceOfLocked',
  'itemsTicked',
  'lockHouseholdRows',
  'lockMedicine',
  'lockNewestCode',
  'lockOccurrencesOf',
  'lockOrder',
  'lockPantry',
  'lockPayment',
  'lockPerson',
  'lockPersonIfFree',
  'lockVerificationToken',
  'lockReminder',
  'lockReminderOf',
  'lockReminderToPlan',
  'lockRemindersOfMedicine',
  'lockRemindersWith',
  'lockSharedWith',
  'lockSuggestion',
  'lockedOrder',
  'memberForShare',
  'pantryItem',
  'pendingAlerts',
  'refillReminder',
  'saveRating',
  'switchOff',
  'lockTable',
]

/** Functions that lock rows of several people: queues of one store, which skip locked rows. */
const queues = [
  'beginAttempt',
  'deleteUnused',
  'beginHandover',
  'lockPersonToDigest',
  'lockRemindersToPlan',
  'takeDueParts',
  'takeEvents',
  'takeDueStaples',
  'takeOverLapsed',
  'takePaymentsToAsk',
  'takeRefundsToTry',
  'takeRemovals',
  'takeRequest',
  'takeResetRequest',
  'takeDueForSync',
]

/** Functions that deliberately lock several people of one store, in a fixed order. */
const severalPeople: Record<string, string> = {
  lockPeople: 'whom a reminder rings at: a household is in one store',
  lockHouseholds: 'the one that is left and the one that is joined',
  lockMembers: 'whose cart changes: a household is in one store',
  lockPersonAndHolder: 'the number’s holder: across stores the directory decides',
  lockVendor: 'a vendor of everybody’s, which only an administrator changes',
}

test('SCALE-6 these tests see every statement: those of the server, its migrations, and nothing sends one elsewhere', () => {
  expect(migrations.length).toBeGreaterThan(50)
  expect(sources.filter(({ text }) => querying.test(text)).length).toBeGreaterThan(80)
  expect(elsewhere.length).toBeGreaterThan(300)
  expect(elsewhere.filter((file) => querying.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})

test('SCALE-6 every unique key contains the person, is random, or is listed as global', async () => {
  await using database = await createDatabase({ migrated: true })
  const { rows } = await database.client.query<{ index: string; columns: string[]; types: string[] }>(`
    select i.indexrelid::regclass::text as index,
      array_agg(a.attname::text order by k.place) as columns, array_agg(a.atttypid::regtype::text order by k.place) as types
    from pg_index i
    join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    cross join unnest(i.indkey) with ordinality k (attribute, place)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attribute
    where i.indisunique and n.nspname = 'public' and not c.relispartition and c.relname not like 'kysely%'
    group by i.indexrelid`)
  expect(rows.length).toBeGreaterThan(40)
  const isOfPerson = (columns: string[]) => columns.some((name) => /^(user|household|helper)_id$/.test(name))
  const isByChance = (columns: string[], types: string[]) =>
    columns.some((name, n) => types[n] === 'uuid' || name.endsWith('_hash'))
  const others = rows.filter(({ columns, types }) => !isOfPerson(columns) && !isByChance(columns, types))
  expect(others.map(({ index }) => index).sort()).toEqual(Object.keys(global).sort())
})

test('SCALE-6 no statement locks rows of several people, except queues and listed ones', () => {
  const locking = sources.flatMap(({ text }) => lockingParts(text))
  const known = [...ofOne, ...queues, ...Object.keys(severalPeople)]
  expect(locking.map(({ name }) => name).sort()).toEqual(known.sort())
  const waiting = locking.filter(({ name, part }) => queues.includes(name) && !/skip locked|skipLocked/.test(part))
  expect(
    waiting.map(({ name }) => name),
    'queues that wait for others',
  ).toEqual([])
})

test('SCALE-6 a lock is seen however it is written, and so is one outside of any function', () => {
  const inCode = 'import x\nexport async function one(db) {\n  return db.selectFrom(name).forUpdate().execute()\n}'
  const inText = 'const other = sql`select 1 from users FOR NO KEY UPDATE`'
  const atTop = 'await sql`select 1 from users for share`'
  expect([inCode, inText, atTop].flatMap((text) => lockingParts(text).map(({ name }) => name))).toEqual([
    'one',
    'other',
    '?',
  ])
})

test('SCALE-3 SCALE-6 no statement uses ctid, which partitioned and distributed tables lack', () => {
  expect([...sources, ...migrations].filter(({ text }) => /\bctid\b/i.test(text)).map(({ file }) => file)).toEqual([])
})

/** Returns the functions of a module that lock rows, with their text. */
function lockingParts(text: string): { name: string; part: string }[] {
  return text
    .split(/\n(?=(?:export )?(?:async )?(?:function|const) )/)
    .filter((part) => /\.for(NoKey)?Update\(|\.forShare\(|\bfor (no key )?update\b|\bfor share\b/i.test(part))
    .map((part) => ({ name: /^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(part)?.[1] ?? '?', part }))
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '')
}
