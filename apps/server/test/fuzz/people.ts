import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Context } from '#context.ts'
import { openSession } from '#features/auth/open-session.ts'
import { tokenHashOf } from '#features/auth/token.ts'
import { ticketFor } from '#features/notifications/snooze/ticket.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { MovedClock } from '../moved-clock.ts'
import { type Kind, kinds } from './dictionary.ts'
import type { Asker } from './shots.ts'

export type Fuzzed = {
  app: FastifyInstance
  context: Context
  pool: pg.Pool
  clock: MovedClock
  /** Presses 'allow' on Google's page. @returns the parameters of Google's redirect. */
  consent: (url: string) => Promise<{ state: string; code?: string }>
}

/** Data of an uninvolved person, which must never be shown to another member. */
export const bystander = {
  name: 'Ravindra Unasked',
  email: 'ravindra.unasked@example.in',
  reminder: 'zinnias for nobody else',
  address: '9 Unlisted Lane',
}

type Post = (path: string, body: object, token?: string) => Promise<Record<string, never>>

/** Creates a person to make calls as, an administrator, a bystander, and data of each to refer to. */
export async function populate({ app, context, pool, clock, consent }: Fuzzed) {
  const tomorrow = new Date(clock.now().getTime() + 24 * 60 * 60_000).toISOString()
  const post: Post = async (path, body, token) => {
    const answer = await app.inject({
      method: 'POST',
      url: path,
      payload: body,
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    })
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
    return answer.json() as Record<string, never>
  }
  const register = async (email: string, full_name: string) =>
    String((await post('/api/auth/register', { email, full_name, password: 'Marigold7' })).access_token)

  const asha = await register('asha@example.in', 'Asha Rao')
  const boss = await register('boss@example.in', 'The Boss')
  const ravi = await register(bystander.email, bystander.name)
  await pool.query(`update users set is_admin = true where email_key = 'boss@example.in'`)
  await own(app, post, asha, { address: '7 Marigold Lane', deliver_by: tomorrow })
  await own(app, post, ravi, { address: bystander.address, deliver_by: tomorrow })
  for (const grant of ['calendar', 'mail']) {
    const { authorization_url: url } = await get(app, `/api/google/auth/url?grant=${grant}`, asha)
    await post('/api/google/auth/complete', await consent(url!), asha)
  }
  await post('/api/google/gmail/analyze', {}, asha)
  await post('/api/reminders/ai', { text: `${bystander.reminder} tomorrow at 9 am` }, ravi)

  const signIn = async (email: string): Promise<string> => {
    const { rows } = await pool.query<UserRow>('select * from users where email_key = $1', [email])
    return (await openSession(context, context.db, rows[0]!, { address: '127.0.0.1', userAgent: 'fuzz' })).access_token
  }
  const [expired, revoked] = [await signIn('asha@example.in'), await signIn('asha@example.in')]
  await pool.query(`update sessions set last_used_at = '2020-01-01', created_at = '2020-01-01' where token_hash = $1`, [
    tokenHashOf(expired),
  ])
  await pool.query('delete from sessions where token_hash = $1', [tokenHashOf(revoked)])
  const tokens: Record<Asker, string | null> = {
    member: asha,
    admin: boss,
    nobody: null,
    expired,
    revoked,
    unknown: 'A'.repeat(43),
    nonsense: `' or 1=1 --`,
  }
  return {
    tokens,
    /** Replaces a session that a call has ended. */
    async signInAgain(asker: Asker) {
      // An administrator may have disabled them.
      await pool.query('update users set disabled_at = null')
      tokens[asker] = await signIn(asker === 'admin' ? 'boss@example.in' : 'asha@example.in')
    },
  }
}

async function own(
  app: FastifyInstance,
  post: Post,
  token: string,
  where: { address: string; deliver_by: string },
): Promise<void> {
  await post('/api/reminders/ai', { text: 'water the plants every day at 9 am' }, token)
  await post(
    '/api/cart/add',
    { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal', action: 'order_online' },
    token,
  )
  const put = await app.inject({
    method: 'PUT',
    url: '/api/cart',
    payload: { ...where, pin_code: '411001' },
    headers: { authorization: `Bearer ${token}` },
  })
  if (put.statusCode !== 200) throw new Error(put.body)
  await post('/api/orders', {}, token)
  await post('/api/recipes/generate-background', {}, token)
  await get(app, '/api/recipes/meal-plan', token)
}

async function get(app: FastifyInstance, url: string, token: string): Promise<Record<string, string>> {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  const answer = await app.inject({ url, headers })
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
  return answer.json() as Record<string, string>
}

/** Returns the ids that calls can refer to at this moment, of the member and of the bystander. */
export async function existingIds({ context, pool }: Fuzzed): Promise<Record<Kind, string[]>> {
  const { rows } = await pool.query<Record<Exclude<Kind, 'ticket' | 'reset' | 'nothing'>, string[] | null>>(
    `select ${kinds.map((kind) => `(select array_agg(id) from (${oneOfEach[kind]}) one) as "${kind}"`).join(', ')}`,
  )
  const found = Object.fromEntries(kinds.map((kind) => [kind, rows[0]![kind] ?? []])) as Record<Kind, string[]>
  const { rows: reminders } = await pool.query<{ id: string; user_id: string; day: string }>(
    `select r.id, r.user_id, r.date::text as day from reminders r join users u on u.id = r.user_id
     where email_key = 'asha@example.in' limit 3`,
  )
  const { rows: people } = await pool.query<{ id: string }>(`select id from users where email_key = 'asha@example.in'`)
  await pool.query(
    `insert into mail_suggestions (id, user_id, key_hash, state, message_id, subject, sender, snippet, source_sentence,
       received_at, kind, type, title, date, confidence, found_at)
     values (gen_random_uuid(), $1, sha256(gen_random_uuid()::text::bytea), 'open', 'message', 'Your bill',
       'bill@example.in', 'Pay', 'Pay', now(), 'bill', 'bill', 'Pay', '2026-11-30', 0.9, now())`,
    [people[0]!.id],
  )
  const token = context.ids.secret()
  await pool.query('insert into password_resets values ($1, $2, $3)', [
    tokenHashOf(token),
    people[0]!.id,
    context.clock.now(),
  ])
  return {
    ...found,
    ticket: reminders.map(({ id, user_id, day }) => ticketFor(context, { userId: user_id, reminderId: id, day })),
    reset: [token],
    nothing: ['0190b6a8-0000-7000-8000-000000000000'],
  }
}

const oneOfEach: Record<(typeof kinds)[number], string> = {
  reminder: 'select id::text from reminders order by created_at desc limit 10',
  order: 'select id::text from orders order by order_date desc limit 10',
  vendor: 'select id::text from vendors where archived_at is null order by created_at desc, id limit 10',
  recipe: `select jsonb_path_query(recipes, '$.*[*]') #>> '{}' as id from meal_plans limit 10`,
  task: 'select id::text from plan_tasks limit 10',
  suggestion: `select id::text from mail_suggestions where state = 'open' limit 10`,
  session: 'select id::text from sessions limit 10',
  user: 'select id::text from users limit 10',
  passkey: 'select id::text from passkeys limit 10',
}
