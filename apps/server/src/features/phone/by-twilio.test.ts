import * as phone from '@planner/contract/account/phone'
import { expect, test } from 'vitest'
import { startTwilio, verifyKeys } from '#test/stand-ins/twilio/twilio.ts'
import { startTestServer } from '#test/test-server.ts'

const at = '2026-11-20T10:00:00+05:30'

async function withTexts(more: Record<string, string> = {}) {
  const twilio = await startTwilio()
  const lines: string[] = []
  const environment = { ...twilio.environment, PUBLIC_URL: 'https://planner.example', PROVIDER_TIMEOUT_MS: '300' }
  const server = await startTestServer({
    at,
    environment: { ...environment, ...more },
    log: (line) => lines.push(line),
  })
  twilio.useClock(() => server.clock.now())
  return {
    twilio,
    server,
    lines,
    async aPersonAt(number: string) {
      const person = await server.aPerson()
      await server.pool.query('update users set phone_number = $2, phone_verified = true where id = $1', [
        person.id,
        number,
      ])
      return person
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await twilio[Symbol.asyncDispose]()
    },
  }
}

test.each(['error', 'hang', 'lose the answer', 'error after the work'] as const)(
  'SAFE-4 a test message whose answer was lost (%s) is not reported as sent, and is logged',
  async (fault) => {
    await using at = await withTexts()
    const asha = await at.aPersonAt('+919876543210')
    at.twilio.behave(fault)
    expect(await asha.ask(phone.sendTest, { message: 'hello' })).toMatchObject({
      status: 504,
      detail: 'It may or may not have been sent',
      headers: { 'x-problem': 'phone.unknown' },
    })
    expect(at.lines.filter((line) => line.includes('phone.unknown'))).toHaveLength(1)
  },
)

test.each([
  ['21211', 422, 'That phone number isn’t valid'],
  ['21408', 422, 'We can’t send text messages to that country'],
  ['21608', 502, 'Our SMS provider can’t send to that number'],
  ['21610', 400, 'This number has opted out of our messages'],
  ['21614', 422, 'That’s a landline, which can’t receive texts'],
])('SAFE-4 the permanent refusal %s is reported for tests and codes, and logged', async (code, status, detail) => {
  for (const verify of [{}, verifyKeys]) {
    await using at = await withTexts(verify)
    const asha = await at.aPersonAt(`+9198765${code}`)
    expect(await asha.ask(phone.sendTest, { message: 'hello' })).toMatchObject({ status, detail })
    expect(await asha.ask(phone.sendOtp, { phone_number: `98765 ${code}` })).toMatchObject({ status, detail })
    expect(at.lines.filter((line) => line.includes('"code":"phone.'))).toHaveLength(2)
  }
})

test('SAFE-4 a code whose delivery is unknown is reported as such and can still be entered', async () => {
  for (const verify of [{}, verifyKeys]) {
    await using at = await withTexts(verify)
    const asha = await at.server.aPerson()
    const asTyped = { phone_number: '98765 43210' }
    at.twilio.behave('lose the answer', 1)
    expect(await asha.ask(phone.sendOtp, asTyped)).toMatchObject({
      status: 504,
      detail: 'It may or may not have been sent',
    })
    const code = at.twilio.codes().get('+919876543210') ?? /\d{6}/.exec(at.twilio.messages.at(-1)!.body)![0]
    expect(await asha.call(phone.verifyOtp, { ...asTyped, code })).toEqual({ valid: true, reason: null })
  }
})

test('SAFE-4 codes and tests stop at the installation’s budget, and ask to try later', async () => {
  await using at = await withTexts({ OUTGOING_TOTAL_PER_DAY: '2' })
  const asha = await at.aPersonAt('+919876543210')
  for (const _sent of [1, 2])
    expect(await asha.ask(phone.sendTest, { message: 'hello' })).toMatchObject({ status: 200 })
  expect(await asha.ask(phone.sendTest, { message: 'hello' })).toMatchObject({
    status: 503,
    headers: { 'x-problem': 'phone.unavailable' },
  })
  expect(await asha.ask(phone.sendOtp, { phone_number: '98111 22333' })).toMatchObject({ status: 503 })
  expect(at.twilio.messages).toHaveLength(2)
})
