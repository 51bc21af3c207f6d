import * as account from '@planner/contract/account/account'
import * as auth from '@planner/contract/account/auth'
import * as audit from '@planner/contract/audit'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { onAnotherDevice } from '#test/account/on-another-device.ts'
import { resetTokenIn } from '#test/account/reset-token-in.ts'
import { stubEmailChannel } from '#test/stub-email-channel.ts'
import { testClient } from '#test/test-client.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { sendResets } from './send-resets.ts'

const marigold = 'Marigold7'
const jasmine = 'Jasmine42'

const pixel = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
}

async function mailedToken(server: TestServer): Promise<string> {
  const mail = (await server.outbox('email')).filter(({ subject }) => subject === 'Choose a new password').at(-1)
  return resetTokenIn(mail?.body)
}

async function askForLink(server: TestServer, email: string): Promise<string> {
  await server.anyone.call(account.forgotPassword, { email })
  await sendResets(server.context)
  return mailedToken(server)
}

const stillSignedIn = async (person: Pick<Person, 'ask'>) => (await person.ask(auth.me, {})).status === 200

test('SAFE-10 a password seen in breaches is refused when it is changed, and by a mailed link, which goes on working', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const refusal = { status: 422, detail: 'Too common to be safe, choose another' }
  const change = { current_password: marigold, new_password: 'Jade1996' }
  expect(await asha.ask(account.changePassword, change)).toMatchObject(refusal)
  const token = await askForLink(server, asha.email)
  expect(await server.anyone.ask(account.resetPassword, { token, new_password: 'Patrick81' })).toMatchObject(refusal)
  await server.anyone.call(account.resetPassword, { token, new_password: jasmine })
})

test('changing the password ends all other sessions, renews this one’s token, and is announced by mail', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const phone = await onAnotherDevice(server, asha)
  const stranger = await server.aPerson()
  await askForLink(server, asha.email)

  const { access_token: token } = await asha.call(account.changePassword, {
    current_password: marigold,
    new_password: jasmine,
  })
  const renewed = testClient(server.app, token)
  expect(await stillSignedIn(renewed)).toBe(true)
  // Requests in progress in other tabs are still answered; half a minute later the old token is invalid.
  expect(await stillSignedIn(asha)).toBe(true)
  server.clock.advance(30_000)
  expect(await stillSignedIn(asha)).toBe(false)
  expect(await stillSignedIn(renewed)).toBe(true)
  expect((await renewed.call(account.sessions, {})).sessions.map((session) => session.is_this_one)).toEqual([true])
  expect(await renewed.call(account.endOtherSessions, {})).toMatchObject({ ended: 0 })
  expect(await stillSignedIn(phone)).toBe(false)
  expect(await stillSignedIn(stranger)).toBe(true)
  expect(await server.anyone.ask(auth.login, { email: asha.email, password: marigold })).toMatchObject({ status: 401 })
  await server.anyone.call(auth.login, { email: asha.email, password: jasmine })

  const [, mail] = await server.outbox('email')
  expect(mail).toMatchObject({ recipient: asha.email, subject: 'Your password was changed' })
  const old = await mailedToken(server)
  expect(await server.anyone.ask(account.resetPassword, { token: old, new_password: 'Hibiscus9' })).toMatchObject({
    status: 400,
  })
})

test('a new password must meet the rules, otherwise nothing changes', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const refusals: [current: string, wanted: string, status: number, detail: string][] = [
    ['Wrong1234', jasmine, 403, 'Incorrect current password'],
    [marigold, marigold, 422, 'That’s already your password; choose a different one'],
    [marigold, 'Password1', 422, 'Too common to be safe, choose another'],
    [marigold, 'jasmine42', 422, 'Password must contain: At least 1 uppercase letter'],
    ['', jasmine, 422, 'Please enter your password'],
  ]
  for (const [current_password, new_password, status, detail] of refusals) {
    expect(await asha.ask(account.changePassword, { current_password, new_password })).toMatchObject({ status, detail })
  }
  await server.anyone.call(auth.login, { email: asha.email, password: marigold })
})

test('password guesses in an open session are slowed down like those at sign-in', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const guess = () => asha.ask(account.changePassword, { current_password: 'Wrong1234', new_password: jasmine })
  for (let tries = 0; tries < 5; tries++) expect((await guess()).status).toBe(403)
  expect(await guess()).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  // Guessing with a stolen session does not lock the owner out of signing in.
  await server.anyone.call(auth.login, { email: asha.email, password: marigold })
})

test('a mailed reset link sets a new password and ends every session', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const token = await askForLink(server, asha.email.toUpperCase())
  await server.anyone.call(account.resetPassword, { token, new_password: jasmine })
  expect(await stillSignedIn(asha)).toBe(false)
  await server.anyone.call(auth.login, { email: asha.email, password: jasmine })
  expect((await server.outbox('email')).map(({ subject }) => subject)).toEqual([
    'Choose a new password',
    'Your password was changed',
  ])
})

test('a reset link works once, for thirty minutes; a guessed one does not work', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const reset = (token: string) => server.anyone.ask(account.resetPassword, { token, new_password: jasmine })
  const refused = { status: 400, detail: 'This link has been used or has expired; please request a new one' }

  const late = await askForLink(server, asha.email)
  server.clock.advance(30 * 60_000)
  expect(await reset(late)).toMatchObject(refused)

  const [one, other] = [await askForLink(server, asha.email), await askForLink(server, asha.email)]
  expect(await server.anyone.ask(account.resetPassword, { token: one, new_password: 'Password1' })).toMatchObject({
    status: 422,
  })
  const answers = await Promise.all(Array.from({ length: 8 }, () => reset(one)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await reset(other)).toMatchObject(refused)
  expect(await reset('A'.repeat(43))).toMatchObject(refused)
  const { rows } = await server.pool.query('select count(*)::int as count from password_resets')
  expect(rows).toEqual([{ count: 0 }])
})

test('a reset request does not reveal whether an address has an account', async () => {
  // Spied on before any connection opens: each connection picks up the method as it is then.
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const ask = async (email: string) => {
    queries.mockClear()
    const { status, body, headers } = await server.anyone.ask(account.forgotPassword, { email })
    return { status, body, headers: Object.keys(headers), statements: queries.mock.calls.map(([said]) => String(said)) }
  }
  const known = await ask(asha.email)
  expect(known).toMatchObject({ status: 200, statements: { length: 2 } })
  expect(await ask('nobody@example.in')).toEqual(known)
  queries.mockRestore()

  await sendResets(server.context)
  expect((await server.outbox()).map(({ recipient }) => recipient)).toEqual([asha.email])
  const { rows } = await server.pool.query('select count(*)::int as count from reset_requests')
  expect(rows).toEqual([{ count: 0 }])
})

test('an account gets at most five reset links a day, a network address twenty an hour', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  for (let asked = 0; asked < 20; asked++) await server.anyone.call(account.forgotPassword, { email: asha.email })
  const answer = await server.anyone.ask(account.forgotPassword, { email: asha.email })
  expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } })
  await sendResets(server.context)
  expect(await server.outbox('email')).toHaveLength(5)
  server.clock.advance(24 * 3_600_000)
  await askForLink(server, asha.email)
  expect(await server.outbox('email')).toHaveLength(6)
})

test('a reset link whose mail failed, or whose process was killed, is sent a minute later', async () => {
  let isDown = true
  const mailed: string[] = []
  await using server = await startTestServer({
    channels: stubEmailChannel(
      ({ message }) => mailed.push(message.email().text),
      () => isDown,
    ),
  })
  const asha = await server.aPerson()
  await server.anyone.call(account.forgotPassword, { email: asha.email })
  await sendResets(server.context)
  isDown = false
  await sendResets(server.context)
  expect(mailed).toEqual([])
  server.clock.advance(60_000)
  await sendResets(server.context)
  await sendResets(server.context)
  expect(mailed).toHaveLength(1)
  expect(mailed[0]).toContain('These emails can’t be turned off')
  const token = resetTokenIn(mailed[0])
  await server.anyone.call(account.resetPassword, { token, new_password: jasmine })
})

test('in production without an email provider no reset links are created', async () => {
  await using server = await startTestServer({
    environment: { NODE_ENV: 'production', PUBLIC_URL: 'https://planner.example' },
  })
  for (const email of [(await server.aPerson()).email, 'nobody@example.in']) {
    expect(await server.anyone.ask(account.forgotPassword, { email })).toMatchObject({ status: 503 })
  }
})

test('a reset token is stored only as a hash', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const token = await askForLink(server, asha.email)
  await server.pool.query('delete from outbox')
  const { rows } = await server.pool.query(
    `select (select json_agg(r)::text from password_resets r) || (select json_agg(a)::text from audit_log a) as everything`,
  )
  expect(rows[0].everything).not.toContain(token)
})

test('devices are listed with this one marked, and can be signed out one by one or all others at once', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const stranger = await server.aPerson()
  const phone = await onAnotherDevice(server, asha, pixel)
  const tablet = await onAnotherDevice(server, asha)

  const { sessions } = await phone.call(account.sessions, {})
  expect(sessions).toHaveLength(3)
  expect(sessions[0]).toEqual({
    id: expect.any(String),
    device: 'Chrome on Android',
    form: 'phone',
    address: '127.0.0.x',
    created_at: '2026-11-20T04:30:00.000Z',
    last_used_at: '2026-11-20T04:30:00.000Z',
    is_this_one: true,
  })
  expect(sessions.slice(1).every((session) => !session.is_this_one && session.device === 'An unknown browser')).toBe(
    true,
  )

  const [theirs] = (await stranger.call(account.sessions, {})).sessions
  expect(await phone.ask(account.endSession, { id: theirs!.id })).toMatchObject({ status: 404 })
  expect(await stillSignedIn(stranger)).toBe(true)

  const [ofTablet] = (await tablet.call(account.sessions, {})).sessions
  await phone.call(account.endSession, { id: ofTablet!.id })
  expect(await stillSignedIn(tablet)).toBe(false)
  expect(await phone.ask(account.endSession, { id: ofTablet!.id })).toMatchObject({ status: 404 })

  expect(await phone.call(account.endOtherSessions, {})).toMatchObject({ ended: 1 })
  expect(await stillSignedIn(asha)).toBe(false)
  expect(await stillSignedIn(phone)).toBe(true)
  const kinds = (await phone.call(audit.own, {})).entries.map(({ kind, about }) => `${kind} ${about}`)
  expect(kinds.filter((kind) => kind.startsWith('session.revoked')).sort()).toEqual([
    'session.revoked 1 device',
    'session.revoked An unknown browser',
  ])
})
