import * as profile from '@planner/contract/account/profile'
import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { planAhead } from '../planning/plan-ahead.ts'
import { dispatchAll } from '../work.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'

const digests = async (server: TestServer) =>
  (await server.outbox('email'))
    .filter(({ subject }) => subject.startsWith('Today'))
    .map(({ created_at, subject, body }) => `${created_at.toISOString().slice(5, 16)} ${subject}: ${body}`)

test('the daily digest lists the day’s reminders, and an empty day is skipped', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const text = (what: string) => asha.call(reminders.createFromText, { text: what })
  await asha.call(notifications.setPreferences, { digest_at: '07:30' })
  await text('call the plumber tomorrow at 6:30 pm')
  await text('water the tulsi tomorrow at 7 am')
  const { id } = await text('done before tomorrow at 8 am')
  await asha.call(reminders.update, { id, completed: true })
  const yoga = await text('yoga on 23 November at 6 am')
  await asha.call(reminders.update, { id: yoga.id, recurrence: 'FREQ=WEEKLY;BYDAY=MO,WE' })
  await server.passTimeUntil('2026-11-26T00:00:00+05:30')
  expect(await digests(server)).toEqual([
    '11-21T02:00 Today: 2 things to do: 7:00 am Water the tulsi\n6:30 pm Call the plumber',
    '11-23T02:00 Today: 1 thing to do: 6:00 am Yoga',
    '11-25T02:00 Today: 1 thing to do: 6:00 am Yoga',
  ])
})

test('the daily digest is a day by the reader’s own clock, with what another zone’s reminder says after it', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(notifications.setPreferences, { digest_at: '07:30' })
  const make = async (title: string, day: string, time: string, zone: string) => {
    await asha.call(profile.update, { time_zone: zone })
    const made = await asha.call(reminders.createFromText, { text: title, suggested_date: day, suggested_time: time })
    await asha.call(profile.update, { time_zone: 'Asia/Kolkata' })
    expect(made).toMatchObject({ date: day, time: `${time}:00`, time_zone: zone })
    return made
  }
  await make('Call the plumber', '2026-11-21', '18:30', 'Asia/Kolkata')
  await make('Client call', '2026-11-21', '09:30', 'America/New_York')
  // Evening there is the next morning here, and vice versa.
  const standUp = await make('Stand-up', '2026-11-20', '20:00', 'America/New_York')
  await asha.call(reminders.update, { id: standUp.id, recurrence: 'daily' })
  await make('Auckland call', '2026-11-22', '05:00', 'Pacific/Auckland')
  await server.passTimeUntil('2026-11-21T08:00:00+05:30')
  expect((await digests(server)).at(-1)!.split(': ').at(-1)!.split('\n')).toEqual([
    '6:30 am (8:00 pm in New York) Stand-up',
    '6:30 pm Call the plumber',
    '8:00 pm (9:30 am in New York) Client call',
    '9:30 pm (5:00 am in Auckland) Auckland call',
  ])
  // Completed occurrences, by the reminder's own day.
  await asha.call(reminders.update, { id: standUp.id, completed: true, occurrence_date: '2026-11-21' })
  await server.passTimeUntil('2026-11-22T08:00:00+05:30')
  expect((await digests(server)).filter((mail) => mail.startsWith('11-22'))).toEqual([])
})

test('several processes send one digest a day', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(notifications.setPreferences, { digest_at: '07:30' })
  const { id } = await asha.call(reminders.createFromText, { text: 'water the tulsi tomorrow at 7 am' })
  await asha.call(reminders.update, { id, recurrence: 'daily' })
  for (const day of ['21', '22', '23', '24', '25']) {
    server.clock.set(`2026-11-${day}T07:30:00+05:30`)
    await Promise.all([1, 2, 3].map(() => planAhead(server.context)))
    await Promise.all([1, 2, 3].map(() => dispatchAll(server.context)))
  }
  expect(await digests(server)).toHaveLength(5)
})

test('changing the digest’s hour moves the next one; today’s is not sent again', async () => {
  await using server = await startTestServer({ at: '2026-11-20T06:00:00+05:30' })
  const asha = await server.aPerson()
  const { id } = await asha.call(reminders.createFromText, { text: 'water the tulsi today at 11 am' })
  await asha.call(reminders.update, { id, recurrence: 'daily' })
  await asha.call(notifications.setPreferences, { digest_at: '07:00' })
  await asha.call(notifications.setPreferences, { digest_at: '08:00' })
  await server.passTimeUntil('2026-11-20T08:30:00+05:30')
  await asha.call(notifications.setPreferences, { digest_at: '09:00' })
  await server.passTimeUntil('2026-11-21T10:00:00+05:30')
  expect((await digests(server)).map((line) => line.slice(0, 11))).toEqual(['11-20T02:30', '11-21T03:30'])
  await asha.call(notifications.setPreferences, { digest_at: null })
  await server.passTimeUntil('2026-11-24T10:00:00+05:30')
  expect(await digests(server)).toHaveLength(2)
})

test('without email the digest comes only in the app, and never by phone channels', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(profile.update, { email_notifications: false })
  await asha.call(notifications.setPreferences, { digest_at: '07:00' })
  await server.pool.query(`update users set phone_verified = true, phone_number = '+919876543210'`)
  const { rows } = await server.pool.query(`select distinct channel from alerts where moment = 'digest'`)
  expect(rows).toEqual([{ channel: 'app' }])
})
