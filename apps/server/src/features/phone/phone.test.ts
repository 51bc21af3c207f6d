import * as phone from '@planner/contract/account/phone'
import * as profile from '@planner/contract/account/profile'
import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import type { ChannelPort, Outcome } from '#providers/channels.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { aVerifiedNumber, codeFor } from '#test/verified-number.ts'

const at = '2026-11-20T10:00:00+05:30'

const number = '+919876543210'

const asTyped = { phone_number: '98765 43210' }

const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000')

const verify = (person: Person, code: string) => person.call(phone.verifyOtp, { ...asTyped, code })

const me = async (person: Person) => (await person.call(profile.me, {})).user

/** Returns a provider that gives the same answer to every message. */
const provider = (answer: object): ChannelPort => ({
  provider: 'twilio',
  connected: true,
  atOnce: 1,
  isHealthy: () => true,
  deliver: async (deliveries) => deliveries.map(({ id }) => ({ deliveryId: id, ...answer }) as Outcome),
})

test('PHONE-1 PHONE-2 API-7 a code is sent, typed in, and the number is the person’s own', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  expect(await asha.call(phone.sendOtp, asTyped)).toEqual({
    status: 'pending',
    phone_number: number,
    resend_after: 30,
    in_outbox: true,
  })
  const code = await codeFor(server, number)
  expect(code).toMatch(/^\d{6}$/)
  expect(await me(asha)).toMatchObject({ phone_number: null, phone_verified: false })
  expect(await verify(asha, ` ${code} `)).toEqual({ valid: true, reason: null })
  expect(await me(asha)).toMatchObject({ phone_number: number, phone_verified: true })
})

test('waiting alerts also go by SMS once the number is verified', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(reminders.createFromText, { text: 'call the plumber today at 6:30 pm' })
  await aVerifiedNumber(server, asha, '98765 43210')
  await server.passTimeUntil('2026-11-20T19:00:00+05:30')
  expect((await server.outbox('sms')).map(({ body }) => body).slice(1)).toEqual([
    'Reminder: Call the plumber, in 1 hour, at 6:30 pm. Daily Planner',
    'Reminder: Call the plumber. Due now, 6:30 pm. Daily Planner',
  ])
})

test('a wrong code is not valid; after five no code is, until a new one is asked for', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(phone.sendOtp, asTyped)
  const code = await codeFor(server, number)
  for (let tries = 0; tries < 5; tries++) {
    expect(await verify(asha, wrongOf(code))).toEqual({ valid: false, reason: 'wrong' })
  }
  expect(await verify(asha, code)).toEqual({ valid: false, reason: 'too-many' })
  server.clock.advance(30_000)
  await asha.call(phone.sendOtp, asTyped)
  expect(await verify(asha, await codeFor(server, number))).toEqual({ valid: true, reason: null })
})

test('of five hundred parallel guesses of a code only five count', async () => {
  // However many processes the attempts are spread over.
  await using server = await startTestServer({ at, limits: { atOnce: 500 } })
  const asha = await server.aPerson()
  await asha.call(phone.sendOtp, asTyped)
  const right = await codeFor(server, number)
  const guesses = Array.from({ length: 500 }, (_, guess) => String(guess).padStart(6, '0')).filter(
    (one) => one !== right,
  )
  const answers = await Promise.all(guesses.map((code) => verify(asha, code)))
  expect(answers.filter(({ reason }) => reason === 'wrong')).toHaveLength(5)
  expect(await verify(asha, right)).toEqual({ valid: false, reason: 'too-many' })
})

test('a code works once, for ten minutes, and only for the account and number that requested it', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const ravi = await server.aPerson()
  await asha.call(phone.sendOtp, asTyped)
  const code = await codeFor(server, number)
  expect(await verify(ravi, code)).toEqual({ valid: false, reason: 'expired' })
  expect(await asha.call(phone.verifyOtp, { phone_number: '99999 88888', code })).toMatchObject({ valid: false })
  server.clock.advance(600_000)
  expect(await verify(asha, code)).toEqual({ valid: false, reason: 'expired' })

  await asha.call(phone.sendOtp, asTyped)
  const second = await codeFor(server, number)
  server.clock.advance(599_000)
  expect(await verify(asha, second)).toEqual({ valid: true, reason: null })
  expect(await verify(asha, second)).toEqual({ valid: false, reason: 'expired' })
})

test('a newer code takes the place of the older', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(phone.sendOtp, asTyped)
  const first = await codeFor(server, number)
  server.clock.advance(30_000)
  await asha.call(phone.sendOtp, asTyped)
  const second = await codeFor(server, number)
  if (first !== second) expect(await verify(asha, first)).toEqual({ valid: false, reason: 'wrong' })
  expect(await verify(asha, second)).toEqual({ valid: true, reason: null })
})

test('the same code typed in on two devices at once is used once', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(phone.sendOtp, asTyped)
  const code = await codeFor(server, number)
  const answers = await Promise.all([1, 2, 3, 4].map(() => verify(asha, code)))
  expect(answers.filter(({ valid }) => valid)).toHaveLength(1)
  expect(await me(asha)).toMatchObject({ phone_verified: true })
})

test('codes are stored only as hashes that cannot be brute-forced', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(phone.sendOtp, asTyped)
  const code = await codeFor(server, number)
  const { rows } = await server.pool.query(`select row_to_json(c)::text as whole, code_hash from phone_codes c`)
  expect(rows[0].whole).not.toContain(code)
  expect(rows[0].code_hash).toHaveLength(32)
})

test('a code that was definitely not sent is not counted, and the person sees why', async () => {
  const refusals: [object, number, string][] = [
    [{ kind: 'failed', again: true, note: 'away', retryAfterMs: 30_000 }, 503, 'phone.unavailable'],
    [{ kind: 'failed', again: false, note: 'landline', switchOff: 'landline' }, 422, 'phone.landline'],
    [{ kind: 'failed', again: false, note: 'opted out', switchOff: 'opted-out' }, 400, 'phone.opted-out'],
  ]
  for (const [answer, status, code] of refusals) {
    await using server = await startTestServer({ at, channels: { sms: provider(answer) } })
    const asha = await server.aPerson()
    const refused = await asha.ask(phone.sendOtp, asTyped)
    expect(refused).toMatchObject({ status, headers: { 'x-problem': code } })
    const { rows } = await server.pool.query('select count(*) from phone_codes')
    expect(rows).toEqual([{ count: code === 'phone.unavailable' ? 0 : 1 }])
  }
})

test('where the provider’s answer was lost, the code may be on its way and counts', async () => {
  await using server = await startTestServer({
    at,
    channels: { sms: provider({ kind: 'unknown', note: 'no answer' }) },
  })
  const asha = await server.aPerson()
  expect(await asha.ask(phone.sendOtp, asTyped)).toMatchObject({
    status: 504,
    detail: 'It may or may not have been sent',
  })
  expect(await asha.ask(phone.sendOtp, asTyped)).toMatchObject({ status: 429 })
})

test('in production without a provider no code is sent', async () => {
  await using server = await startTestServer({ at, environment: { NODE_ENV: 'production' } })
  const asha = await server.aPerson()
  expect(await asha.ask(phone.sendOtp, asTyped)).toMatchObject({
    status: 503,
    detail: 'Text messages aren’t set up on this server',
  })
  expect(await asha.ask(phone.sendTest, { message: 'hello' })).toMatchObject({ status: 503 })
  expect(await server.outbox()).toEqual([])
})

test('PHONE-1 an invalid number or code is refused before anything is sent', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const send = (phone_number: unknown) => asha.ask(phone.sendOtp, { phone_number })
  expect(await send('022 2345 6789')).toMatchObject({ status: 422, detail: /landline/ })
  for (const one of ['12345', '', 'x'.repeat(40), null, 9876543210, '98765 43210; drop table users']) {
    expect(await send(one), String(one)).toMatchObject({ status: 422 })
  }
  const check = (code: unknown) => asha.ask(phone.verifyOtp, { ...asTyped, code })
  expect(await check('12')).toMatchObject({ status: 422, detail: 'Please enter the OTP code' })
  expect(await check('1234567')).toMatchObject({ status: 422 })
  expect(await check('१२३४')).toMatchObject({ status: 200, body: { valid: false } })
  expect(await server.anyone.ask(phone.sendOtp, asTyped)).toMatchObject({ status: 401 })
  expect(await server.outbox()).toEqual([])
})

test('PHONE-2 API-7 a test message goes to the own verified number, five times an hour', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const send = () => asha.ask(phone.sendTest, { message: 'Namaste! 🙏' })
  expect(await send()).toMatchObject({ status: 400, detail: 'Please verify your phone number first' })
  await aVerifiedNumber(server, asha, '98765 43210')
  const answer = await asha.call(phone.sendTest, { message: 'Namaste! 🙏' })
  expect(answer.message_sid).toMatch(/^outbox-[0-9a-f-]{36}$/)
  expect((await server.outbox('sms')).at(-1)).toMatchObject({
    recipient: number,
    body: 'Test from Daily Planner: Namaste! 🙏',
  })
  for (let sent = 1; sent < 5; sent++) expect(await send()).toMatchObject({ status: 200 })
  expect(await send()).toMatchObject({ status: 429 })
  server.clock.advance(3_601_000)
  expect(await send()).toMatchObject({ status: 200 })
  expect(await asha.ask(phone.sendTest, { message: ' ' })).toMatchObject({ status: 422 })
})

test('the message sid is the provider’s own', async () => {
  await using server = await startTestServer({ at, channels: { sms: provider({ kind: 'sent', providerId: 'SM123' }) } })
  const asha = await server.aPerson()
  await server.pool.query(`update users set phone_number = '${number}', phone_verified = true`)
  expect(await asha.call(phone.sendTest, { message: 'hello' })).toEqual({ message_sid: 'SM123' })
  expect(await asha.call(notifications.outbox, {})).toEqual([])
})
