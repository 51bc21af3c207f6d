// The calls of a day: run by bench/load.ts in a separate thread, so that client and server do not share one.
import { parentPort, workerData } from 'node:worker_threads'
import { type Answer, bytesOf, type Line, openLine, type Shot } from './fire.ts'
import type { Person } from './households.ts'

export type Plan = {
  base: string
  people: Person[]
  connections: number
  seconds: number
  /** Ends after this many calls, however long they take. */
  calls?: number | undefined
  seed: number
}
export type CallReport = { name: string; status: number; ms: number[]; sample: string }

/** The parts of responses that later calls use. */
type Found = { id: string; date: string; items: object[]; sections: Record<string, { id: string }[]> } & {
  id: string
}[]

type Does = (someone: Doing) => Promise<unknown>
type Doing = {
  /** Makes a call and counts it under a name; returns the body, or null if it was refused. */
  ask: (name: string, method: Shot['method'], path: string, body?: object) => Promise<Found | null>
  pick: (upTo: number) => number
}

const sentences = [
  'call Ramesh tomorrow at 6:30 pm',
  'pay the electricity bill on the 5th',
  'kal subah 8 baje doodh lena',
]
const queries = ['paneer', 'dosa', 'aloo gobi', 'biryani', 'dal tadka', 'something quick with spinach']

/** Weighted by how often people do it. An entry with several calls is one action of a person. */
const habits: [weight: number, does: Does][] = [
  [25, ({ ask }) => ask('cart', 'GET', '/api/cart')],
  [
    14,
    async ({ ask, pick }) => {
      const list = await ask('reminders', 'GET', '/api/reminders')
      const one = list?.[pick(list.length)]
      if (one && pick(3) === 0) await ask('reminder done', 'PUT', `/api/reminders/${one.id}`, { completed: true })
      if (one && pick(6) === 0) await ask('suggestions', 'GET', `/api/vendors/suggestions/${one.id}`)
      if (one && list.length > 40) await ask('reminder deleted', 'DELETE', `/api/reminders/${one.id}`)
    },
  ],
  [
    5,
    async ({ ask, pick }) => {
      const made = await ask('reminder made', 'POST', '/api/reminders/ai', { text: sentences[pick(sentences.length)] })
      if (!made) return
      const snoozed = { reminder_id: made.id, occurrence_date: made.date, snooze: 'ten-minutes' }
      if (pick(4) === 0) await ask('snooze', 'POST', '/api/notifications/snooze', snoozed)
      if (pick(2) === 0) await ask('reminder deleted', 'DELETE', `/api/reminders/${made.id}`)
    },
  ],
  [8, ({ ask }) => ask('who am I', 'GET', '/api/auth/me')],
  [
    4,
    async ({ ask, pick }) => {
      const plan = await ask('plan of the day', 'GET', '/api/recipes/meal-plan')
      const dish = plan?.sections?.Lunch?.[pick(4)]
      if (!dish) return
      await ask('recipe', 'GET', `/api/recipes/${dish.id}`)
      if (pick(4) === 0) await ask('save', 'POST', `/api/recipes/${dish.id}/save`)
      if (pick(4) === 0) await ask('unsave', 'DELETE', `/api/recipes/${dish.id}/save`)
      if (pick(8) === 0) await ask('swap', 'POST', '/api/recipes/swap', { recipe_id: dish.id })
      if (pick(8) === 0)
        await ask('shopping list', 'POST', '/api/recipes/shopping-list', { recipes: [{ id: dish.id }] })
      if (pick(8) === 0) await ask('ingredients', 'POST', '/api/cart/add-recipe-ingredients', { recipe_id: dish.id })
    },
  ],
  [3, ({ ask, pick }) => ask('search', 'POST', '/api/recipes/search', { query: queries[pick(queries.length)] })],
  [2, ({ ask }) => ask('saved', 'GET', '/api/recipes/saved')],
  [2, ({ ask }) => ask('tip', 'GET', '/api/recipes/kitchen-tip')],
  [1, ({ ask }) => ask('diet', 'GET', '/api/recipes/diet')],
  [1, ({ ask, pick }) => ask('set diet', 'PUT', '/api/recipes/diet', { egg: pick(2) === 0 })],
  [
    4,
    async ({ ask, pick }) => {
      const line = { type: 'recipe', item_id: `dal-${pick(5)}`, name: 'Dal Tadka', action: 'buy_ingredients' }
      const cart = await ask('add to cart', 'POST', '/api/cart/add', line)
      if (!cart) return
      if (pick(4) === 0) await ask('change cart', 'PUT', '/api/cart', { items: [{ index: 0, quantity: 2 }] })
      if (pick(4) === 0) await ask('savings', 'POST', '/api/cart/smart-suggestions', {})
      if (pick(6) === 0) await ask('who fits', 'POST', '/api/cart/vendor-recommendations', { cart_items: cart.items })
      if (pick(6) === 0) return ask('take out', 'DELETE', '/api/cart/item/0')
      if (pick(2) === 0) {
        const deliver_by = new Date(Date.now() + 86_400_000).toISOString()
        await ask('where and when', 'PUT', '/api/cart', { address: '14 Hill Road', pin_code: '400050', deliver_by })
        const order = await ask('order', 'POST', '/api/orders', {})
        if (order && pick(4) === 0) await ask('bill', 'GET', `/api/orders/${order.id}/bill`)
        if (order && pick(4) === 0) await ask('order again', 'POST', `/api/orders/${order.id}/reorder`)
        if (order && pick(4) === 0) await ask('cancel', 'POST', `/api/orders/${order.id}/cancel`)
      }
    },
  ],
  [2, ({ ask }) => ask('orders', 'GET', '/api/orders')],
  [1, ({ ask }) => ask('spend', 'GET', '/api/orders/spend')],
  [2, ({ ask }) => ask('vendors', 'GET', '/api/vendors')],
  [2, ({ ask }) => ask('profile', 'GET', '/api/profile/me')],
  [1, ({ ask }) => ask('activity', 'GET', '/api/profile/activity')],
  [1, ({ ask }) => ask('change profile', 'PUT', '/api/profile/update', { full_name: 'Asha Rao' })],
  [1, ({ ask }) => ask('preferences', 'GET', '/api/notifications/preferences')],
  [
    1,
    ({ ask, pick }) => ask('set preferences', 'PUT', '/api/notifications/preferences', { lead_minutes: 30 + pick(60) }),
  ],
  [1, ({ ask }) => ask('deliveries', 'GET', '/api/notifications/deliveries')],
  [1, ({ ask }) => ask('channels', 'GET', '/api/notifications/channels')],
  [2, ({ ask }) => ask('google', 'GET', '/api/google/connection/status')],
  [1, ({ ask }) => ask('mail suggestions', 'GET', '/api/google/suggestions')],
  [1, ({ ask }) => ask('assistant', 'GET', '/api/assistant')],
  [1, ({ ask }) => ask('sessions', 'GET', '/api/account/sessions')],
  [1, ({ ask }) => ask('own log', 'GET', '/api/account/audit')],
  [1, ({ ask }) => ask('consent', 'GET', '/api/privacy/consent')],
  [2, ({ ask }) => ask('settings of all', 'GET', '/api/config')],
  [
    1,
    ({ ask }) =>
      ask('wrong password', 'POST', '/api/auth/login', { email: 'nobody@example.in', password: 'Marigold7' }),
  ],
]

const deck = habits.flatMap(([weight, does]) => Array.from({ length: weight }, () => does))

if (workerData?.plan) parentPort!.postMessage(await runMix(workerData.plan as Plan))

async function runMix({
  base,
  people,
  connections,
  seconds,
  calls = Number.POSITIVE_INFINITY,
  seed,
}: Plan): Promise<CallReport[]> {
  const { hostname, port } = new URL(base)
  const reports = new Map<string, CallReport>()
  const end = performance.now() + seconds * 1000
  let made = 0
  await Promise.all(
    Array.from({ length: connections }, async (_, n) => {
      const pick = chance(seed + n)
      let line = await openLine(hostname, Number(port))
      while (performance.now() < end && made < calls) {
        const { token } = people[pick(people.length)]!
        const ask: Doing['ask'] = async (name, method, path, body) => {
          const answer = await asked(line, name, { method, url: base + path, ...headersOf(token, body) })
          if (answer.status === 0) line = await openLine(hostname, Number(port))
          return answer.status === 200 ? read(answer.body) : null
        }
        await deck[pick(deck.length)]!({ ask, pick })
      }
      line.close()
    }),
  )
  return [...reports.values()]

  async function asked(line: Line, name: string, shot: Shot): Promise<Answer> {
    const began = performance.now()
    made++
    const answer = await line.ask(bytesOf(shot)).catch(() => ({ status: 0, body: Buffer.alloc(0) }))
    const key = `${name} ${answer.status}`
    const row = reports.get(key) ?? {
      name,
      status: answer.status,
      ms: [],
      sample: answer.body.toString().slice(0, 120),
    }
    reports.set(key, row)
    row.ms.push(performance.now() - began)
    return answer
  }
}

function headersOf(token: string, body: object | undefined): Pick<Shot, 'headers' | 'body'> {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  if (body === undefined) return { headers }
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Parses JSON; null for other responses, such as a bill. */
function read(body: Buffer): Found | null {
  return body[0] === 0x7b || body[0] === 0x5b ? JSON.parse(body.toString()) : null
}

/** A seeded random number generator: the same numbers for the same seed. @see xorshift32, Marsaglia 2003 */
function chance(seed: number): (upTo: number) => number {
  let state = Math.imul(seed + 1, 2_654_435_761) | 1
  return (upTo) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % upTo
  }
}
