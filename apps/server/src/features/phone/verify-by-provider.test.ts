import * as phone from '@planner/contract/account/phone'
import * as profile from '@planner/contract/account/profile'
import { expect, test } from 'vitest'
import { startTwilio, verifyKeys } from '#test/stand-ins/twilio/twilio.ts'
import { startTestServer } from '#test/test-server.ts'

const at = '2026-11-20T10:00:00+05:30'
const number = '+919876543210'
const asTyped = { phone_number: '98765 43210' }

async function withVerify() {
  const twilio = await startTwilio()
  const environment = {
    ...twilio.environment,
    ...verifyKeys,
    PUBLIC_URL: 'https://planner.example',
    PROVIDER_TIMEOUT_MS: '2000',
    NODE_ENV: 'production',
  }
  const server = await startTestServer({ at, environment })
  twilio.useClock(() => server.clock.now())
  const passSeconds = (seconds: number) => server.clock.advance(seconds * 1000)
  return {
    twilio,
    server,
    passSeconds,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await twilio[Symbol.asyncDispose]()
    },
  }
}

test('PHONE-2 with Twilio Verify the code is the provider’s: sent, typed in, verified', async () => {
  await using at = await withVerify()
  const asha = await at.server.aPerson()
  const ravi = await at.server.aPerson()
  expect(await asha.call(phone.sendOtp, asTyped)).toEqual({
    status: 'pending',
    phone_number: number,
    resend_after: 30,
    in_outbox: false,
  })
  const code = at.twilio.codes().get(number)!
  // The provider knows only the number; we know that it was Asha who asked.
  expect(await ravi.call(phone.verifyOtp, { ...asTyped, code })).toEqual({ valid: false, reason: 'expired' })
  expect(await asha.call(phone.verifyOtp, { ...asTyped, code: '0000' })).toEqual({ valid: false, reason: 'wrong' })
  expect(await asha.call(phone.verifyOtp, { ...asTyped, code })).toEqual({ valid: true, reason: null })
  expect((await asha.call(profile.me, {})).user).toMatchObject({ phone_number: number, phone_verified: true })
  expect(await asha.call(phone.verifyOtp, { ...asTyped, code })).toEqual({ valid: false, reason: 'expired' })
  expect(at.twilio.complaints).toEqual([])
})

test('five wrong codes are too many, and ten minutes later it has expired', async () => {
  await using at = await withVerify()
  const asha = await at.server.aPerson()
  await asha.call(phone.sendOtp, asTyped)
  const code = at.twilio.codes().get(number)!
  const wrong = () => asha.call(phone.verifyOtp, { ...asTyped, code: '0000' })
  for (let tries = 0; tries < 5; tries++) expect(await wrong()).toEqual({ valid: false, reason: 'wrong' })
  expect(await asha.call(phone.verifyOtp, { ...asTyped, code })).toEqual({ valid: false, reason: 'too-many' })
  at.passSeconds(601)
  expect(await asha.call(phone.verifyOtp, { ...asTyped, code })).toEqual({ valid: false, reason: 'expired' })
})

test('refusals by the provider and its fraud guard are reported', async () => {
  await using at = await withVerify()
  const refused: [string, number, string][] = [
    ['98765 21614', 422, 'phone.landline'],
    ['98765 21610', 400, 'phone.opted-out'],
    ['98765 60410', 429, 'phone.limit'],
    ['98765 21211', 422, 'phone.invalid'],
  ]
  for (const [phone_number, status, code] of refused) {
    const person = await at.server.aPerson()
    expect(await person.ask(phone.sendOtp, { phone_number })).toMatchObject({
      status,
      headers: { 'x-problem': code, ...(status === 429 && { 'retry-after': '86400' }) },
    })
  }
})

test('a provider outage answers 503 and does not count as an attempt', async () => {
  await using at = await withVerify()
  const asha = await at.server.aPerson()
  at.twilio.behave('busy')
  expect(await asha.ask(phone.sendOtp, asTyped)).toMatchObject({
    status: 503,
    detail: 'We can’t send text messages right now; please try again later',
  })
  at.twilio.behave('well')
  expect(await asha.call(phone.sendOtp, asTyped)).toMatchObject({ status: 'pending' })
})
