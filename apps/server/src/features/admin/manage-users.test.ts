import * as account from '@planner/contract/account/account'
import * as auth from '@planner/contract/account/auth'
import * as programs from '@planner/contract/account/programs'
import * as factor from '@planner/contract/account/second-factor'
import * as admin from '@planner/contract/admin'
import * as audit from '@planner/contract/audit'
import * as calendarFeed from '@planner/contract/calendar-feed'
import { challengeHeader } from '@planner/contract/constants/accounts'
import * as reminders from '@planner/contract/reminders'
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { sendResets } from '#features/account/send-resets.ts'
import { resetTokenIn } from '#test/account/reset-token-in.ts'
import { stubEmailChannel } from '#test/stub-email-channel.ts'
import { testClient } from '#test/test-client.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { virtualAuthenticator } from '#test/virtual-authenticator.ts'

const password = 'Marigold7'
const signIn = (server: TestServer, { email }: Person, typed = password) =>
  server.anyone.ask(auth.login, { email, password: typed })

const kinds = async (person: Person) => (await person.call(audit.own, {})).entries.map(({ kind }) => kind)

test('a disabled user is signed out everywhere and kept out, in one clear sentence after the right password', async () => {
  await using server = await startTestServer()
  const [boss, asha] = [await server.anAdmin(), await server.aPerson()]
  await signIn(server, asha)
  const { token } = await asha.call(programs.create, { name: 'desk', scopes: ['reminders:read'], days: 30 })
  const { feed } = await asha.call(calendarFeed.change, {})
  const calendar = async () => (await server.app.inject({ url: new URL(feed!.url).pathname })).statusCode
  expect(await calendar()).toBe(200)

  expect(await boss.call(admin.disableUser, { id: asha.id })).toEqual({ message: 'Account disabled' })
  expect(await asha.ask(auth.me, {})).toMatchObject({ status: 401 })
  expect(await testClient(server.app, token).ask(reminders.list, {})).toMatchObject({ status: 401 })
  expect(await calendar()).toBe(404)
  expect(await signIn(server, asha)).toMatchObject({
    status: 403,
    detail: 'This account has been disabled; please contact the administrator of this server',
    headers: { 'x-problem': 'auth.disabled' },
  })
  // A wrong password does not reveal that the account is disabled.
  expect(await signIn(server, asha, 'Wrong1234')).toMatchObject({ status: 401, detail: 'Incorrect email or password' })
  expect((await boss.call(admin.users, {})).users.find(({ id }) => id === asha.id)!.disabled_at).toBe(
    '2026-11-20T04:30:00.000Z',
  )

  // Both calls are idempotent.
  await boss.call(admin.disableUser, { id: asha.id })
  await boss.call(admin.enableUser, { id: asha.id })
  await boss.call(admin.enableUser, { id: asha.id })
  const again = await signIn(server, asha)
  expect(again).toMatchObject({ status: 200, body: { user: { id: asha.id } } })
  expect((again.body as { user: object }).user).not.toHaveProperty('disabled_at')
  const back = { ...asha, ...testClient(server.app, (again.body as { access_token: string }).access_token) }
  const seen = (await kinds(back)).filter((kind) => kind.startsWith('user.'))
  // Both have the same timestamp on the test clock, so their order is undefined.
  expect(seen.sort()).toEqual(['user.disabled', 'user.enabled'])
})

test('a passkey and a reset link do not let a disabled user in', async () => {
  await using server = await startTestServer()
  const [boss, asha] = [await server.anAdmin(), await server.aPerson()]
  const authenticator = virtualAuthenticator()
  const { challenge, options } = await asha.call(factor.beginPasskey, { password })
  await asha.call(factor.addPasskey, { challenge, name: 'Phone', passkey: authenticator.make(options) })
  await boss.call(admin.disableUser, { id: asha.id })

  const begun = await server.anyone.call(factor.beginPasskeySignIn, {})
  const passkey = authenticator.prove(begun.options)
  expect(await server.anyone.ask(factor.passkeySignIn, { challenge: begun.challenge, passkey })).toMatchObject({
    status: 403,
    headers: { 'x-problem': 'auth.disabled' },
  })
  const mails = (await server.outbox('email')).length
  await server.anyone.call(account.forgotPassword, { email: asha.email })
  await sendResets(server.context)
  expect((await server.outbox('email')).length).toBe(mails)
})

test('nothing rings or is sent while a user is disabled; enabled again, what is to come rings', async () => {
  await using server = await startTestServer()
  const [boss, asha] = [await server.anAdmin(), await server.aPerson()]
  await asha.call(reminders.createFromText, { text: 'call the plumber today at 4 pm' })
  await asha.call(reminders.createFromText, { text: 'water the plants every day at 8 am' })
  const sent = async () =>
    (
      await server.pool.query<{ sent: number }>(
        `select count(*)::int as sent from alerts where user_id = $1 and state = 'sent'`,
        [asha.id],
      )
    ).rows[0]!.sent
  await boss.call(admin.disableUser, { id: asha.id })
  await server.passTimeUntil('2026-11-22T12:00:00+05:30')
  expect(await sent()).toBe(0)
  expect((await server.outbox()).filter(({ user_id: id }) => id === asha.id)).toEqual([])

  await boss.call(admin.enableUser, { id: asha.id })
  await server.passTimeUntil('2026-11-23T12:00:00+05:30')
  expect(await sent()).toBeGreaterThan(0)
})

test('nobody disables themselves, and of two administrators who disable each other at once one stays', async () => {
  await using server = await startTestServer()
  const [boss, meera] = [await server.anAdmin(), await server.anAdmin()]
  expect(await boss.ask(admin.disableUser, { id: boss.id })).toMatchObject({
    status: 409,
    detail: 'You can’t disable your own account',
  })
  const answers = await Promise.all([
    boss.ask(admin.disableUser, { id: meera.id }),
    meera.ask(admin.disableUser, { id: boss.id }),
  ])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)!.detail).toBe(
    'There must be at least one administrator who can sign in',
  )
})

test('an administrator appoints and removes another with their password; the last one can’t be removed', async () => {
  await using server = await startTestServer()
  const [boss, asha] = [await server.anAdmin(), await server.aPerson()]
  expect(await asha.ask(admin.users, {})).toMatchObject({ status: 403 })
  expect(await boss.ask(admin.makeAdmin, { id: asha.id, password: 'Wrong1234' })).toMatchObject({
    status: 403,
    detail: 'Incorrect current password',
  })
  await boss.call(admin.makeAdmin, { id: asha.id, password })
  await asha.call(admin.users, {})
  expect(await kinds(asha)).toContain('admin.made')
  const mails = (await server.outbox()).filter(({ user_id: id }) => id === asha.id)
  expect(mails.map(({ subject }) => subject)).toContain('You’re now an administrator')

  await asha.call(admin.removeAdmin, { id: boss.id, password })
  expect(await boss.ask(admin.users, {})).toMatchObject({ status: 403 })
  expect(await asha.ask(admin.removeAdmin, { id: asha.id, password })).toMatchObject({
    status: 409,
    detail: 'There must be at least one administrator who can sign in',
  })
  // The first-administrator route no longer works.
  expect(await boss.ask(admin.promoteFirstUser, {})).toMatchObject({ status: 403 })
})

test('of two administrators who remove each other at once one stays', async () => {
  await using server = await startTestServer()
  const [boss, meera] = [await server.anAdmin(), await server.anAdmin()]
  await Promise.all([
    boss.ask(admin.removeAdmin, { id: meera.id, password }),
    meera.ask(admin.removeAdmin, { id: boss.id, password }),
  ])
  const { rows } = await server.pool.query('select count(*)::int as count from users where is_admin')
  expect(rows).toEqual([{ count: 1 }])
})

test('changing roles asks for a second factor if one is set up, and another person’s does not count', async () => {
  await using server = await startTestServer()
  const [boss, asha] = [await server.anAdmin(), await server.aPerson()]
  const { secret } = await boss.call(factor.beginApp, { password })
  const codeNow = () => new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() })
  await boss.call(factor.confirmApp, { code: codeNow() })
  server.clock.advance(60_000)

  const asked = await boss.ask(admin.makeAdmin, { id: asha.id, password })
  expect(asked).toMatchObject({ status: 403, headers: { 'x-problem': 'second-factor.needed' } })
  const challenge = String(asked.headers[challengeHeader])
  expect(await server.anyone.call(factor.ways, { challenge })).toEqual({ authenticator_app: true, passkey: null })
  // The challenge cannot open a session.
  expect(await server.anyone.ask(factor.finish, { challenge, code: codeNow() })).toMatchObject({ status: 400 })
  expect(await boss.ask(admin.makeAdmin, { id: asha.id, password, challenge, code: '000000' })).toMatchObject({
    status: 403,
    detail: 'That code is incorrect or was already used',
  })
  expect(await boss.ask(admin.makeAdmin, { id: asha.id, password, challenge })).toMatchObject({ status: 403 })
  expect(await asha.ask(admin.users, {})).toMatchObject({ status: 403 })
  await boss.call(admin.makeAdmin, { id: asha.id, password, challenge, code: codeNow() })
  await asha.call(admin.users, {})
  // The challenge is already used.
  expect(await boss.ask(admin.removeAdmin, { id: asha.id, password, challenge, code: codeNow() })).toMatchObject({
    status: 400,
  })

  const meera = await server.anAdmin()
  await withPasskey(meera)
  const hers = String((await meera.ask(admin.removeAdmin, { id: asha.id, password })).headers[challengeHeader])
  expect(await boss.ask(admin.removeAdmin, { id: asha.id, password, challenge: hers, code: codeNow() })).toMatchObject({
    status: 400,
  })
})

test('a passkey confirms too; a disabled or unconfirmed user does not become an administrator', async () => {
  await using server = await startTestServer({
    environment: { SMTP_URL: 'smtp://127.0.0.1:1', EMAIL_FROM: 'planner@example.in' },
  })
  const boss = await server.anAdmin()
  const authenticator = await withPasskey(boss)
  const confirmed = async (endpoint: typeof admin.makeAdmin, id: string) => {
    const challenge = String((await boss.ask(endpoint, { id, password })).headers[challengeHeader])
    const { passkey: options } = await server.anyone.call(factor.ways, { challenge })
    return boss.ask(endpoint, { id, password, challenge, passkey: authenticator.prove(options!) })
  }
  const asha = await server.aPerson()
  expect(await confirmed(admin.makeAdmin, asha.id)).toMatchObject({ status: 200 })
  expect(await confirmed(admin.removeAdmin, asha.id)).toMatchObject({ status: 200 })
  await boss.call(admin.disableUser, { id: asha.id })
  expect(await confirmed(admin.makeAdmin, asha.id)).toMatchObject({
    detail: 'This account is disabled; enable it first',
  })
  const ravi = await server.aPerson({ proved: false })
  expect(await confirmed(admin.makeAdmin, ravi.id)).toMatchObject({
    status: 409,
    detail: 'This user hasn’t confirmed their email address yet',
  })
})

async function withPasskey(person: Person) {
  const authenticator = virtualAuthenticator()
  const { challenge, options } = await person.call(factor.beginPasskey, { password })
  await person.call(factor.addPasskey, { challenge, name: 'Phone', passkey: authenticator.make(options) })
  return authenticator
}

test('an administrator has a user mailed a link to choose a new password, within the daily limit and on record', async () => {
  await using server = await startTestServer()
  const [boss, asha] = [await server.anAdmin(), await server.aPerson()]
  const { mailed, link } = await boss.call(admin.sendReset, { id: asha.id })
  expect(mailed).toBe(false)
  const mail = (await server.outbox('email')).find(({ subject }) => subject === 'Choose a new password')!
  const token = resetTokenIn(mail.body)
  // Nothing can deliver the mail, so the administrator passes the link on, and the person sees that.
  expect(link).toBe(`${server.context.config.publicUrl}/#reset=${token}`)
  await server.anyone.call(account.resetPassword, { token, new_password: 'Jasmine42' })
  expect(await signIn(server, asha, 'Jasmine42')).toMatchObject({ status: 200 })
  const { access_token: fresh } = await server.anyone.call(auth.login, { email: asha.email, password: 'Jasmine42' })
  const { entries } = await testClient(server.app, fresh).call(audit.own, {})
  expect(entries.map(({ kind }) => kind)).toContain('user.reset-shown')

  for (let sent = 0; sent < 5; sent++) await boss.call(admin.sendReset, { id: asha.id })
  expect(await boss.ask(admin.sendReset, { id: asha.id })).toMatchObject({
    status: 429,
    headers: { 'retry-after': '86400' },
  })
  const ravi = await server.aPerson()
  expect(await ravi.ask(admin.sendReset, { id: asha.id })).toMatchObject({ status: 403 })
  await boss.call(admin.disableUser, { id: ravi.id })
  expect(await boss.ask(admin.sendReset, { id: ravi.id })).toMatchObject({ status: 409 })
})

test('an administrator never sees a link that was mailed', async () => {
  await using server = await startTestServer({ channels: stubEmailChannel(() => {}) })
  const [boss, asha] = [await server.anAdmin(), await server.aPerson()]
  expect(await boss.call(admin.sendReset, { id: asha.id })).toEqual({ message: 'Link sent', mailed: true, link: null })
  const { entries } = await asha.call(audit.own, {})
  expect(entries.map(({ kind }) => kind)).toContain('user.reset-sent')
})
