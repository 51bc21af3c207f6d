import fc from 'fast-check'
import { routes, webhooks } from '#app-map.ts'
import { faultsOf } from './check-answer.ts'
import { settlePlaces } from './dictionary.ts'
import { bystander, existingIds, type Fuzzed, populate } from './people.ts'
import { type Shot, shotsAt, shotsAtWebhook } from './shots.ts'

export type Finding = { fault: string; shot: Shot; body: string }
export type Fuzzing = {
  findings: Finding[]
  /** The number of responses by status. */
  statuses: Record<number, number>
  /** Calls that never succeeded, by method and path. */
  neverDone: string[]
  /** The most expensive responses in CPU time, most expensive first. */
  dearest: { ms: number; shot: Shot; status: number }[]
}

/** A minute passes after this many requests: limits have their own tests, and would hide the code behind them here. */
const perMinute = 150

/**
 * Makes every call of the product, and every webhook, in turn with inputs generated from its schema, and checks each
 * response against the general promises. The same seed sends the same requests.
 */
export async function fuzz(fuzzed: Fuzzed, { seed, requests }: { seed: number; requests: number }): Promise<Fuzzing> {
  const { app } = fuzzed
  const people = await populate(fuzzed)
  const before = await rowsOfBystander(fuzzed)
  const targets = [
    ...routes.map(({ endpoint }) => ({ name: `${endpoint.method} ${endpoint.path}`, shots: shotsAt(endpoint) })),
    ...webhooks.map(({ path }) => ({ name: `POST ${path}`, shots: shotsAtWebhook(path) })),
  ]
  const each = Math.ceil(requests / targets.length)
  const planned = targets.map(({ shots }, index) => fc.sample(shots, { numRuns: each, seed: seed + index }))

  const result: Fuzzing = { findings: [], statuses: {}, neverDone: [], dearest: [] }
  const done = new Set<string>()
  let asked = 0
  for (let round = 0; round < each; round++) {
    const there = await existingIds(fuzzed)
    for (const [index, { name }] of targets.entries()) {
      if (++asked % perMinute === 0) await passOneMinute(fuzzed)
      const plan = planned[index]![round]!
      const shot = {
        ...plan,
        url: settlePlaces(plan.url, there),
        body: plan.body === undefined ? undefined : settlePlaces(plan.body, there),
      }
      const token = people.tokens[shot.asker]
      const began = process.cpuUsage()
      const answer = await app.inject({
        method: shot.method,
        url: shot.url,
        headers: { ...shot.headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
        ...(shot.body !== undefined && { payload: shot.body }),
      })
      const { user, system } = process.cpuUsage(began)
      const ms = (user + system) / 1000
      const { statusCode: status, headers, body } = answer
      result.statuses[status] = (result.statuses[status] ?? 0) + 1
      if (status === 200) done.add(name)
      result.dearest = [...result.dearest, { ms, shot, status }].toSorted((a, b) => b.ms - a.ms).slice(0, 12)
      for (const fault of faultsOf(shot, { status, headers, body }, Object.values(bystander))) {
        result.findings.push({ fault, shot, body: body.slice(0, 300) })
      }
      const isTheirs = shot.asker === 'member' || shot.asker === 'admin'
      if (isTheirs && headers['x-problem'] === 'auth.required') await people.signInAgain(shot.asker)
    }
  }
  result.neverDone = targets.map(({ name }) => name).filter((name) => !done.has(name))
  const after = await rowsOfBystander(fuzzed)
  if (after !== before) throw new Error(`What belongs to the bystander was changed: ${before} became ${after}`)
  return result
}

async function passOneMinute({ clock, pool }: Fuzzed): Promise<void> {
  clock.advance(61_000)
  await pool.query(`delete from request_counters; delete from sign_in_failures`)
}

/**
 * Returns the bystander's rows that only they may change: without orders and `disabled_at`, which an administrator may
 * change.
 */
async function rowsOfBystander({ pool }: Fuzzed): Promise<string> {
  const { rows } = await pool.query(
    `select to_jsonb(users) - 'disabled_at' - 'next_digest_on' as person,
       (select jsonb_agg(one order by id) from reminders one where user_id = users.id) as reminders,
       (select jsonb_agg(one) from carts one where user_id = users.id) as cart,
       (select jsonb_agg(one order by recipe_id) from saved_recipes one where user_id = users.id) as saved,
       (select jsonb_agg(one order by id) from consents one where user_id = users.id) as consents
     from users where email_key = $1`,
    [bystander.email],
  )
  return JSON.stringify(rows)
}

/** Formats a finding so that the request can be repeated. */
export const describeFinding = ({ fault, shot, body }: Finding): string =>
  `${fault}\n  ${shot.method} ${shot.url.slice(0, 300)} as ${shot.asker} ${JSON.stringify(shot.headers).slice(0, 200)}\n  ${JSON.stringify(shot.body)?.slice(0, 300)}\n  → ${body}`
