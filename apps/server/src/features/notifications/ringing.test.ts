import { randomUUID } from 'node:crypto'
import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import type { ChannelPort } from '#providers/channels.ts'
import { startPushService } from '#test/stand-ins/push-service.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { dispatchAll } from './work.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'

const names = ['Ravi', 'Meera', 'Kabir', 'Zoya', 'Farhan', 'Lakshmi', 'Gurpreet', 'Nandini', 'Ishaan', 'Tara']

/** Returns a channel that records the id of every delivery it receives, including duplicates. */
const recordingChannel = (handed: string[]): ChannelPort => ({
  provider: 'recorder',
  connected: true,
  atOnce: 4,
  isHealthy: () => true,
  deliver: async (deliveries) => {
    handed.push(...deliveries.map(({ id }) => id))
    return deliveries.map(({ id }) => ({ deliveryId: id, kind: 'sent' }))
  },
})

const bodies = async (server: TestServer) => (await server.outbox('email')).map((message) => message.body)

test('a sentence becomes a reminder that rings an hour before and on time, once each', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(reminders.createFromText, { text: 'call the plumber tomorrow at 6:30 pm' })

  await server.passTimeUntil('2026-11-21T17:29:00+05:30')
  expect(await server.outbox()).toEqual([])

  await server.passTimeUntil('2026-11-21T17:30:00+05:30')
  expect(await server.outbox()).toMatchObject([
    { channel: 'email', recipient: asha.email, subject: 'Call the plumber', body: 'In 1 hour, at 6:30 pm.' },
  ])

  await server.passTimeUntil('2026-11-23T00:00:00+05:30')
  expect(await bodies(server)).toEqual(['In 1 hour, at 6:30 pm.', 'Due now, 6:30 pm.'])
})

test('a reminder rings on every subscribed browser, also when no tab is open', async () => {
  await using push = await startPushService()
  await using server = await startTestServer({ at, environment: { PUSH_HOSTS: push.host } })
  const asha = await server.aPerson()
  await asha.call(notifications.subscribe, push.aBrowser('phone'))
  await asha.call(notifications.subscribe, push.aBrowser('laptop'))
  const reminder = await asha.call(reminders.createFromText, { text: 'call the plumber tomorrow at 6:30 pm' })

  await server.passTimeUntil('2026-11-22T00:00:00+05:30')
  expect(push.complaints).toEqual([])
  expect(push.pushed.map(({ device, message }) => `${device} ${message.tag.split(':').at(-1)}`).sort()).toEqual([
    'laptop before',
    'laptop due',
    'phone before',
    'phone due',
  ])
  expect(push.pushed[0]!.message).toEqual({
    ticket: expect.any(String),
    title: 'Call the plumber',
    body: 'In 1 hour, at 6:30 pm.',
    tag: notifications.alertTag(reminder.id, '2026-11-21', 'before'),
    url: '/dashboard#day=2026-11-21',
  })
})

test('completed, deleted and moved reminders do not ring, reopened ones do', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const make = (title: string) => asha.call(reminders.createFromText, { text: `${title} tomorrow at 6:30 pm` })
  const [done, gone, moved, reopened] = [
    await make('done'),
    await make('gone'),
    await make('moved'),
    await make('again'),
  ]
  await asha.call(reminders.update, { id: done.id, completed: true })
  await asha.call(reminders.remove, { id: gone.id })
  await asha.call(reminders.update, { id: moved.id, time: '20:00' })
  await asha.call(reminders.update, { id: reopened.id, completed: true })
  await asha.call(reminders.update, { id: reopened.id, completed: false })

  await server.passTimeUntil('2026-11-21T19:30:00+05:30')
  expect((await server.outbox()).map(({ subject, body }) => `${subject}: ${body}`)).toEqual([
    'Again: In 1 hour, at 6:30 pm.',
    'Again: Due now, 6:30 pm.',
    'Moved: In 1 hour, at 8:00 pm.',
  ])
})

test('a repeating reminder rings on each of its days, and not on the one that is already done', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await asha.call(reminders.createFromText, { text: 'water the tulsi tomorrow at 7 am' })
  await asha.call(reminders.update, { id, recurrence: 'daily' })
  await asha.call(reminders.update, { id, completed: true, occurrence_date: '2026-11-23' })

  await server.passTimeUntil('2026-11-27T00:00:00+05:30')
  const dueOn = (await server.outbox())
    .filter(({ body }) => body.startsWith('Due now'))
    .map(({ created_at }) => created_at.toISOString().slice(0, 10))
  expect(dueOn).toEqual(['2026-11-21', '2026-11-22', '2026-11-24', '2026-11-25', '2026-11-26'])
})

test('several processes share the alerts and none is sent twice', async () => {
  const handed: string[] = []
  await using server = await startTestServer({ at, channels: { email: recordingChannel(handed) } })
  const asha = await server.aPerson()
  for (const name of names) await asha.call(reminders.createFromText, { text: `call ${name} tomorrow at 6:30 pm` })

  server.clock.set('2026-11-21T18:30:00+05:30')
  await Promise.all([1, 2, 3, 4].map(() => dispatchAll(server.context)))
  await dispatchAll(server.context)
  expect(handed.length).toBe(names.length)
  expect(new Set(handed).size).toBe(names.length)
})

test('after downtime: late by less than a day says so, both moments late ring once, older ones are dropped', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(reminders.createFromText, { text: 'old one tomorrow at 9 am' })
  await asha.call(reminders.createFromText, { text: 'late one tomorrow at 6:30 pm' })

  // The server was down for a day: the first alert is 26 hours late by then, the second 16 and a half.
  server.clock.set('2026-11-22T11:00:00+05:30')
  await server.passTimeUntil('2026-11-22T11:00:00+05:30')
  expect((await server.outbox()).map(({ subject, body }) => `${subject}: ${body}`)).toEqual([
    'Late one: Sorry, this is late: it was due on Sat, 21 Nov at 6:30 pm.',
  ])
  const { rows } = await server.pool.query(`select note from alerts where state = 'late' and channel = 'email'`)
  expect(rows.map((row) => String(row.note)).sort()).toEqual(['a day late', 'a day late', 'the due one rings'])
})

test('a moment that is past when the reminder is made does not ring', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(reminders.createFromText, { text: 'stretch today at 10:30 am' })
  await server.passTimeUntil('2026-11-20T12:00:00+05:30')
  expect(await bodies(server)).toEqual(['Due now, 10:30 am.'])
})

test('a push whose answer was lost is unknown, and never sent again', async () => {
  await using push = await startPushService()
  await using server = await startTestServer({ at, environment: { PUSH_HOSTS: push.host } })
  const asha = await server.aPerson()
  await asha.call(notifications.subscribe, push.aBrowser())
  await asha.call(reminders.createFromText, { text: 'call the plumber tomorrow at 6:30 pm' })
  push.behave('hang up after taking it')
  await server.passTimeUntil('2026-11-22T00:00:00+05:30')
  expect(push.pushed).toHaveLength(2)
  const { rows } = await server.pool.query(`select state from alerts where channel = 'app'`)
  expect(rows).toEqual([{ state: 'unknown' }, { state: 'unknown' }])
})

test('a push service that is busy is tried again, and one that is gone is forgotten', async () => {
  await using push = await startPushService()
  await using server = await startTestServer({ at, environment: { PUSH_HOSTS: push.host } })
  const asha = await server.aPerson()
  await asha.call(notifications.subscribe, push.aBrowser())
  await asha.call(reminders.createFromText, { text: 'call the plumber tomorrow at 6:30 pm' })
  push.behave('busy')
  await server.passTimeUntil('2026-11-21T17:31:00+05:30')
  expect(push.pushed).toHaveLength(0)
  push.behave('accept')
  await server.passTimeUntil('2026-11-21T17:34:00+05:30')
  expect(push.pushed.map(({ message }) => message.body)).toEqual(['In 57 minutes, at 6:30 pm.'])

  push.behave('gone')
  await server.passTimeUntil('2026-11-22T00:00:00+05:30')
  expect((await server.pool.query('select * from push_subscriptions')).rows).toEqual([])
})

test('an invalid push key delays nobody’s alerts and is removed', async () => {
  await using push = await startPushService()
  await using server = await startTestServer({ at, environment: { PUSH_HOSTS: push.host } })
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const browser = push.aBrowser('laptop')
  await ravi.call(notifications.subscribe, push.aBrowser('phone'))
  await asha.call(notifications.subscribe, { ...browser, keys: { ...browser.keys, p256dh: 'A'.repeat(87) } })
  for (const person of [asha, ravi]) await person.call(reminders.createFromText, { text: 'lunch today at 12 noon' })
  await server.passTimeUntil('2026-11-20T13:00:00+05:30')
  expect(push.pushed.map(({ device }) => device)).toEqual(['phone', 'phone'])
  const { rows } = await server.pool.query('select user_id from push_subscriptions')
  expect(rows).toEqual([{ user_id: ravi.id }])
})

test('pushes go only to known push services', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  for (const endpoint of [
    'http://127.0.0.1:80/x',
    'https://metadata.internal/x',
    'https://fcm.googleapis.com.evil.in/x',
  ]) {
    expect(await asha.ask(notifications.subscribe, { endpoint, keys })).toMatchObject({
      status: 422,
      detail: 'That push service isn’t supported',
    })
  }
  await asha.call(notifications.subscribe, { endpoint: `https://fcm.googleapis.com/${randomUUID()}`, keys })
  expect((await asha.call(notifications.pushKey, {})).public_key).toMatch(/^[\w-]{87}$/)
})
