import * as auth from '@planner/contract/account/auth'
import { expect, test } from 'vitest'
import { channelsOfNewAccount } from '#features/profile/channels-of-new-account.ts'
import { owaspCost } from '#platform/crypto/passwords.ts'
import { Problem } from '#platform/problem.ts'
import { startTestServer } from '#test/test-server.ts'
import { isCommonPassword } from './common-passwords.ts'

const asha = { email: 'asha@example.in', password: 'Marigold7', full_name: 'Asha Rao' }

test('AUTH-5 API-1 DATA-11 registering and signing in return a token and the user, and the token identifies them', async () => {
  await using server = await startTestServer()
  const registered = await server.anyone.call(auth.register, asha)
  expect(registered).toMatchObject({ token_type: 'bearer', user: { email: asha.email, full_name: 'Asha Rao' } })
  expect(registered.access_token).toMatch(/^[\w-]{43}$/)

  const signedIn = await server.anyone.call(auth.login, { email: asha.email, password: asha.password })
  const answer = await server.app.inject({
    url: '/auth/me',
    headers: { authorization: `Bearer ${signedIn.access_token}` },
  })
  expect(answer.json()).toEqual(signedIn.user)
})

test('DATA-1 a new person has the fields and the defaults of the specification', async () => {
  await using server = await startTestServer()
  const { user } = await server.anyone.call(auth.register, asha)
  expect(user).toEqual({
    id: expect.any(String),
    email: 'asha@example.in',
    full_name: 'Asha Rao',
    phone_number: null,
    location: null,
    is_admin: false,
    created_at: '2026-11-20T04:30:00.000Z',
    tutorial_completed: false,
    sms_notifications: true,
    email_notifications: true,
    whatsapp_notifications: false,
    voice_notifications: false,
    newsletter_subscription: false,
    sendgrid_connected: false,
    email_state: 'unverified',
    phone_verified: false,
    current_city: null,
    time_zone: 'Asia/Kolkata',
    deletion_planned_at: null,
  })
})

test('DATA-1 the columns’ defaults are the channels of a new account', async () => {
  await using server = await startTestServer()
  const { rows } = await server.pool.query<{ column_name: string; column_default: string }>(
    `select column_name, column_default from information_schema.columns
     where table_name = 'users' and column_name like '%_notifications'`,
  )
  const defaults = Object.fromEntries(rows.map((row) => [row.column_name, row.column_default === 'true']))
  expect(defaults).toEqual(channelsOfNewAccount)
})

test('SAFE-10 a password seen in breaches is refused, whatever its case, when an account is opened', async () => {
  await using server = await startTestServer()
  for (const password of ['Password1', 'Jade1996', 'pATRICK81', 'Missthing2', 'Maldini3nesta13)']) {
    const answer = await server.anyone.ask(auth.register, { ...asha, password })
    expect([password, answer]).toMatchObject([
      password,
      { status: 422, detail: 'Too common to be safe, choose another', headers: { 'x-problem': 'auth.common' } },
    ])
  }
  await server.anyone.call(auth.register, asha)
})

test('SAFE-10 the breached-password check has few false positives', () => {
  const taken = Array.from({ length: 20_000 }, (_, number) => isCommonPassword(`Marigold and jasmine ${number}`))
  expect(taken.filter(Boolean)).toHaveLength(0)
})

test('AUTH-3 the server applies the same password rules, and refuses the most common ones', async () => {
  await using server = await startTestServer()
  const refusals = [
    ['short1A', 'Password must contain: At least 8 characters'],
    ['marigold7', 'Password must contain: At least 1 uppercase letter'],
    ['Marigolds', 'Password must contain: At least 1 number'],
    ['', 'Password must contain: At least 8 characters, At least 1 uppercase letter, At least 1 number'],
    [`A1${'a'.repeat(127)}`, 'Password must be at most 128 characters'],
    ['Password1', 'Too common to be safe, choose another'],
    ['DailyPlanner-2026', 'Too common to be safe, choose another'],
  ]
  for (const [password, detail] of refusals) {
    expect(await server.anyone.ask(auth.register, { ...asha, password })).toMatchObject({ status: 422, detail })
  }
})

test('one address is one account, whatever its case, also when two register at once', async () => {
  await using server = await startTestServer()
  const answers = await Promise.all(
    ['asha@example.in', 'ASHA@example.in', 'Asha@Example.In'].map((email) =>
      server.anyone.ask(auth.register, { ...asha, email }),
    ),
  )
  expect(answers.map(({ status }) => String(status)).sort()).toEqual(['200', '409', '409'])
  expect(answers.find(({ status }) => status === 409)!.detail).toBe('Email already registered')
  await server.anyone.call(auth.login, { ...asha, email: 'aSHA@example.in' })
})

test('a wrong password and an unknown address get the same answer', async () => {
  await using server = await startTestServer()
  await server.anyone.call(auth.register, asha)
  const wrong = await server.anyone.ask(auth.login, { email: asha.email, password: 'Wrong1234' })
  const unknown = await server.anyone.ask(auth.login, { email: 'nobody@example.in', password: 'Wrong1234' })
  expect(wrong).toMatchObject({ status: 401, detail: 'Incorrect email or password' })
  expect(unknown.body).toEqual(wrong.body)
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers))
})

test('SAFE-8 an attempt that a busy server could not check does not count as a wrong password', async () => {
  await using server = await startTestServer()
  const { access_token: token } = await server.anyone.call(auth.register, asha)
  const { passwords } = server.context
  const refuse = () => Promise.reject(new Problem('server.busy', { retryAfterSeconds: 5 }))
  const change = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/account/password',
      headers: { authorization: `Bearer ${token}` },
      payload: { current_password: asha.password, new_password: 'Jasmine42' },
    })
  server.context.passwords = { ...passwords, matches: refuse }
  for (let tries = 0; tries < 8; tries++) {
    expect(await server.anyone.ask(auth.login, asha)).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    expect((await change()).statusCode).toBe(503)
  }
  const { rows } = await server.pool.query('select distinct failures from sign_in_failures')
  expect(rows).toEqual([{ failures: 0 }])

  server.context.passwords = passwords
  await server.anyone.call(auth.login, asha)
  expect((await change()).statusCode).toBe(200)
})

test('repeated wrong passwords are delayed more and more, and the owner waits at most a minute', async () => {
  await using server = await startTestServer()
  await server.anyone.call(auth.register, asha)
  const guess = () => server.anyone.ask(auth.login, { email: asha.email, password: 'Wrong1234' })
  for (let tries = 0; tries < 5; tries++) expect((await guess()).status).toBe(401)
  expect(await guess()).toMatchObject({
    status: 429,
    detail: 'Too many attempts; please try again in a moment',
    headers: { 'retry-after': '1' },
  })

  const waits: number[] = []
  for (let tries = 0; tries < 12; tries++) {
    const answer = await guess()
    if (answer.status === 429) {
      waits.push(Number(answer.headers['retry-after']))
      server.clock.advance(Number(answer.headers['retry-after']) * 1000)
    }
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32])

  server.clock.advance(60_000)
  await server.anyone.call(auth.login, asha)
  expect((await guess()).status).toBe(401)
})

test('a hundred guesses at once do not slip past the delay', async () => {
  await using server = await startTestServer()
  await server.anyone.call(auth.register, asha)
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => server.anyone.ask(auth.login, { email: asha.email, password: 'Wrong1234' })),
  )
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(20)
})

test('a token ends on sign-out, after 30 days without use, and after 90 days in any case', async () => {
  await using server = await startTestServer({ at: '2026-01-01T00:00:00Z' })
  const person = await server.aPerson()
  const other = await server.anyone.call(auth.login, { email: person.email, password: 'Marigold7' })
  await person.call(auth.logout, {})
  expect(await person.ask(auth.me, {})).toMatchObject({ status: 401, detail: 'Please sign in' })

  const withOther = (url = '/api/auth/me') =>
    server.app.inject({ url, headers: { authorization: `Bearer ${other.access_token}` } })
  for (const day of ['2026-01-29', '2026-02-26', '2026-03-26']) {
    server.clock.set(`${day}T00:00:00Z`)
    expect((await withOther()).statusCode, day).toBe(200)
  }
  server.clock.set('2026-04-01T01:00:00Z')
  expect((await withOther()).statusCode, 'after 90 days').toBe(401)

  server.clock.set('2026-05-01T00:00:00Z')
  const unused = await server.anyone.call(auth.login, { email: person.email, password: 'Marigold7' })
  server.clock.set('2026-05-31T00:00:01Z')
  const answer = await server.app.inject({
    url: '/api/auth/me',
    headers: { authorization: `Bearer ${unused.access_token}` },
  })
  expect(answer.statusCode, 'after 30 days unused').toBe(401)
})

test('forged, mangled and foreign tokens are refused with a sentence', async () => {
  await using server = await startTestServer()
  await server.aPerson()
  for (const authorization of [
    '',
    'Bearer',
    'Bearer x',
    `Bearer ${'A'.repeat(43)}`,
    'Basic YTpi',
    `Bearer ${"'".repeat(43)}`,
  ]) {
    const answer = await server.app.inject({ url: '/api/auth/me', headers: { authorization } })
    expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'Please sign in' }])
  }
})

test('tokens and passwords are stored only as hashes', async () => {
  await using server = await startTestServer({ passwordCost: owaspCost })
  const person = await server.aPerson()
  const { rows } = await server.pool.query(
    `select (select row_to_json(u)::text from users u) || (select row_to_json(s)::text from sessions s) as everything`,
  )
  expect(rows[0].everything).not.toContain(person.token)
  expect(rows[0].everything).not.toContain('Marigold7')
  expect(rows[0].everything).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
})

test('a network address can register only so many accounts an hour', async () => {
  await using server = await startTestServer()
  await server.anyone.call(auth.register, asha)
  await server.pool.query(`update request_counters set count = 100 where key like 'register %'`)
  const ravi = { ...asha, email: 'ravi@example.in' }
  const answer = await server.anyone.ask(auth.register, ravi)
  expect(answer).toMatchObject({ status: 429, detail: 'Too many requests; please try again in a moment' })
  expect(answer.headers['retry-after']).toBe('3600')
  server.clock.advance(3_601_000)
  await server.anyone.call(auth.register, ravi)
})
