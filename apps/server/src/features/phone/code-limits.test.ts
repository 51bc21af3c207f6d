import * as phone from '@planner/contract/account/phone'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'

const at = '2026-11-20T10:00:00+05:30'

/** Allows for a thousand calls on a busy machine. */
const patience = { timeout: 120_000 }

const asTyped = { phone_number: '98765 43210' }

test('one code in thirty seconds, five for a number in a day', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const send = () => asha.ask(phone.sendOtp, asTyped)
  expect(await send()).toMatchObject({ status: 200 })
  server.clock.advance(10_000)
  expect(await send()).toMatchObject({
    status: 429,
    detail: 'Please wait a moment before requesting another code',
    headers: { 'retry-after': '20' },
  })
  for (let sent = 1; sent < 5; sent++) {
    server.clock.advance(30_000)
    expect(await send()).toMatchObject({ status: 200 })
  }
  server.clock.advance(30_000)
  expect(await send()).toMatchObject({
    status: 429,
    detail: 'Too many code requests; please try again later',
  })
  // Nobody else can request a call to that number either.
  expect(await (await server.aPerson()).ask(phone.sendOtp, asTyped)).toMatchObject({ status: 429 })
  server.clock.advance(86_400_000)
  expect(await send()).toMatchObject({ status: 200 })
})

test('parallel requests for one number send one text', async () => {
  await using server = await startTestServer({ at })
  const people = await Promise.all(Array.from({ length: 10 }, () => server.aPerson()))
  const answers = await Promise.all(people.map((person) => person.ask(phone.sendOtp, asTyped)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await server.outbox('sms')).toHaveLength(1)
})

test('pumping: a thousand numbers tried by one account send five texts', patience, async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  for (let tries = 0; tries < 1000; tries++) {
    server.clock.advance(31_000)
    await asha.ask(phone.sendOtp, { phone_number: `9${String(800_000_000 + tries * 7919)}` })
  }
  expect(await server.outbox('sms')).toHaveLength(5)
})

test(
  'pumping: a thousand numbers in a row, each from another account and address, send five texts an hour',
  patience,
  async () => {
    await using server = await startTestServer({ at, environment: { TRUSTED_PROXIES: '1' } })
    const people = await Promise.all(Array.from({ length: 20 }, () => server.aPerson()))
    let asked = 0
    for (let tries = 0; tries < 1000; tries++) {
      server.clock.advance(3_000)
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/sms/send-otp',
        payload: { phone_number: `98765${String(10_000 + tries)}` },
        headers: {
          authorization: `Bearer ${people[tries % 20]!.token}`,
          'x-forwarded-for': `203.0.${Math.floor(tries / 250)}.${tries % 250}`,
        },
      })
      asked += Number(answer.statusCode === 200 || answer.statusCode === 429)
    }
    expect(asked).toBe(1000)
    expect(await server.outbox('sms')).toHaveLength(5)
  },
)

test('SMS pumping: one network address causes at most twenty texts a day, whatever the account', async () => {
  await using server = await startTestServer({ at })
  const people = await Promise.all(Array.from({ length: 12 }, () => server.aPerson()))
  for (let tries = 0; tries < 60; tries++) {
    server.clock.advance(31_000)
    await people[tries % 12]!.ask(phone.sendOtp, { phone_number: `9${String(800_000_000 + tries * 790_019)}` })
  }
  expect(await server.outbox('sms')).toHaveLength(20)
})
