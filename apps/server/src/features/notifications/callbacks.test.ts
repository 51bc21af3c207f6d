import { afterEach, expect, test, vi } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { alertsOn, at, createAsha, due, publicUrl, remind, ringOnly, withTwilio } from '#test/twilio-test-server.ts'

afterEach(() => vi.useRealTimers())

test('a forged callback is refused and changes nothing; one for an unknown message is ignored', async () => {
  await using set = await withTwilio()
  const { server, twilio } = set
  await remind(await createAsha(server))
  await server.passTimeUntil(due)
  const [message] = twilio.messages
  const url = message!.statusCallback!.replace(publicUrl, '')
  const payload = new URLSearchParams({ MessageSid: message!.sid, MessageStatus: 'failed' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': 'AAAA' }
  for (const sent of [headers, { 'content-type': headers['content-type'] }]) {
    const response = await server.app.inject({ method: 'POST', url, headers: sent, payload })
    expect(response.statusCode).toBe(403)
    expect(response.json()).toEqual({ detail: 'Invalid callback signature' })
  }
  expect((await alertsOn(server)).map(({ state }) => state)).toEqual(['sent', 'sent'])

  for (const id of ['1f0e4c1e-0000-4000-8000-000000000000', 'no uuid', '']) {
    const stray = { ...message!, statusCallback: `${publicUrl}/api/webhooks/twilio?id=${encodeURIComponent(id)}` }
    expect(await twilio.reportMessage(stray, 'delivered')).toBe(200)
  }
})

test('repeated or reordered callbacks never move a delivery back', async () => {
  await using set = await withTwilio()
  const { server, twilio } = set
  await remind(await createAsha(server))
  await ringOnly(server, twilio)
  await server.passTimeUntil(due)
  const message = twilio.messages[0]!
  const state = async () => (await alertsOn(server))[0]!.state
  await twilio.reportMessage(message, 'delivered')
  expect(await state()).toBe('delivered')
  for (const late of ['sent', 'queued', 'failed', 'undelivered', 'delivered', 'sending']) {
    expect(await twilio.reportMessage(message, late)).toBe(200)
    expect(await state(), late).toBe('delivered')
  }
})

test.each([
  [30003, 'the phone could not be reached'],
  [30005, 'this number isn’t in use'],
  [63016, 'WhatsApp takes templates only outside 24 hours of the last message'],
])('the report %i is kept as a readable note', async (code, note) => {
  await using set = await withTwilio()
  const { server, twilio } = set
  await remind(await createAsha(server, { number: `+9198765${code}` }))
  await ringOnly(server, twilio)
  await server.passTimeUntil(due)
  await twilio.reportAll()
  expect(await alertsOn(server)).toMatchObject([{ state: 'failed', note }])
})

test('without Twilio its callback address does not exist', async () => {
  await using server = await startTestServer({ at })
  const response = await server.app.inject({ method: 'POST', url: '/api/webhooks/twilio?id=1', payload: '' })
  expect(response.statusCode).toBe(404)
})

test.each([
  ['21610', 'opted out', 'Text messages have been turned off', 'your number has opted out'],
  ['21614', 'is a landline', 'Text messages have been turned off', 'your number is a landline'],
])(
  'a number that Twilio reports as (%s) %s: the channel is turned off, its alerts dropped, and the person informed once',
  async (code, _what, subject, why) => {
    await using set = await withTwilio()
    const { server } = set
    const asha = await createAsha(server, { number: `+9198765${code}` })
    await remind(asha)
    await remind(asha, 'call Meera tomorrow at 6:30 pm')
    await remind(asha, 'call Kabir tomorrow at 9 pm')
    await server.passTimeUntil('2026-11-22T00:00:00+05:30')
    const { rows } = await server.pool.query('select sms_notifications from users')
    expect(rows).toEqual([{ sms_notifications: false }])
    expect(await server.outbox('email')).toMatchObject([{ subject, body: expect.stringContaining(why) }])
    const states = (await alertsOn(server)).map(({ state }) => state)
    expect(states.filter((state) => state === 'failed').length).toBeGreaterThan(0)
    expect(states).not.toContain('waiting')
  },
)

test('an opt-out reported by callback turns the channel off too', async () => {
  await using set = await withTwilio()
  const { server, twilio } = set
  await remind(await createAsha(server, { number: '+919876530004' }))
  await ringOnly(server, twilio)
  await server.passTimeUntil(due)
  await twilio.reportAll()
  expect((await server.pool.query('select sms_notifications from users')).rows).toEqual([{ sms_notifications: false }])
  expect(await server.outbox('email')).toHaveLength(1)
})
