import * as account from '@planner/contract/account/account'
import * as auth from '@planner/contract/account/auth'
import * as factor from '@planner/contract/account/second-factor'
import * as audit from '@planner/contract/audit'
import { challengeHeader } from '@planner/contract/constants/accounts'
import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { sendResets } from '#features/account/send-resets.ts'
import { resetTokenIn } from '#test/account/reset-token-in.ts'
import { testClient } from '#test/test-client.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { virtualAuthenticator } from '#test/virtual-authenticator.ts'
import { removeSecondFactor } from './remove-second-factor.ts'

const password = 'Marigold7'

/** Returns the code that a person's app shows, this many seconds from now. */
const codeOf = (server: TestServer, secret: string, seconds = 0): string =>
  new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() + seconds * 1000 })

async function withApp(server: TestServer, person: Person) {
  const { secret } = await person.call(factor.beginApp, { password })
  const { recovery_codes } = await person.call(factor.confirmApp, { code: codeOf(server, secret) })
  server.clock.advance(30_000)
  return { secret, codes: recovery_codes! }
}

async function withPasskey(person: Person, name = 'Phone') {
  const authenticator = virtualAuthenticator()
  const { challenge, options } = await person.call(factor.beginPasskey, { password })
  const passkey = authenticator.make(options)
  const added = await person.call(factor.addPasskey, { challenge, name, passkey })
  return { authenticator, ...added }
}

/** Signs in with the right password. @returns the challenge that the refusal contains. */
async function challengeFor(server: TestServer, { email }: Person, wanted = password): Promise<string> {
  const answer = await server.anyone.ask(auth.login, { email, password: wanted })
  expect(answer).toMatchObject({
    status: 401,
    body: { detail: 'Confirm it’s you to finish signing in' },
    headers: { 'x-problem': 'auth.second-factor' },
  })
  return String(answer.headers[challengeHeader])
}

const wrong = { status: 403, detail: 'That code is incorrect or was already used' }
const expired = { status: 400, detail: 'This request has expired or was already used; please start again' }
const refused = { status: 403, detail: 'That passkey couldn’t be verified' }

test('SAFE-10 an authenticator app is asked for at the sign-in, and a code of its minute opens the session', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  expect(await asha.ask(factor.beginApp, { password: 'Wrong1234' })).toMatchObject({ status: 403 })
  const { secret, uri } = await asha.call(factor.beginApp, { password })
  expect(uri).toBe(
    `otpauth://totp/Daily%20Planner:${encodeURIComponent(asha.email)}?issuer=Daily%20Planner&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
  // Not required until a code of it was entered.
  await server.anyone.call(auth.login, { email: asha.email, password })
  expect(await asha.ask(factor.confirmApp, { code: '000000' })).toMatchObject(wrong)
  await asha.call(factor.confirmApp, { code: codeOf(server, secret) })
  expect(await asha.ask(factor.beginApp, { password })).toMatchObject({ status: 409 })

  server.clock.advance(300_000)
  const challenge = await challengeFor(server, asha)
  expect(await server.anyone.call(factor.ways, { challenge })).toEqual({ authenticator_app: true, passkey: null })
  for (const seconds of [-60, 60, 90])
    expect(await server.anyone.ask(factor.finish, { challenge, code: codeOf(server, secret, seconds) })).toMatchObject(
      wrong,
    )
  // Spaced as apps show it, and from a phone whose clock is half a minute slow.
  const code = codeOf(server, secret, -30)
  const session = await server.anyone.call(factor.finish, { challenge, code: `${code.slice(0, 3)} ${code.slice(3)}` })
  expect(session.user.id).toBe(asha.id)
  expect(await testClient(server.app, session.access_token).call(auth.me, {})).toEqual(session.user)
})

test('SAFE-10 a time code counts once, also that of the setup, and so does a challenge', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { secret } = await asha.call(factor.beginApp, { password })
  const first = codeOf(server, secret)
  await asha.call(factor.confirmApp, { code: first })
  const challenge = await challengeFor(server, asha)
  expect(await server.anyone.ask(factor.finish, { challenge, code: first })).toMatchObject(wrong)

  server.clock.advance(30_000)
  const code = codeOf(server, secret)
  await server.anyone.call(factor.finish, { challenge, code })
  expect(await server.anyone.ask(factor.finish, { challenge, code })).toMatchObject(expired)
  const another = await challengeFor(server, asha)
  expect(await server.anyone.ask(factor.finish, { challenge: another, code })).toMatchObject(wrong)
  // Of two concurrent attempts, one succeeds.
  server.clock.advance(30_000)
  const challenges = [await challengeFor(server, asha), await challengeFor(server, asha)]
  const next = codeOf(server, secret)
  const both = await Promise.all(
    challenges.map((one) => server.anyone.ask(factor.finish, { challenge: one, code: next })),
  )
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403])
})

test('SAFE-10 a sign-in challenge allows five attempts in ten minutes, and the person is informed of the fifth', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { secret } = await withApp(server, asha)
  const before = (await server.outbox('email')).length
  const challenge = await challengeFor(server, asha)
  for (let count = 0; count < 5; count++)
    expect(await server.anyone.ask(factor.finish, { challenge, code: '000000' })).toMatchObject(wrong)
  expect(await server.anyone.ask(factor.finish, { challenge, code: codeOf(server, secret) })).toMatchObject(expired)
  expect((await server.outbox('email')).slice(before).map(({ subject }) => subject)).toEqual([
    'Someone else may know your password',
  ])
  expect((await asha.call(audit.own, {})).entries[0]).toMatchObject({ kind: 'factor.refused' })

  const old = await challengeFor(server, asha)
  server.clock.advance(600_000)
  expect(await server.anyone.ask(factor.ways, { challenge: old })).toMatchObject(expired)
  expect(await server.anyone.ask(factor.finish, { challenge: old, code: codeOf(server, secret) })).toMatchObject(
    expired,
  )
})

test('SAFE-10 twenty wrong codes a day; a recovery code still gets in, and a new password takes the count off', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { secret, codes } = await withApp(server, asha)
  for (let count = 0; count < 4; count++) {
    const challenge = await challengeFor(server, asha)
    for (let tries = 0; tries < 5; tries++) await server.anyone.ask(factor.finish, { challenge, code: '000000' })
  }
  const held = await challengeFor(server, asha)
  expect(await server.anyone.ask(factor.finish, { challenge: held, code: codeOf(server, secret) })).toMatchObject({
    status: 429,
    detail: 'Too many wrong codes today; use a passkey or a recovery code',
    headers: { 'retry-after': '86400' },
  })
  await server.anyone.call(factor.finish, { challenge: held, recovery_code: codes[0]! })

  const waiting = await challengeFor(server, asha)
  await asha.call(account.changePassword, { current_password: password, new_password: 'Jasmine42' })
  expect(await server.anyone.ask(factor.finish, { challenge: waiting, recovery_code: codes[1]! })).toMatchObject(
    expired,
  )
  const challenge = await challengeFor(server, asha, 'Jasmine42')
  await server.anyone.call(factor.finish, { challenge, code: codeOf(server, secret) })
})

test('SAFE-10 a recovery code works once, however it is typed, and the person is informed', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { codes } = await withApp(server, asha)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  const { rows } = await server.pool.query('select * from recovery_codes')
  for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code)

  const before = (await server.outbox('email')).length
  const typed = codes[0]!.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
  const first = await challengeFor(server, asha)
  await server.anyone.call(factor.finish, { challenge: first, recovery_code: typed })
  expect((await server.outbox('email')).slice(before)).toMatchObject([
    { subject: 'A recovery code was used to sign in', body: expect.stringContaining('You have 9 recovery codes left') },
  ])
  expect((await asha.call(factor.status, {})).recovery_codes_left).toBe(9)
  const second = await challengeFor(server, asha)
  expect(await server.anyone.ask(factor.finish, { challenge: second, recovery_code: codes[0] })).toMatchObject(wrong)

  expect(await asha.ask(factor.renewRecoveryCodes, { password: 'Wrong1234' })).toMatchObject({ status: 403 })
  const { recovery_codes: anew } = await asha.call(factor.renewRecoveryCodes, { password })
  expect(await server.anyone.ask(factor.finish, { challenge: second, recovery_code: codes[1] })).toMatchObject(wrong)
  await server.anyone.call(factor.finish, { challenge: second, recovery_code: anew[0]! })
})

test('SAFE-10 a challenge can’t be answered with another person’s factor', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson({ full_name: 'Ravi' })]
  await withApp(server, asha)
  await withPasskey(asha)
  const { secret, codes } = await withApp(server, ravi)
  const { authenticator } = await withPasskey(ravi)
  const challenge = await challengeFor(server, asha)
  const { passkey: options } = await server.anyone.call(factor.ways, { challenge })
  expect(options!.allowCredentials).toHaveLength(1)
  const finish = (answer: object) => server.anyone.ask(factor.finish, { challenge, ...answer })
  expect(await finish({ code: codeOf(server, secret) })).toMatchObject(wrong)
  expect(await finish({ recovery_code: codes[0] })).toMatchObject(wrong)
  expect(await finish({ passkey: authenticator.prove(options!) })).toMatchObject(refused)
  expect(await finish({})).toMatchObject({ status: 422, detail: 'Send a code, a recovery code or a passkey' })

  // A passkey cannot be added with another person's challenge, or with one for a sign-in.
  const theirs = await ravi.call(factor.beginPasskey, { password })
  const passkey = virtualAuthenticator().make(theirs.options)
  for (const one of [theirs.challenge, challenge])
    expect(await asha.ask(factor.addPasskey, { challenge: one, name: 'x', passkey })).toMatchObject(expired)
  expect(await server.anyone.ask(factor.finish, { challenge: theirs.challenge, code: '000000' })).toMatchObject(expired)
})

test('SAFE-10 a passkey finishes a sign-in, and signs in alone', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { authenticator, passkey, recovery_codes } = await withPasskey(asha, 'Asha’s phone')
  expect(recovery_codes).toHaveLength(10)
  expect(passkey).toMatchObject({ name: 'Asha’s phone', last_used_at: null })

  const challenge = await challengeFor(server, asha)
  const { passkey: options } = await server.anyone.call(factor.ways, { challenge })
  await server.anyone.call(factor.finish, { challenge, passkey: authenticator.prove(options!) })

  server.clock.advance(60_000)
  const alone = await server.anyone.call(factor.beginPasskeySignIn, {})
  expect(alone.options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
  const proof = authenticator.prove(alone.options)
  const session = await server.anyone.call(factor.passkeySignIn, { challenge: alone.challenge, passkey: proof })
  expect(session.user.id).toBe(asha.id)
  const again = await server.anyone.ask(factor.passkeySignIn, { challenge: alone.challenge, passkey: proof })
  expect(again).toMatchObject(expired)
  expect((await asha.call(factor.status, {})).passkeys).toMatchObject([{ last_used_at: '2026-11-20T04:31:00.000Z' }])
  expect((await asha.call(audit.own, {})).entries[0]).toMatchObject({
    kind: 'session.opened',
    about: 'With the passkey Asha’s phone',
  })
})

test('SAFE-10 a forged origin, another challenge, a counter that goes back and an unverified person are refused', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { authenticator } = await withPasskey(asha)
  const forgeries = [
    { origin: 'https://planner.evil.example' },
    { rpId: 'evil.example' },
    { challenge: 'A'.repeat(43) },
    { userVerified: false },
    { userHandle: Buffer.from('somebody else').toString('base64url') },
  ]
  const signIn = async (otherwise: Parameters<typeof authenticator.prove>[1]) => {
    const { challenge, options } = await server.anyone.call(factor.beginPasskeySignIn, {})
    return server.anyone.ask(factor.passkeySignIn, { challenge, passkey: authenticator.prove(options, otherwise) })
  }
  for (const forgery of forgeries) expect([forgery, await signIn(forgery)]).toMatchObject([forgery, refused])
  expect((await signIn({ counter: 50 })).status).toBe(200)
  for (const counter of [50, 49, 0]) expect(await signIn({ counter })).toMatchObject(refused)
  expect((await signIn({ counter: 51 })).status).toBe(200)

  const stranger = virtualAuthenticator()
  const { options, challenge } = await server.anyone.call(factor.beginPasskeySignIn, {})
  stranger.make({ ...options, user: { id: 'AAAA' } })
  const unknown = await server.anyone.ask(factor.passkeySignIn, { challenge, passkey: stranger.prove(options) })
  expect(unknown).toMatchObject(refused)

  // The same applies when creating a passkey.
  for (const forgery of forgeries.slice(0, 4)) {
    const begun = await asha.call(factor.beginPasskey, { password })
    const passkey = virtualAuthenticator().make(begun.options, forgery)
    const answer = await asha.ask(factor.addPasskey, { challenge: begun.challenge, name: 'x', passkey })
    expect([forgery, answer]).toMatchObject([forgery, refused])
  }
})

test('SAFE-10 at most ten passkeys; adding and removing needs the password, is mailed and logged', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  expect(await asha.ask(factor.beginPasskey, { password: 'Wrong1234' })).toMatchObject({ status: 403 })
  const { authenticator, passkey } = await withPasskey(asha, 'First')
  const begun = await asha.call(factor.beginPasskey, { password })
  const twice = { challenge: begun.challenge, name: 'Again', passkey: authenticator.make(begun.options) }
  expect(await asha.ask(factor.addPasskey, twice)).toMatchObject({
    status: 409,
    detail: 'That passkey is already registered',
  })
  for (let count = 0; count < 9; count++) await withPasskey(asha)
  expect(await asha.ask(factor.beginPasskey, { password })).toMatchObject({
    status: 409,
    detail: 'You can have up to ten passkeys; remove one first',
  })

  const { id } = passkey
  expect(await asha.ask(factor.removePasskey, { id, password: 'Wrong1234' })).toMatchObject({ status: 403 })
  await asha.call(factor.removePasskey, { id, password })
  expect(await asha.ask(factor.removePasskey, { id, password })).toMatchObject({ status: 404 })
  const subjects = (await server.outbox('email')).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'A sign-in method was added to your account')).toHaveLength(10)
  expect(subjects.filter((subject) => subject === 'A sign-in method was removed from your account')).toHaveLength(1)
  const { entries } = await asha.call(audit.own, {})
  expect(entries).toContainEqual(expect.objectContaining({ kind: 'factor.removed', about: 'Passkey First' }))
  expect(entries.filter(({ kind }) => kind === 'factor.added')).toHaveLength(10)
})

test('SAFE-10 removing the last factor deletes the recovery codes, and the password is enough again', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await withApp(server, asha)
  const { passkey, recovery_codes } = await withPasskey(asha)
  expect(recovery_codes).toBeNull()
  await asha.call(factor.removeApp, { password })
  expect(await asha.ask(factor.removeApp, { password })).toMatchObject({ status: 409 })
  await challengeFor(server, asha)
  await asha.call(factor.removePasskey, { id: passkey.id, password })
  expect(await asha.call(factor.status, {})).toEqual({ authenticator_app: null, passkeys: [], recovery_codes_left: 0 })
  expect(await asha.ask(factor.renewRecoveryCodes, { password })).toMatchObject({ status: 409 })
  await server.anyone.call(auth.login, { email: asha.email, password })
})

test('SAFE-10 a password reset does not turn the second factor off', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { codes } = await withApp(server, asha)
  await server.anyone.call(account.forgotPassword, { email: asha.email })
  await sendResets(server.context)
  const mail = (await server.outbox('email')).find(({ subject }) => subject === 'Choose a new password')!
  const token = resetTokenIn(mail.body)
  const waiting = await challengeFor(server, asha)
  await server.anyone.call(account.resetPassword, { token, new_password: 'Jasmine42' })
  expect(await server.anyone.ask(factor.finish, { challenge: waiting, recovery_code: codes[0] })).toMatchObject(expired)
  const challenge = await challengeFor(server, asha, 'Jasmine42')
  await server.anyone.call(factor.finish, { challenge, recovery_code: codes[0]! })
})

test('SAFE-10 an administrator sees whether a second factor is on', async () => {
  await using server = await startTestServer()
  const [boss, asha] = [await server.anAdmin(), await server.aPerson()]
  expect(await boss.call(audit.viewUser, { id: asha.id })).toMatchObject({ second_factor: false })
  await withPasskey(asha)
  expect(await boss.call(audit.viewUser, { id: asha.id })).toMatchObject({ second_factor: true })
})

test('SAFE-10 the operator can remove a lost second factor; the person is informed and signed out', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson({ email: 'Asha@example.in' })
  await withApp(server, asha)
  await withPasskey(asha)
  await expect(removeSecondFactor(server.context, 'nobody@example.in')).rejects.toThrow('no account')
  await removeSecondFactor(server.context, 'asha@EXAMPLE.in')
  expect((await asha.ask(auth.me, {})).status).toBe(401)
  const { access_token: token } = await server.anyone.call(auth.login, { email: asha.email, password })
  const { entries } = await testClient(server.app, token).call(audit.own, {})
  const written = { kind: 'factor.removed', about: 'All, by whoever runs this server', by_admin: false }
  expect(entries).toContainEqual(expect.objectContaining(written))
  const subjects = (await server.outbox('email')).map(({ subject }) => subject)
  expect(subjects).toContain('A sign-in method was removed from your account')
  await expect(removeSecondFactor(server.context, asha.email)).rejects.toThrow('no second factor')
})

test('SAFE-10 an authenticator secret is stored encrypted for its person', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const { secret } = await withApp(server, asha)
  await withApp(server, ravi)
  const { rows } = await server.pool.query('select encode(secret, $1) as said from authenticator_apps', ['escape'])
  expect(rows.map(({ said }) => said).join()).not.toContain(secret)
  await server.pool.query(
    `update authenticator_apps set secret = (select secret from authenticator_apps where user_id = $1) where user_id = $2`,
    [asha.id, ravi.id],
  )
  const challenge = await challengeFor(server, ravi)
  expect(await server.anyone.ask(factor.finish, { challenge, code: codeOf(server, secret) })).toMatchObject(wrong)
})
