// What blocks the event loop: makes every call of a person with 5,000 open reminders, orders of 200 lines and a full
// cart, one after the other, then runs the mix of a day (bench/mix.ts), while the server watches its loop. Prints the
// blocks over 50 and over 100 ms by call: in wall-clock time, and in CPU time of its thread, which other load on the
// machine does not lengthen. Exits 1 if a call blocked for over 100 ms. LOOP_REMINDERS and LOOP_SECONDS change its
// size.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Block } from './event-loop/watch-blocks.ts'
import { percentiles } from './fire.ts'
import { line, type Person, seedPeople } from './households.ts'
import type { CallReport, Plan } from './mix.ts'
import { openOwnStore } from './own-store.ts'
import { addressOf, startServerProcess } from './server-process.ts'
import { startCommand } from './start-command.ts'

const reminders = Number(process.env.LOOP_REMINDERS ?? 5000)
const seconds = Number(process.env.LOOP_SECONDS ?? 30)
const lines = 200
const times = 3

type Spell = { name: string; from: number; until: number; status: number }

const { context, pool, close } = await openOwnStore({})
const people = await seedPeople(context, pool, { people: 300, remindersEach: 20 })
const heavy = people[0]!
await burden(heavy)
const file = path.join(context.config.dataDir, 'blocks')
const asStarted = startCommand()
const server = await startServerProcess(
  'apps/server/src/main.ts',
  {
    DATABASE_URL: addressOf(pool),
    DATA_DIR: context.config.dataDir,
    ...asStarted.environment,
    BLOCKS_FILE: file,
  },
  {
    logFile: `${context.config.dataDir}/server.log`,
    flags: [
      ...asStarted.flags,
      '--import',
      pathToFileURL(path.resolve(import.meta.dirname, 'event-loop/watch-blocks.ts')).href,
    ],
  },
)
const readyAt = now()
try {
  // The warm-up after the start runs in slices.
  await pause(3000)
  const spells = await oneByOne()
  await pause(1000)
  const began = now()
  const reports = await mix()
  await pause(500)
  const blocks = readBlocks()
  process.exitCode = printReport(spells, blocks, began, reports) ? 1 : 0
} finally {
  await server.stop()
  await close()
}

/** Fills everything that a person may have a lot of. */
async function burden({ id }: Person): Promise<void> {
  await pool.query(
    `insert into reminders (id, user_id, title, description, source_text, date, time, time_defaulted, time_zone, recurrence,
       tags, created_at, updated_at)
     select gen_random_uuid(), $1, 'call the plumber about the tap ' || n, repeat('What was said about it. ', 8), 'call the plumber',
       current_date + n % 365, '18:30', false, 'Asia/Kolkata',
       case when n % 10 = 0 then 'daily' when n % 10 = 1 then 'FREQ=MONTHLY;BYDAY=2MO;COUNT=200' else 'none' end,
       '{home}', now(), now() from generate_series(1, $2::int) n`,
    [id, reminders],
  )
  const long = JSON.stringify(
    Array.from({ length: lines }, (_, n) => ({
      ...line,
      item_id: `dal-${n}`,
      name: `Dal Tadka with ${n} spices`.repeat(3),
    })),
  )
  await pool.query(
    `insert into orders (id, user_id, order_date, status, lines, timeline, subtotal_paise, cgst_paise, sgst_paise, total_paise,
       payment_method, awaits_price)
     select gen_random_uuid(), $1, now() - n * interval '1 hour', 'pending', $2::jsonb,
       '[{"status": "pending", "at": "2026-11-20T04:30:00.000Z", "note": null}]', 59800, 1495, 1495, 62790, 'on_delivery', false
     from generate_series(1, 50) n`,
    [id, long],
  )
  await pool.query(`insert into carts (user_id, version, lines, updated_at) values ($1, 1, $2::jsonb, now())`, [
    id,
    long,
  ])
  await pool.query(
    `update users set phone_number = '+919876543210', phone_verified = true, whatsapp_notifications = true,
    voice_notifications = true, quiet_from = '22:00', quiet_until = '06:30' where id = $1`,
    [id],
  )
}

async function oneByOne(): Promise<Spell[]> {
  const spells: Spell[] = []
  let index = 0
  const ask = async (name: string, method: string, url: string, body?: object) => {
    const from = now()
    const response = await fetch(server.url + url, {
      method,
      headers: { authorization: `Bearer ${heavy.token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    spells.push({ name, from, until: now(), status: response.status })
    // Separates a call from the background work that follows it.
    await pause(60)
    try {
      return JSON.parse(text)
    } catch {
      return null
    }
  }
  for (; index < times; index++) {
    const list = await ask('reminders', 'GET', '/api/reminders')
    const orders = await ask('orders', 'GET', '/api/orders')
    await ask('spend', 'GET', '/api/orders/spend')
    const order = orders?.[index]
    if (order) await ask('bill of 200 lines', 'GET', `/api/orders/${order.id}/bill`)
    if (order) await ask('the same bill again', 'GET', `/api/orders/${order.id}/bill`)
    const cart = await ask('cart', 'GET', '/api/cart')
    await ask('savings', 'POST', '/api/cart/smart-suggestions', {})
    await ask('who fits', 'POST', '/api/cart/vendor-recommendations', { cart_items: cart?.items ?? [] })
    await ask('change cart', 'PUT', '/api/cart', { items: [{ index: 0, quantity: 2 + index }] })
    const deliver_by = new Date(Date.now() + 86_400_000).toISOString()
    await ask('where and when', 'PUT', '/api/cart', { address: '14 Hill Road', pin_code: '400050', deliver_by })
    await ask('order', 'POST', '/api/orders', {})
    if (order) await ask('order again', 'POST', `/api/orders/${order.id}/reorder`)
    const made = await ask('reminder made', 'POST', '/api/reminders/ai', { text: 'call Ramesh tomorrow at 6:30 pm' })
    if (made?.id) {
      await ask('reminder changed', 'PUT', `/api/reminders/${made.id}`, { time: '19:00' })
      await ask('suggestions', 'GET', `/api/vendors/suggestions/${made.id}`)
      await ask('snooze', 'POST', '/api/notifications/snooze', {
        reminder_id: made.id,
        occurrence_date: made.date,
        snooze: 'ten-minutes',
      })
      await ask('reminder deleted', 'DELETE', `/api/reminders/${made.id}`)
    }
    if (list?.[index]) await ask('reminder done', 'PUT', `/api/reminders/${list[index].id}`, { completed: true })
    for (const call of ['set preferences', 'same preferences']) {
      await ask(call, 'PUT', '/api/notifications/preferences', { lead_minutes: 30 + index })
    }
    await settled()
    spells.push({ name: 'set preferences, in the background', from: spells.at(-1)!.until, until: now(), status: 200 })
    await ask('channel off', 'PUT', '/api/profile/update', { sms_notifications: index % 2 === 1 })
    await ask('another name', 'PUT', '/api/profile/update', { full_name: `Asha ${index}` })
    const from = now()
    await settled()
    spells.push({ name: 'channel off, in the background', from, until: now(), status: 200 })
    await ask('profile', 'GET', '/api/profile/me')
    await ask('activity', 'GET', '/api/profile/activity')
    await ask('deliveries', 'GET', '/api/notifications/deliveries')
    await ask('channels', 'GET', '/api/notifications/channels')
    await ask('snoozed', 'GET', '/api/notifications/snoozed')
    const plan = await ask('plan of the day', 'GET', '/api/recipes/meal-plan')
    await ask('plan of the day, veg', 'GET', '/api/recipes/meal-plan?veg_only=true')
    const dishes: { id: string }[] = Object.values(plan?.sections ?? {}).flat() as { id: string }[]
    for (const query of ['paneer', 'something quick with spinach', 'panir butter masla']) {
      await ask(`search ${query.split(' ')[0]}`, 'POST', '/api/recipes/search', { query })
    }
    if (dishes.length > 0) {
      const one = dishes[index]!.id
      await ask('recipe', 'GET', `/api/recipes/${one}`)
      await ask('swap', 'POST', '/api/recipes/swap', { recipe_id: one })
      await ask('shopping list', 'POST', '/api/recipes/shopping-list', { recipes: dishes.map(({ id }) => ({ id })) })
      await ask('ingredients', 'POST', '/api/cart/add-recipe-ingredients', { recipe_id: dishes[index + 4]!.id })
    }
    await ask('tip', 'GET', '/api/recipes/kitchen-tip')
    await ask('vendors', 'GET', '/api/vendors')
    await ask('own log', 'GET', '/api/account/audit')
    await ask('export', 'GET', '/api/privacy/export')
  }
  return spells
}

/** Waits until nothing is left to plan. */
async function settled(): Promise<void> {
  for (;;) {
    const { rows } = await pool.query('select from alert_replans')
    if (rows.length === 0) return
    await pause(50)
  }
}

function mix(): Promise<CallReport[]> {
  const plan: Plan = { base: server.url, people, connections: 50, seconds, seed: 1 }
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./mix.ts', import.meta.url), { workerData: { plan } })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

function now(): number {
  return performance.timeOrigin + performance.now()
}

function readBlocks(): Block[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((text) => JSON.parse(text) as Block)
}

/** Whether anything blocked the event loop for too long. */
function printReport(spells: Spell[], blocks: Block[], mixBegan: number, reports: CallReport[]): boolean {
  const over = (some: Block[], ms: number, of: (block: Block) => number) =>
    some.filter((block) => of(block) > ms).length
  const row = (name: string, ms: string, some: Block[]) => {
    const [wall, cpu] = [some.map((block) => block.ms), some.map(({ cpuMs }) => cpuMs)].map((all) =>
      Math.max(0, ...all),
    )
    console.log(
      [
        name.padEnd(36),
        ms.padStart(8),
        String(over(some, 50, (block) => block.ms)).padStart(8),
        String(over(some, 100, (block) => block.ms)).padStart(8),
        wall!.toFixed(0).padStart(8),
        String(over(some, 50, ({ cpuMs }) => cpuMs)).padStart(8),
        String(over(some, 100, ({ cpuMs }) => cpuMs)).padStart(8),
        cpu!.toFixed(0).padStart(8),
      ].join(' '),
    )
  }
  const head = ['>50 ms', '>100 ms', 'longest', 'cpu >50', 'cpu>100', 'longest']
    .map((text) => text.padStart(8))
    .join(' ')
  console.log(`${'call'.padEnd(36)} ${'took ms'.padStart(8)} ${head}`)
  for (const name of new Set(spells.map((spell) => spell.name))) {
    const own = spells.filter((spell) => spell.name === name)
    const ms = Math.max(...own.map(({ from, until }) => until - from))
    const statuses = [...new Set(own.map(({ status }) => status))].filter((status) => status !== 200).join(' ')
    // A block ends within the call, or just after its last byte.
    const theirs = blocks.filter(({ at }) => own.some(({ from, until }) => at >= from && at <= until + 30))
    row(`${name} ${statuses}`, ms.toFixed(0), theirs)
  }
  const inMix = blocks.filter(({ at }) => at >= mixBegan)
  const { p95 } = percentiles(reports.flatMap(({ ms }) => ms))
  const calls = reports.reduce((sum, { ms }) => sum + ms.length, 0)
  const failed = reports
    .filter(({ status }) => status === 0 || status >= 500)
    .reduce((sum, { ms }) => sum + ms.length, 0)
  row(`the mix, ${calls} calls, ${failed} failed (p95)`, p95.toFixed(0), inMix)
  for (const { cpuMs, answered } of inMix.filter((block) => block.cpuMs > 50).toSorted((a, b) => b.cpuMs - a.cpuMs)) {
    console.log(`  ${cpuMs.toFixed(0).padStart(4)} ms of work  ${answered.join(', ')}`)
  }
  const first = spells[0]!.from
  row(
    'the warm-up',
    '',
    blocks.filter(({ at }) => at >= readyAt && at < first),
  )
  const all = blocks.filter(({ at }) => at >= first)
  row('all but the start', '', all)
  return over(all, 100, ({ cpuMs }) => cpuMs) > 0
}
