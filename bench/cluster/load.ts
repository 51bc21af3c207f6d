import { randomUUID } from 'node:crypto'

/** The changes that were acknowledged. */
export type Acknowledged = {
  /** Titles by reminder id. */
  reminders: Map<string, string>
  completed: Set<string>
  /** Order ids by idempotency key. */
  orders: Map<string, string>
  tasks: Set<string>
}
export type Load = {
  acknowledged: Acknowledged
  asked: number
  answers: Map<string, number>
  slowestMs: number
  times: number[]
  /** When changes were acknowledged, in terms of performance.now(). */
  changes: number[]
  /** The maximum number of attempts of a call until it was acknowledged. */
  mostTries: number
  stop(): Promise<void>
}

type Answered = { status: number; body: Record<string, unknown> }

const patienceMs = 20_000

/** People who each make one change after the other, and repeat each with the same key until it is acknowledged. */
export async function startLoad(url: string, people: number): Promise<Load> {
  const acknowledged: Acknowledged = { reminders: new Map(), completed: new Set(), orders: new Map(), tasks: new Set() }
  const load = {
    acknowledged,
    asked: 0,
    answers: new Map<string, number>(),
    slowestMs: 0,
    times: [] as number[],
    changes: [] as number[],
    mostTries: 0,
  }
  let isOver = false

  async function askOnce(
    person: number,
    token: string | null,
    [method, path, body, headers = {}]: Call,
  ): Promise<Answered | null> {
    const began = performance.now()
    load.asked++
    let outcome = 'broken off'
    try {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.0.${person >> 8}.${person & 255}`,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(patienceMs),
      })
      const text = await answer.text()
      outcome = String(answer.status)
      return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : {} }
    } catch {
      return null
    } finally {
      load.answers.set(outcome, (load.answers.get(outcome) ?? 0) + 1)
      const took = performance.now() - began
      load.times.push(took)
      load.slowestMs = Math.max(load.slowestMs, took)
    }
  }

  /** Null if the benchmark ended first. */
  async function untilDone(person: number, token: string | null, call: Call): Promise<Record<string, unknown> | null> {
    for (let tries = 1; !isOver; tries++) {
      load.mostTries = Math.max(load.mostTries, tries)
      const answer = await askOnce(person, token, call)
      if (answer && answer.status < 300) {
        if (call[0] !== 'GET') load.changes.push(performance.now())
        return answer.body
      }
      if (answer && answer.status < 500 && answer.status !== 429) {
        throw new Error(`${call[0]} ${call[1]} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    return null
  }

  async function register(person: number): Promise<string> {
    const body = { email: `person-${person}@example.in`, password: 'Marigold7secret', full_name: 'Asha Rao' }
    const session = await askOnce(person, null, ['POST', '/api/auth/register', body])
    if (session?.status !== 200) throw new Error(`nobody could be registered: ${JSON.stringify(session)}`)
    return session.body.access_token as string
  }

  async function live(person: number, token: string): Promise<void> {
    const ask = (...call: Call) => untilDone(person, token, call)

    for (let round = 0; !isOver; round++) {
      const title = `call plumber ${person} of ${round}`
      const id = randomUUID()
      const made = await ask(
        'POST',
        '/api/reminders/ai',
        { text: `${title} in 1 minute`, id },
        { 'idempotency-key': randomUUID() },
      )
      if (made) acknowledged.reminders.set(id, title)

      const item = { type: 'recipe', item_id: `dal-${round}`, name: 'Dal', action: 'order_online' }
      // More orders per day are refused, and a refused order would be retried forever here.
      const added = round < 30 && (await ask('POST', '/api/cart/add', item, { 'idempotency-key': randomUUID() }))
      const deliver_by = new Date(Date.now() + 86_400_000).toISOString()
      const where = { address: '14 Hill Road', pin_code: '400050', deliver_by }
      if (added) await ask('PUT', '/api/cart', where, { 'idempotency-key': randomUUID() })
      const key = randomUUID()
      const order = added && (await ask('POST', '/api/orders', {}, { 'idempotency-key': key }))
      if (order) acknowledged.orders.set(key, order.id as string)

      if (made && round % 4 === 1) {
        const done = await ask('PUT', `/api/reminders/${id}`, { completed: true }, { 'idempotency-key': randomUUID() })
        if (done) acknowledged.completed.add(id)
      }
      if (round % 5 === 2) {
        const task = await ask('POST', '/api/recipes/generate-background', { location: 'Mumbai, India' })
        if (task) acknowledged.tasks.add(task.task_id as string)
      }
      await ask('GET', '/api/reminders')
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  }

  const tokens: string[] = []
  for (let person = 0; person < people; person++) tokens.push(await register(person))
  const lives = tokens.map((token, person) => live(person, token))
  // Reported immediately; at the stop it ends the benchmark.
  for (const one of lives) one.catch(console.error)
  return Object.assign(load, {
    async stop() {
      isOver = true
      await Promise.all(lives)
    },
  })
}

type Call = [method: string, path: string, body?: object, headers?: Record<string, string>]
