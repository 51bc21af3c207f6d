import { randomUUID } from 'node:crypto'
import type { Ask } from './product.ts'

const errands = [
  'pay the electricity bill',
  'call the plumber',
  'pick up the dry cleaning',
  'take BP tablets',
  'mummy ko phone karna hai',
  'sabzi lana',
  'doctor appointment',
  'book train tickets to Nagpur',
  'दूध लाना',
  'renew the car insurance',
]

/** More concurrent calls of one caller are refused when the machine is busy (docs/decisions/0022). */
const atOnce = 5

/**
 * Creates reminders through the API, ten on the given day and the others over the month around it.
 *
 * @param today 'YYYY-MM-DD'
 */
export async function remember(ask: Ask, count: number, today: string): Promise<void> {
  const one = (n: number) => {
    const date = n < 10 ? today : dayAfter(today, (n % 30) - 10)
    const time = `${String(8 + (n % 12)).padStart(2, '0')}:${String((n * 7) % 60).padStart(2, '0')}`
    return ask('POST', '/api/reminders/ai', { text: errands[n % 10]!, suggested_date: date, suggested_time: time })
  }
  for (let n = 0; n < count; n += atOnce) {
    await Promise.all(Array.from({ length: Math.min(atOnce, count - n) }, (_, more) => one(n + more)))
  }
}

/** Creates reminders on one day, all of them in its agenda. */
export async function rememberAllOn(ask: Ask, count: number, day: string): Promise<void> {
  for (let n = 0; n < count; n += atOnce) {
    await Promise.all(
      Array.from({ length: Math.min(atOnce, count - n) }, (_, more) => {
        const minute = (n + more) * 2
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
        const text = errands[(n + more) % errands.length]!
        return ask('POST', '/api/reminders/ai', { text, suggested_date: day, suggested_time: time })
      }),
    )
  }
}

/** Creates three orders, today's plan, and a cart with lines of each kind. */
export async function shop(ask: Ask, lines: number): Promise<void> {
  for (let n = 0; n < 3; n++) {
    await put(ask, dish(n))
    const deliver_by = new Date(Date.now() + 86_400_000).toISOString()
    const where = { address: '14 Hill Road', pin_code: '400050', deliver_by }
    const cart = await ask<{ version: number }>('PUT', '/api/cart', where)
    const headers = { 'if-match': `"${cart.version}"`, 'idempotency-key': randomUUID() }
    await ask('POST', '/api/orders', {}, headers)
  }
  // The plan that the hub shows; one for vegetarians only would be another.
  await ask('GET', '/api/recipes/meal-plan')
  for (let n = 0; n < lines; n++) await put(ask, n % 2 ? dish(n) : product(n))
}

const put = (ask: Ask, line: object) => ask<{ version: number }>('POST', '/api/cart/add', line)
const dish = (n: number) => ({ type: 'recipe', item_id: `dal.${n}`, name: `Dal number ${n}`, action: 'order_online' })
const product = (n: number) => ({ type: 'product', item_id: `diya.${n}`, name: `Clay diyas ${n}`, price: 349.5 })

/** Returns the date in India, 'YYYY-MM-DD', this many days from now. */
export const dayInIndia = (instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(instant)

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
