import pg from 'pg'
import { readCatalog, type StoredTable } from '../db/transfer/catalog.ts'

/** A table, and the condition that selects the rows of one household. */
export type HouseholdRows = StoredTable & { whose: string }

/**
 * Tables whose rows belong to nobody or stay in their store, with the reason. A test compares this list with the
 * database.
 */
export const staying: Record<string, string> = {
  chat_receivers: 'says how far the installation’s own bots have read',
  error_counts: 'counts failures of the page, without people',
  file_removals: 'lists bytes to be removed from the file store, which all stores share',
  household_arrivals: 'is how rows arrive',
  household_departures: 'says what has left this store',
  household_places: 'is the directory itself',
  invoice_series: 'says which invoice number this store gave last',
  mailbox_places: 'says how far the installation’s own mailbox has been read',
  outgoing_days: 'counts what the installation has sent',
  payment_events: 'says which reports of the gateway were taken',
  places: 'holds places of the map',
  request_counters: 'counts requests of addresses for some minutes',
  reset_requests: 'counts asked resets by address for an hour',
  setup_code: 'is for the first administrator of this store',
  sign_in_failures: 'counts wrong passwords by address for an hour',
  vendors: 'is the same in all stores: it comes from the directory of vendors',
}

/**
 * Returns everything that belongs to a household, in an order in which it can be inserted: its members' rows, its own,
 * and their dependents. In a table that names both a person and a household, only the rows of members about this
 * household count.
 */
export async function rowsOfHousehold(client: pg.Client, household: string): Promise<HouseholdRows[]> {
  const { tables } = await readCatalog(client)
  const columns = await ownersOf(client)
  const members = await idsOf(client, 'users', `household_id = ${quoted(household)}`)
  const orders = await idsOf(client, 'orders', whoseBy('orders', columns.get('orders')!, { household, members })!)
  const parts = await idsOf(client, 'order_parts', `order_id ${among(orders)}`)
  const taken: HouseholdRows[] = []
  for (const table of tables) {
    const name = table.name.replace('public.', '')
    if (name === 'pgboss.job') {
      taken.push({ ...table, whose: jobsAbout(await jobSubjects(client, members, [...orders, ...parts])) })
      continue
    }
    if (name.startsWith('pgboss.') || name in staying) continue
    const whose = whoseBy(name, columns.get(name) ?? {}, { household, members, orders, parts })
    if (whose === null) throw new Error(`nothing says whose the rows of ${name} are`)
    taken.push({ ...table, whose })
  }
  return taken
}

type Owners = Partial<Record<'user_id' | 'household_id' | 'order_id' | 'part_id', { required: boolean }>>
type Ids = { household: string; members: string[]; orders?: string[]; parts?: string[] }

function whoseBy(table: string, has: Owners, { household, members, orders = [], parts = [] }: Ids): string | null {
  const ofMembers = `user_id ${among(members)}`
  const ofHousehold = `household_id = ${quoted(household)}`
  if (table === 'households') return `id = ${quoted(household)}`
  if (table === 'users') return ofHousehold
  if (table === 'audit_log') return `(${ofMembers} or subject_id ${among(members)})`
  if (has.user_id?.required && has.household_id?.required) return `(${ofMembers} and ${ofHousehold})`
  if (has.user_id?.required) return ofMembers
  if (has.household_id?.required) return ofHousehold
  // An order stays with its person when they move to another household.
  if (table === 'orders') return ofMembers
  if (has.user_id && has.household_id) return `(${ofMembers} or ${ofHousehold})`
  if (has.user_id) return ofMembers
  if (has.order_id) return `order_id ${among(orders)}`
  if (has.part_id) return `part_id ${among(parts)}`
  return null
}

async function ownersOf(client: pg.Client): Promise<Map<string, Owners>> {
  const { rows } = await client.query<{ table: string; column: keyof Owners; required: boolean }>(`
    select c.relname as table, attname as column, attnotnull as required
    from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and not attisdropped
      and attname in ('user_id', 'household_id', 'order_id', 'part_id')`)
  const found = new Map<string, Owners>()
  for (const { table, column, required } of rows) found.set(table, { ...found.get(table), [column]: { required } })
  return found
}

/** The ids that a job of this household can have in its data. */
async function jobSubjects(client: pg.Client, members: string[], more: string[]): Promise<string[]> {
  const tasks = await idsOf(client, 'plan_tasks', `user_id ${among(members)}`)
  const webhooks = await idsOf(client, 'webhooks', `user_id ${among(members)}`)
  return [...members, ...more, ...tasks, ...webhooks]
}

/** Selects waiting jobs; a household with a running one is not moved. */
const jobsAbout = (ids: string[]): string => `(state in ('created', 'retry') and ${isAbout(ids)})`

const isAbout = (ids: string[]): string =>
  `exists (select from jsonb_each_text(data) as said where said.value = any (${listed(ids, 'text')}))`

/**
 * Whether an alert is being handed over or a job is running for the household, whose outcome only this store will
 * learn.
 */
export async function isBusy(client: pg.Client, rows: HouseholdRows[]): Promise<boolean> {
  const alerts = rows.find(({ name }) => name === 'public.alerts')!
  const jobs = rows.find(({ name }) => name === 'pgboss.job')
  const working = jobs?.whose.replace(`state in ('created', 'retry')`, `state = 'active'`)
  const { rows: found } = await client.query<{ busy: boolean }>(`
    select exists (select from alerts where state = 'handing' and ${alerts.whose})
      ${working ? `or exists (select from pgboss.job where ${working})` : ''} as busy`)
  return found[0]!.busy
}

async function idsOf(client: pg.Client, table: string, whose: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(`select id from ${table} where ${whose}`)
  return rows.map(({ id }) => id)
}

const quoted = (id: string): string => `${pg.escapeLiteral(id)}::uuid`
const listed = (ids: string[], type = 'uuid'): string => `${pg.escapeLiteral(`{${ids.join(',')}}`)}::${type}[]`
const among = (ids: string[]): string => `= any (${listed(ids)})`
