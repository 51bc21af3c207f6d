import * as profile from '@planner/contract/account/profile'
import type { Channel } from '@planner/contract/notifications'
import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { work } from '#app-map.ts'
import type { ChannelPort, Outcome } from '#providers/channels.ts'
import { startPushService } from '#test/stand-ins/push-service.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { aVerifiedNumber } from '#test/verified-number.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'

/** Returns a provider that gives the same answer to every message. */
const provider = (answer: object, { isHealthy = true } = {}): ChannelPort => ({
  provider: 'twilio',
  connected: true,
  atOnce: 100,
  isHealthy: () => isHealthy,
  deliver: async (deliveries) => deliveries.map(({ id }) => ({ deliveryId: id, ...answer }) as Outcome),
})

const reasons = async (person: Person) =>
  Object.fromEntries((await person.call(notifications.channelReports, {})).map((one) => [one.channel, one.reason]))

const reportOf = async (person: Person, channel: Channel) =>
  (await person.call(notifications.channelReports, {})).find((one) => one.channel === channel)!

const verified = (server: TestServer, number: string | null, isVerified: boolean) =>
  server.pool.query('update users set phone_number = $1, phone_verified = $2', [number, isVerified])

test('a new person sees why no alerts arrive: no browser, no number, turned off, only an outbox', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  expect(await reasons(asha)).toEqual({
    app: 'no-device',
    sms: 'no-number',
    whatsapp: 'off',
    email: 'outbox',
    voice: 'off',
  })
  expect((await reportOf(asha, 'sms')).why_not).toBe('Add a phone number to your profile')
})

test('each reason is shown when it applies, the first to fix first', async () => {
  await using push = await startPushService()
  await using server = await startTestServer({
    at,
    environment: { PUSH_HOSTS: push.host },
    channels: { sms: provider({ kind: 'sent' }), email: provider({ kind: 'sent' }, { isHealthy: false }) },
  })
  const asha = await server.aPerson()
  await asha.call(notifications.subscribe, push.aBrowser())
  await verified(server, '+919876543210', false)
  expect(await reasons(asha)).toMatchObject({ app: null, sms: 'unverified', email: 'provider-down' })
  await verified(server, '+919876543210', true)
  expect(await reasons(asha)).toMatchObject({ sms: null })
  await asha.call(notifications.setPreferences, { quiet_from: '09:00', quiet_until: '11:00' })
  expect(await reasons(asha)).toMatchObject({ app: 'quiet', sms: 'quiet', email: 'provider-down' })
  server.clock.set('2026-11-20T11:00:00+05:30')
  expect(await reasons(asha)).toMatchObject({ app: null, sms: null })
  await asha.call(profile.update, { sms_notifications: false })
  expect(await reportOf(asha, 'sms')).toMatchObject({ on: false, connected: true, reason: 'off' })
})

test('the last failed delivery is shown with its note', async () => {
  await using server = await startTestServer({
    at,
    channels: { email: provider({ kind: 'failed', again: false, note: 'the mailbox is full' }) },
  })
  const asha = await server.aPerson()
  await asha.call(reminders.createFromText, { text: 'call the plumber today at 6:30 pm' })
  await server.passTimeUntil('2026-11-20T19:00:00+05:30')
  expect(await reportOf(asha, 'email')).toEqual({
    channel: 'email',
    on: true,
    connected: true,
    reason: 'failing',
    why_not: 'The last message wasn’t delivered',
    today: { used: 2, limit: 60 },
    last: { at: '2026-11-20T13:00:00.000Z', state: 'failed', note: 'the mailbox is full', kept_in_outbox: false },
  })
})

test('a number that has opted out switches its channel off, says so, and is forgotten when it is switched on', async () => {
  const refused = { kind: 'failed', again: false, note: 'the number has opted out', switchOff: 'opted-out' }
  await using server = await startTestServer({ at, channels: { sms: provider(refused) } })
  const asha = await server.aPerson()
  await verified(server, '+919876543210', true)
  await asha.call(reminders.createFromText, { text: 'call the plumber today at 6:30 pm' })
  await server.passTimeUntil('2026-11-20T19:00:00+05:30')
  expect(await reportOf(asha, 'sms')).toMatchObject({
    on: false,
    reason: 'opted-out',
    why_not: 'This number has opted out of our messages',
  })
  await asha.call(profile.update, { sms_notifications: true })
  await asha.call(profile.update, { sms_notifications: false })
  expect(await reportOf(asha, 'sms')).toMatchObject({ reason: 'off' })
})

test('the delivery log is paged, newest first, and includes reminders deleted since', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const ravi = await server.aPerson()
  await ravi.call(reminders.createFromText, { text: 'call Asha today at 6:30 pm' })
  const { id } = await asha.call(reminders.createFromText, { text: 'water the tulsi today at 6 pm' })
  await asha.call(reminders.update, { id, recurrence: 'daily' })
  await server.passTimeUntil('2026-12-05T20:00:00+05:30')
  await asha.call(reminders.remove, { id })

  const first = await asha.call(notifications.deliveries, {})
  expect(first[0]).toMatchObject({ moment: 'due', title: 'Water the tulsi', due_at: '2026-12-05T12:30:00.000Z' })
  const seen = [...first]
  for (;;) {
    const page = await asha.call(notifications.deliveries, { before: seen.at(-1)!.due_at })
    if (page.length === 0) break
    seen.push(...page)
  }
  // Sixteen days, two moments, in the app (without a browser) and by email.
  expect(seen).toHaveLength(64)
  expect(new Set(seen.map((one) => one.id)).size).toBe(64)
  // Nothing left this server: its emails are in the outbox.
  const kept = Map.groupBy(seen, ({ channel }) => channel)
  expect(kept.get('email')!.every((one) => one.state === 'sent' && one.kept_in_outbox)).toBe(true)
  expect(kept.get('app')!.some((one) => one.kept_in_outbox)).toBe(false)
  expect(seen.map((one) => one.due_at)).toEqual(
    seen
      .map((one) => one.due_at)
      .sort()
      .reverse(),
  )
  expect(new Set(seen.map(({ channel, state }) => `${channel} ${state}`))).toEqual(
    new Set(['app skipped', 'email sent']),
  )
})

test('people can read their own outbox only, and none in production', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const ravi = await server.aPerson()
  const number = await aVerifiedNumber(server, asha, '98765 43210')
  expect(await asha.call(notifications.outbox, {})).toMatchObject([{ channel: 'sms', recipient: number }])
  expect(await ravi.call(notifications.outbox, {})).toEqual([])
  expect(await server.anyone.ask(notifications.outbox, {})).toMatchObject({ status: 401 })

  await using live = await startTestServer({ at, environment: { NODE_ENV: 'production' } })
  const meera = await live.aPerson()
  expect(await meera.ask(notifications.outbox, {})).toMatchObject({ status: 404 })
})

test('sent alerts are deleted after 400 days, waiting ones are not', async () => {
  await using server = await startTestServer({ at, channels: { email: provider({ kind: 'sent' }) } })
  const asha = await server.aPerson()
  await asha.call(reminders.createFromText, { text: 'call Ravi today at 10:30 am' })
  await asha.call(reminders.createFromText, { text: 'pay the rent on 20 November 2030 at 9 am' })
  await server.passTimeUntil('2026-11-20T10:30:00+05:30')
  const left = async () => {
    for (const { name, run } of work) if (name === 'notifications.forget') await run(server.context)
    const { rows } = await server.pool.query(
      `select count(*) filter (where settled_at is null)::int as waiting, count(settled_at)::int as settled from alerts`,
    )
    return rows[0]
  }
  const before = await left()
  expect(before.settled).toBeGreaterThan(0)
  expect(before.waiting).toBeGreaterThan(0)
  server.clock.set('2027-12-25T10:29:59+05:30')
  expect(await left()).toEqual(before)
  server.clock.set('2027-12-25T10:30:01+05:30')
  expect(await left()).toEqual({ ...before, settled: 0 })
})
