import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { makeContext } from '#make-context.ts'
import { makeLog } from '#platform/log.ts'
import type { ChannelPort, Delivery } from '#providers/channels.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { dispatchAll } from '../work.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'

/** Returns a channel that accepts everything and records it for the test. */
function taking(taken: Delivery[], pricePaise = 0): ChannelPort {
  return {
    provider: 'twilio',
    connected: true,
    atOnce: 7,
    pricePaise,
    isHealthy: () => true,
    async deliver(deliveries) {
      taken.push(...deliveries)
      return deliveries.map(({ id }) => ({ deliveryId: id, kind: 'sent', providerId: id, costPaise: pricePaise }))
    },
  }
}

const everyChannel = (taken: Record<'sms' | 'whatsapp' | 'voice' | 'email', Delivery[]>) => ({
  sms: taking(taken.sms, 710),
  whatsapp: taking(taken.whatsapp, 60),
  voice: taking(taken.voice, 350),
  email: taking(taken.email),
})

const nothing = (): Record<'sms' | 'whatsapp' | 'voice' | 'email', Delivery[]> => ({
  sms: [],
  whatsapp: [],
  voice: [],
  email: [],
})

const counts = (taken: ReturnType<typeof nothing>) =>
  Object.fromEntries(Object.entries(taken).map(([channel, deliveries]) => [channel, deliveries.length]))

async function onEveryChannel(server: TestServer, number = '+919876543210'): Promise<Person> {
  const person = await server.aPerson()
  await server.pool.query(
    `update users set phone_number = $2, phone_verified = true, sms_notifications = true, whatsapp_notifications = true,
       voice_notifications = true where id = $1`,
    [person.id, number],
  )
  await person.call(notifications.setPreferences, { lead_minutes: 0 })
  return person
}

async function remindAt(person: Person, count: number, when: string): Promise<void> {
  for (let made = 0; made < count; made++) {
    await person.call(reminders.createFromText, {
      text: `call number ${String.fromCharCode(97 + (made % 26))} ${when}`,
    })
  }
}

const setOut = (server: TestServer) =>
  server.pool.query(`
    insert into push_subscriptions (endpoint, user_id, session_id, p256dh, auth, created_at)
    select 'https://push.example/' || id, user_id, id, 'x', 'y', now() from sessions`)

async function fates(person: Person, channel: string): Promise<Record<string, number>> {
  const seen: notifications.Delivery[] = []
  for (;;) {
    const last = seen.at(-1)
    const page = await person.call(notifications.deliveries, last ? { before: last.due_at, before_id: last.id } : {})
    seen.push(...page)
    if (page.length === 0) break
  }
  const of = seen.filter((one) => one.channel === channel).map(({ state, note }) => `${state} ${note ?? ''}`.trim())
  return Object.fromEntries([...new Set(of)].map((one) => [one, of.filter((other) => other === one).length]))
}

test('SAFE-4 120 reminders in one minute give at most 20 SMS, 20 WhatsApp, 10 calls and 60 mails, from two processes', async () => {
  const taken = nothing()
  const pushed: Delivery[] = []
  const channels = { ...everyChannel(taken), app: taking(pushed) }
  await using server = await startTestServer({ at, channels })
  const asha = await onEveryChannel(server)
  await setOut(server)
  await remindAt(asha, 120, 'today at 6:30 pm')
  const other = makeContext({
    config: server.config,
    db: server.context.db,
    log: makeLog('silent'),
    clock: server.clock,
    channels,
  })
  server.clock.set('2026-11-20T18:30:00+05:30')
  await Promise.all([server.context, other, server.context, other].map((context) => dispatchAll(context)))
  expect(counts(taken)).toEqual({ sms: 20, whatsapp: 20, voice: 10, email: 60 })
  expect(pushed).toHaveLength(120)
  expect(await fates(asha, 'sms')).toEqual({
    sent: 20,
    'skipped Daily limit of 20 SMS reached; sent by push instead': 100,
  })
  expect(await fates(asha, 'whatsapp')).toEqual({
    sent: 20,
    'skipped Daily limit of 20 WhatsApp messages reached; sent by push instead': 100,
  })
  expect(await fates(asha, 'voice')).toEqual({
    sent: 10,
    'skipped Daily limit of 10 calls reached; sent by push instead': 110,
  })
  expect(await fates(asha, 'email')).toEqual({
    sent: 60,
    'skipped Daily limit of 60 emails reached; sent by push instead': 60,
  })
  const reports = await asha.call(notifications.channelReports, {})
  expect(reports.map(({ channel, today }) => [channel, today])).toEqual([
    ['app', null],
    ['sms', { used: 20, limit: 20 }],
    ['whatsapp', { used: 20, limit: 20 }],
    ['email', { used: 60, limit: 60 }],
    ['voice', { used: 10, limit: 10 }],
  ])
  expect(reports.find(({ channel }) => channel === 'sms')).toMatchObject({ reason: 'daily-limit' })
})

test('SAFE-4 the daily limit follows the person’s own day, and changing the time zone does not reset it', async () => {
  const taken = nothing()
  await using server = await startTestServer({
    at,
    channels: everyChannel(taken),
    environment: { OUTGOING_SMS_PER_DAY: '3' },
  })
  const asha = await onEveryChannel(server)
  const ravi = await onEveryChannel(server, '+919876543211')
  await remindAt(asha, 5, 'today at 6:30 pm')
  await remindAt(ravi, 2, 'today at 6:30 pm')
  await server.passTimeUntil('2026-11-20T18:31:00+05:30')
  expect(taken.sms).toHaveLength(5)
  await server.pool.query(`update users set time_zone = 'Pacific/Kiritimati' where id = $1`, [asha.id])
  await remindAt(asha, 5, 'today at 11 pm')
  await server.pool.query(`update alerts set due_at = $1, ready_at = $1 where state = 'waiting'`, [server.clock.now()])
  await dispatchAll(server.context)
  // There it is already the 21st: a new day, and the last one until the 22nd.
  expect(taken.sms).toHaveLength(8)
  await server.pool.query(`update users set time_zone = 'Asia/Kolkata' where id = $1`, [asha.id])
  await remindAt(asha, 5, 'today at 11:30 pm')
  await server.pool.query(`update alerts set due_at = $1, ready_at = $1 where state = 'waiting'`, [server.clock.now()])
  await dispatchAll(server.context)
  expect(taken.sms).toHaveLength(8)
  await remindAt(asha, 5, 'on 22 November at 9 am')
  await server.passTimeUntil('2026-11-22T09:01:00+05:30')
  expect(taken.sms).toHaveLength(11)
})

test('SAFE-4 a retried message is not counted again', async () => {
  let isAway = true
  const email: ChannelPort = {
    ...taking([]),
    deliver: async (deliveries) =>
      deliveries.map(({ id }) =>
        isAway
          ? { deliveryId: id, kind: 'failed', again: true, note: 'away' }
          : { deliveryId: id, kind: 'sent', providerId: id },
      ),
  }
  await using server = await startTestServer({ at, channels: { email }, environment: { OUTGOING_EMAILS_PER_DAY: '3' } })
  const asha = await server.aPerson()
  await asha.call(notifications.setPreferences, { lead_minutes: 0 })
  await remindAt(asha, 4, 'today at 11 am')
  await server.passTimeUntil('2026-11-20T11:02:00+05:30')
  isAway = false
  await server.passTimeUntil('2026-11-20T11:30:00+05:30')
  expect(await fates(asha, 'email')).toEqual({
    sent: 3,
    'skipped Daily limit of 3 emails reached; it is in your planner': 1,
  })
})

test('SAFE-4 the installation’s budget in messages stops everybody’s reminders, tells administrators once, and starts afresh at midnight in India', async () => {
  const taken = nothing()
  const lines: string[] = []
  await using server = await startTestServer({
    at,
    channels: everyChannel(taken),
    environment: { OUTGOING_TOTAL_PER_DAY: '20' },
    log: (line) => lines.push(line),
  })
  const admin = await server.anAdmin()
  const people = [await onEveryChannel(server), await onEveryChannel(server, '+919876543211')]
  for (const person of people) await remindAt(person, 10, 'today at 6:30 pm')
  server.clock.set('2026-11-20T18:30:00+05:30')
  await Promise.all([1, 2].map(() => dispatchAll(server.context)))
  const emails = taken.email.filter(({ user }) => user.id === admin.id)
  expect(emails.map(({ message }) => message.subject)).toEqual(['Daily sending limit reached'])
  // The last tenth is reserved for codes.
  expect(Object.values(taken).flat().length - emails.length).toBe(18)
  expect(lines.filter((line) => line.includes('daily sending limit reached'))).toHaveLength(1)
  const stopped = await server.pool.query(
    `select count(*) from alerts where state = 'skipped' and note like 'This planner has reached its sending limit for today%'`,
  )
  expect(stopped.rows[0].count).toBe(2 * 10 * 4 - 18)
  expect(await admin.call(notifications.operations, {})).toMatchObject({
    outgoing: { messages: 19, messages_limit: 20, rupees_limit: 5000, stopped_at: '2026-11-20T13:00:00.000Z' },
  })

  await remindAt(people[0]!, 1, 'tomorrow at 12:30 am')
  await server.passTimeUntil('2026-11-21T00:31:00+05:30')
  expect(Object.values(taken).flat().length - emails.length).toBe(18 + 4)
})

test('SAFE-4 the rupee budget counts the real cost of messages and reserves a tenth for codes', async () => {
  const taken = nothing()
  const channels = { ...everyChannel(taken), email: taking(taken.email) }
  await using server = await startTestServer({ at, channels, environment: { OUTGOING_RUPEES_PER_DAY: '72' } })
  const asha = await onEveryChannel(server)
  await server.pool.query(`update users set whatsapp_notifications = false, voice_notifications = false`)
  await asha.call(notifications.setPreferences, { lead_minutes: 0 })
  await remindAt(asha, 15, 'today at 6:30 pm')
  await server.passTimeUntil('2026-11-20T18:31:00+05:30')
  // Nine at ₹7.10 fit into nine tenths of ₹72; emails are free.
  expect(counts(taken)).toMatchObject({ sms: 9, email: 15 })
  const { rows } = await server.pool.query('select paise, messages from outgoing_days')
  expect(rows).toEqual([{ paise: 9 * 710, messages: 24 }])
})
