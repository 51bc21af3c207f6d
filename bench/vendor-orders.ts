// How soon a vendor gets an order: people place orders with one vendor within some seconds, and the time from placing
// the order until the vendor's message with the link is sent and its page has responded is measured; the vendor already
// has 500 open orders. Prints p50, p95, the maximum, and the sizes of the pages; exits 1 if one took over five seconds.
// VENDOR_ORDERS changes the number.
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { percentiles } from './fire.ts'
import { type Person, seedPeople } from './households.ts'
import { openOwnStore } from './own-store.ts'
import { addressOf, startServerProcess } from './server-process.ts'

const count = Number(process.env.VENDOR_ORDERS ?? 60)
const openAlready = 500
const overSeconds = 15
const limitMs = 5000
const address = 'kirana@example.in'

const { context, pool, close } = await openOwnStore({})
const people = await seedPeople(context, pool, { people: count, remindersEach: 5 })
const { rows } = await pool.query<{ id: string }>(
  `insert into vendors (id, name, category, description, price_tier, location, services, is_active, created_at, order_channel,
     order_to, takes_orders, language)
   values (gen_random_uuid(), 'Sharma Kirana', 'grocery', 'Corner shop', 1, 'Pan India', '{}', true, now(), 'email', $1, true, 'en')
   returning id`,
  [address],
)
const vendorId = rows[0]!.id
const server = await startServerProcess(
  'apps/server/src/main.ts',
  { DATABASE_URL: addressOf(pool), DATA_DIR: context.config.dataDir, MAX_CONNECTIONS_PER_ADDRESS: '5000' },
  { logFile: `${context.config.dataDir}/server.log` },
)
try {
  await prepareCarts()
  await order(people[0]!)
  await fillUp()
  const took = await Promise.all(
    people.slice(1).map(async (person, n) => {
      await pause((n * overSeconds * 1000) / count)
      return order(person)
    }),
  )
  took.sort((a, b) => a - b)
  const { p50, p95 } = percentiles(took)
  console.log(
    `${took.length} orders with one vendor: on its screen after ${fixed(p50)} ms (p50), ${fixed(p95)} ms (p95), ${fixed(took.at(-1)!)} ms at most`,
  )
  const link = linkOf((await ordersSent())[0]!)
  for (const [name, path] of [
    ['an order', link],
    ['the list of open orders', `${link}/list/1`],
  ] as const) {
    const began = performance.now()
    const body = await (await fetch(server.url + path)).text()
    const answered = performance.now() - began
    const weight = brotliCompressSync(body).length / 1000
    console.log(`${name}: ${weight.toFixed(1)} kB (brotli), no script, answered in ${fixed(answered)} ms`)
  }
  process.exitCode = took.at(-1)! > limitMs ? 1 : 0
} finally {
  await server.stop()
  await close()
}

async function prepareCarts(): Promise<void> {
  for (const person of people) {
    await ask(person, 'POST', '/api/cart/add', {
      type: 'recipe',
      item_id: 'punjab.dal-tadka',
      name: 'Dal Tadka',
      action: 'buy_ingredients',
      vendor_id: vendorId,
    })
    await ask(person, 'PUT', '/api/cart', {
      address: '14 Hill Road, Bandra',
      pin_code: '400050',
      deliver_by: new Date(Date.now() + 86_400_000).toISOString(),
    })
  }
}

/** Creates the vendor's open orders of earlier days as copies of the first order. */
async function fillUp(): Promise<void> {
  await pool.query(
    `with made as (
       insert into orders (id, user_id, order_date, status, lines, timeline, subtotal_paise, cgst_paise, sgst_paise, total_paise,
         payment_method, awaits_price)
       select gen_random_uuid(), user_id, now() - interval '1 day', 'pending', lines, timeline, subtotal_paise, cgst_paise,
         sgst_paise, total_paise, payment_method, awaits_price
       from (select orders.* from orders join order_parts on order_parts.order_id = orders.id where vendor_id = $1 limit 1) one,
         generate_series(1, $2::int)
       returning id
     )
     insert into order_parts (id, order_id, place, kind, vendor_id, vendor_name, language, state, lines, tries, nudges, updated_at)
     select gen_random_uuid(), made.id, 0, 'vendor', $1, 'Sharma Kirana', 'en', 'sent', one.lines, 0, 0, now() - interval '1 day'
     from made, (select lines from order_parts where vendor_id = $1 limit 1) one`,
    [vendorId, openAlready],
  )
  await pool.query('vacuum analyze orders, order_parts')
}

/** Orders the cart. @returns the milliseconds until the vendor's page shows the order. */
async function order(person: Person): Promise<number> {
  const began = performance.now()
  const { id } = (await ask(person, 'POST', '/api/orders', {})) as { id: string }
  const number = id.slice(-8).toUpperCase()
  for (;;) {
    const message = (await ordersSent()).find((body) => body.includes(number))
    if (message) {
      const page = await (await fetch(server.url + linkOf(message))).text()
      if (!page.includes(number)) throw new Error('the page shows another order')
      return performance.now() - began
    }
    await pause(25)
  }
}

function linkOf(message: string): string {
  return /\/v\/\S+/.exec(message)![0]
}

async function ordersSent(): Promise<string[]> {
  const sent = await pool.query<{ body: string }>(
    `select subject || ' ' || body as body from outbox where recipient = $1 order by created_at desc limit 200`,
    [address],
  )
  return sent.rows.map(({ body }) => body)
}

async function ask(person: Person, method: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

function fixed(ms: number): string {
  return ms.toFixed(0)
}
