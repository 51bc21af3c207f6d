import * as notifications from '@planner/contract/notifications'
import { afterEach, expect, test, vi } from 'vitest'
import { startMailServer } from '#test/stand-ins/smtp.ts'
import { startTestServer } from '#test/test-server.ts'
import { alertsOn, at, createAsha, due, minuteAfter, remind, ringOnly, withTwilio } from '#test/twilio-test-server.ts'

afterEach(() => vi.useRealTimers())

test('NOTIFY-1 a reminder rings by SMS, WhatsApp and voice, each by its flag, and Twilio’s reports settle it', async () => {
  await using set = await withTwilio()
  const { server, twilio } = set
  await remind(await createAsha(server, { flags: ['sms', 'whatsapp', 'voice'] }))
  await server.passTimeUntil(due)
  expect(twilio.messages.map(({ to, body }) => `${to} ${body}`).sort()).toEqual([
    '+919876543210 Reminder: Call Ravi, in 1 hour, at 6:30 pm. Daily Planner',
    '+919876543210 Reminder: Call Ravi. Due now, 6:30 pm. Daily Planner',
    'whatsapp:+919876543210 Reminder: Call Ravi. Due now, 6:30 pm.',
    'whatsapp:+919876543210 Reminder: Call Ravi. In 1 hour, at 6:30 pm.',
  ])
  expect(twilio.phoneCalls).toHaveLength(2)
  expect(twilio.complaints).toEqual([])
  await twilio.reportAll()
  for (const channel of ['sms', 'whatsapp', 'voice']) {
    const rows = await alertsOn(server, channel)
    expect(rows.map(({ state }) => state)).toEqual(['delivered', 'delivered'])
    expect(rows.every(({ provider_id, cost_paise }) => provider_id && cost_paise! > 0)).toBe(true)
  }
})

test('a delivery whose answer was lost is unknown, never sent again, and resolved by the callback', async () => {
  await using set = await withTwilio()
  const { server, twilio } = set
  await remind(await createAsha(server))
  await ringOnly(server, twilio)
  twilio.behave('lose the answer')
  await server.passTimeUntil(due)
  expect(await alertsOn(server)).toMatchObject([{ state: 'unknown' }])
  twilio.behave('well')
  await twilio.reportAll()
  await server.passTimeUntil(minuteAfter(30))
  expect(twilio.messages).toHaveLength(1)
  expect(await alertsOn(server)).toMatchObject([{ state: 'delivered', provider_id: twilio.messages[0]!.sid }])
})

test('without a callback, an unknown delivery is resolved by asking Twilio', async () => {
  await using set = await withTwilio()
  const { server, twilio } = set
  const asha = await createAsha(server)
  await remind(asha)
  await ringOnly(server, twilio)
  twilio.behave('lose the answer')
  await server.passTimeUntil(due)
  twilio.behave('well')
  server.clock.set(minuteAfter(2))
  await server.passTimeUntil(minuteAfter(3))
  expect(await alertsOn(server)).toMatchObject([{ state: 'sent', provider_id: twilio.messages[0]!.sid }])

  // A message that certainly never reached the provider has failed, and is not sent again.
  await remind(asha, 'call Meera on 21 November at 8 pm')
  twilio.behave('hang')
  await server.passTimeUntil('2026-11-21T20:00:00+05:30')
  twilio.behave('well')
  twilio.messages.length = 0
  server.clock.set('2026-11-21T20:02:00+05:30')
  await server.passTimeUntil('2026-11-21T20:10:00+05:30')
  expect((await alertsOn(server)).at(-1)).toMatchObject({ state: 'failed', note: 'it never reached the provider' })
  expect(twilio.messages).toEqual([])
})

test('a provider that is down for an hour: retried, recorded, sent late, while email still arrives', async () => {
  await using set = await withTwilio()
  const { server, twilio } = set
  await remind(await createAsha(server, { flags: ['sms', 'email'] }))
  await ringOnly(server, twilio)
  await server.pool.query('delete from outbox')
  await twilio.down()
  await server.passTimeUntil(minuteAfter(50))
  expect(await server.outbox('email')).toHaveLength(1)
  expect(await alertsOn(server)).toMatchObject([{ state: 'waiting', note: 'couldn’t connect to the provider' }])
  await twilio.up()
  // The circuit breaker uses the machine's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
  await server.passTimeUntil(minuteAfter(90))
  expect(twilio.messages).toMatchObject([
    { body: 'Reminder: Call Ravi. Sorry, this is late: it was due on Sat, 21 Nov at 6:30 pm. Daily Planner' },
  ])
  expect(await alertsOn(server)).toMatchObject([{ state: 'sent', note: null }])
})

test('a provider that stays down: after three hours the delivery has failed', async () => {
  await using set = await withTwilio()
  const { server, twilio } = set
  await remind(await createAsha(server))
  await ringOnly(server, twilio)
  await twilio.down()
  await server.passTimeUntil(minuteAfter(240))
  expect(await alertsOn(server)).toMatchObject([{ state: 'failed', note: 'paused after repeated failures' }])
  await twilio.up()
  await server.passTimeUntil(minuteAfter(400))
  expect(twilio.messages).toEqual([])
})

test('Retry-After is respected', async () => {
  await using set = await withTwilio()
  const { server, twilio } = set
  await remind(await createAsha(server))
  await ringOnly(server, twilio)
  twilio.behave('busy', 1)
  await server.passTimeUntil(minuteAfter(1))
  expect(twilio.messages).toEqual([])
  await server.passTimeUntil(minuteAfter(1.5))
  expect(twilio.messages).toHaveLength(1)
})

test('a changed flag, a lost number and a completed reminder are noticed just before sending', async () => {
  await using set = await withTwilio()
  const { server, twilio } = set
  const people = await Promise.all([1, 2, 3].map((n) => createAsha(server, { number: `+91987654321${n}` })))
  for (const one of people) await remind(one)
  await ringOnly(server, twilio)
  const [off, lost, done] = people.map(({ id }) => id)
  await server.pool.query('update users set sms_notifications = false where id = $1', [off])
  await server.pool.query('update users set phone_verified = false where id = $1', [lost])
  await server.pool.query('update reminders set completed = true where user_id = $1', [done])
  await server.passTimeUntil(due)
  expect(twilio.messages).toEqual([])
  expect((await alertsOn(server)).map(({ state, note }) => `${state}: ${note}`).sort()).toEqual([
    'skipped: done already',
    'skipped: switched off',
    'skipped: the number is not verified',
  ])
})

test('a deleted person gets no more messages', async () => {
  await using set = await withTwilio()
  const { server, twilio } = set
  const asha = await createAsha(server)
  await remind(asha)
  await ringOnly(server, twilio)
  await server.pool.query('delete from users where id = $1', [asha.id])
  await server.passTimeUntil(due)
  expect(twilio.messages).toEqual([])
})

test('NOTIFY-1 email leaves by the mail server', async () => {
  await using mailServer = await startMailServer()
  await using server = await startTestServer({ at, environment: mailServer.environment })
  await remind(await server.aPerson())
  await server.passTimeUntil(due)
  expect(mailServer.mails).toHaveLength(2)
  expect(await alertsOn(server, 'email')).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
})

test('the operations page counts waiting, sent and failed messages and their cost, for administrators only', async () => {
  await using set = await withTwilio()
  const { server, twilio } = set
  const asha = await createAsha(server)
  await remind(asha)
  await remind(await createAsha(server, { number: '+919876530003' }))
  await remind(asha, 'call Meera on 25 November at 8 pm')
  expect(await asha.ask(notifications.operations, {})).toMatchObject({ status: 403 })
  await server.pool.query('update users set is_admin = true where id = $1', [asha.id])
  await server.passTimeUntil(due)
  await twilio.reportAll()
  const shown = await asha.call(notifications.operations, {})
  expect(shown.channels.find(({ channel }) => channel === 'sms')).toMatchObject({
    provider: 'twilio',
    connected: true,
    healthy: true,
    waiting: 2,
    sent: 0,
    delivered: 2,
    failed: 2,
    unknown: 0,
    spend_paise: 4 * 710,
    last_failure: { note: 'the phone could not be reached' },
  })
  expect(shown.channels.find(({ channel }) => channel === 'email')).toMatchObject({
    provider: 'outbox',
    connected: false,
  })
  expect(shown.lag_ms).toEqual({ p50: 0, p99: 0 })
  expect(shown.oldest_due_at).toBeNull()
})
