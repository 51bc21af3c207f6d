import * as profile from '@planner/contract/account/profile'
import * as medicines from '@planner/contract/medicines'
import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { aVerifiedNumber } from '#test/verified-number.ts'
import { replan } from '../planning/replan.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'

const waiting = async (server: TestServer, channel = 'email') => {
  const { rows } = await server.pool.query<{ moment: string; due_at: Date }>(
    `select moment, due_at from alerts where channel = $1 and state = 'waiting' order by due_at, moment`,
    [channel],
  )
  return rows.map(({ moment, due_at }) => `${moment} ${inIndia(due_at)}`)
}

const inIndia = (instant: Date) => new Date(instant.getTime() + 19_800_000).toISOString().slice(5, 16)

const remind = (person: Person, text: string) => person.call(reminders.createFromText, { text })

test('SETTINGS-1 by default alerts come an hour ahead, without quiet hours, ring until done or digest', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  expect(await asha.call(notifications.preferences, {})).toEqual({
    lead_minutes: 60,
    quiet_from: null,
    quiet_until: null,
    medicines_ring: false,
    digest_at: null,
    nag_minutes: null,
  })
})

test('a change of preferences replans waiting alerts, also of repeating reminders', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await remind(asha, 'call the plumber tomorrow at 6:30 pm')
  const { id } = await remind(asha, 'water the tulsi tomorrow at 6 am')
  await asha.call(reminders.update, { id, recurrence: 'daily' })
  await asha.call(notifications.setPreferences, { lead_minutes: 15 })
  expect(await waiting(server)).toEqual([
    'before 11-21T05:45',
    'due 11-21T06:00',
    'before 11-21T18:15',
    'due 11-21T18:30',
    'before 11-22T05:45',
    'due 11-22T06:00',
  ])
  await asha.call(notifications.setPreferences, { lead_minutes: 0, quiet_from: '21:00', quiet_until: '06:30' })
  expect(await waiting(server)).toEqual(['due 11-21T06:30', 'due 11-21T18:30', 'due 11-22T06:30'])

  await server.passTimeUntil('2026-11-24T12:00:00+05:30')
  expect((await server.outbox('email')).map(({ subject, body }) => `${subject}: ${body}`)).toEqual([
    'Water the tulsi: This was due at 6:00 am, during your quiet hours.',
    'Call the plumber: Due now, 6:30 pm.',
    'Water the tulsi: This was due at 6:00 am, during your quiet hours.',
    'Water the tulsi: This was due at 6:00 am, during your quiet hours.',
    'Water the tulsi: This was due at 6:00 am, during your quiet hours.',
  ])
})

test('changing the lead time does not repeat an alert that has already rung ahead', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await remind(asha, 'call the plumber today at 6:30 pm')
  await server.passTimeUntil('2026-11-20T17:31:00+05:30')
  await asha.call(notifications.setPreferences, { lead_minutes: 30 })
  await server.passTimeUntil('2026-11-20T20:00:00+05:30')
  expect((await server.outbox('email')).map(({ body }) => body)).toEqual([
    'In 1 hour, at 6:30 pm.',
    'Due now, 6:30 pm.',
  ])
})

test('TASK-7 quiet hours that are switched on later bring a chosen lead forward, so that it rings before the event', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await remind(asha, 'cab to the airport tomorrow at 2:40 am remind me 4 hours before')
  await asha.call(notifications.setPreferences, { quiet_from: '22:30', quiet_until: '07:00' })
  expect(await waiting(server)).toEqual(['before 11-20T22:29', 'due 11-21T07:00'])
  await server.passTimeUntil('2026-11-20T22:30:00+05:30')
  expect((await server.outbox('email')).map(({ body }) => body)).toEqual(['In 4 hours, at 2:40 am.'])

  // In the middle of the night no earlier time is left, only the end of the quiet hours.
  await server.passTimeUntil('2026-11-20T23:00:00+05:30')
  await remind(asha, 'second cab tomorrow at 3:30 am')
  expect(await waiting(server)).toEqual(['due 11-21T07:00', 'due 11-21T07:00'])
})

test('an alert deferred by quiet hours survives changes of the reminder and of the hours', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(notifications.setPreferences, { quiet_from: '22:00', quiet_until: '07:00' })
  const { id } = await remind(asha, 'take the bread out tomorrow at 2 am')
  await server.passTimeUntil('2026-11-21T03:00:00+05:30')
  await asha.call(reminders.update, { id, title: 'take the roti out' })
  expect(await waiting(server)).toEqual(['due 11-21T07:00'])
  await asha.call(notifications.setPreferences, { quiet_until: '06:00' })
  expect(await waiting(server)).toEqual(['due 11-21T06:00'])
  await server.passTimeUntil('2026-11-21T09:00:00+05:30')
  // The first was announced in advance, before the night began.
  expect((await server.outbox('email')).map(({ subject }) => subject)).toEqual([
    'Take the bread out',
    'take the roti out',
  ])
})

test('alerts that become due in quiet hours after downtime wait until they end', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(notifications.setPreferences, { quiet_from: '22:00', quiet_until: '07:00', lead_minutes: 0 })
  await remind(asha, 'lock the gate today at 9:30 pm')
  server.clock.set('2026-11-21T00:30:00+05:30')
  await server.passTimeUntil('2026-11-21T06:59:00+05:30')
  expect(await server.outbox('email')).toEqual([])
  await server.passTimeUntil('2026-11-21T07:01:00+05:30')
  expect((await server.outbox('email')).map(({ body }) => body)).toEqual([
    'Sorry, this is late: it was due on Fri, 20 Nov at 9:30 pm.',
  ])
})

test('after three hours of downtime a change of preferences loses nothing that is late', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await remind(asha, 'call the plumber today at 6:30 pm')
  server.clock.set('2026-11-20T21:30:00+05:30')
  await asha.call(notifications.setPreferences, { lead_minutes: 10 })
  await server.passTimeUntil('2026-11-20T22:00:00+05:30')
  expect((await server.outbox('email')).map(({ body }) => body)).toEqual([
    'Sorry, this is late: it was due on Fri, 20 Nov at 6:30 pm.',
  ])
})

test('NOTIFY-1 each channel follows its flag, also for existing reminders', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await aVerifiedNumber(server, asha, '98765 43210')
  await asha.call(notifications.setPreferences, { lead_minutes: 0 })
  const flags = { sms_notifications: false, email_notifications: false }
  await asha.call(profile.update, flags)
  for (const [day, channel] of [
    ['21', 'sms'],
    ['22', 'whatsapp'],
    ['23', 'voice'],
    ['24', 'email'],
  ]) {
    await remind(asha, `call the plumber on ${day} November at 6:30 pm`)
    await asha.call(profile.update, { [`${channel}_notifications`]: true })
    await server.passTimeUntil(`2026-11-${day}T20:00:00+05:30`)
    const sent = (await server.outbox()).filter(({ subject }) => subject === 'Call the plumber')
    expect([...new Set(sent.map((message) => message.channel))]).toEqual([channel])
    await server.pool.query('delete from outbox')
    await asha.call(profile.update, { [`${channel}_notifications`]: false })
  }
})

test('a channel that is turned off stops ringing, the others continue', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await aVerifiedNumber(server, asha, '98765 43210')
  await remind(asha, 'call the plumber today at 6:30 pm')
  expect(await waiting(server, 'sms')).toHaveLength(2)
  await asha.call(profile.update, { sms_notifications: false })
  expect(await waiting(server, 'sms')).toEqual([])
  expect(await waiting(server, 'email')).toHaveLength(2)
})

test('a reminder deleted while preferences change leaves no waiting alert', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  for (let index = 0; index < 10; index++) await remind(asha, `thing ${index} tomorrow at 6:30 pm`)
  const all = await asha.call(reminders.list, {})
  await Promise.all(
    all.flatMap(({ id }, index) => [
      asha.call(notifications.setPreferences, { lead_minutes: 10 + index }),
      asha.call(reminders.remove, { id }),
    ]),
  )
  expect(await waiting(server)).toEqual([])
})

test('a reminder created while preferences change follows the new ones', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  for (let round = 0; round < 8; round++) {
    await Promise.all([
      ...['Ravi', 'Meera', 'Kabir', 'Zoya'].map((name) => remind(asha, `call ${name} tomorrow at 6:30 pm`)),
      asha.call(notifications.setPreferences, { lead_minutes: 10 + round }),
      ...['Farhan', 'Lakshmi', 'Gurpreet'].map((name) => remind(asha, `call ${name} tomorrow at 6:30 pm`)),
    ])
    const { rows } = await server.pool.query(
      `select distinct extract(epoch from occurrence_at - due_at)::integer / 60 as lead from alerts where moment = 'before'`,
    )
    expect(rows).toEqual([{ lead: 10 + round }])
  }
})

test('another zone moves the quiet hours', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(notifications.setPreferences, { quiet_from: '22:00', quiet_until: '07:00', lead_minutes: 0 })
  await remind(asha, 'call the plumber today at 6:30 pm')
  expect(await waiting(server)).toEqual(['due 11-20T18:30'])
  // 18:30 in India is 22:00 in Tokyo, and 07:00 in Tokyo is 03:30 in India.
  await asha.call(profile.update, { time_zone: 'Asia/Tokyo' })
  expect(await waiting(server)).toEqual(['due 11-21T03:30'])
})

test('when clocks go back an hour nothing rings twice', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await remind(asha, 'call the plumber today at 6:30 pm')
  await server.passTimeUntil('2026-11-20T18:31:00+05:30')
  server.clock.set('2026-11-20T17:29:00+05:30')
  await asha.call(reminders.update, { id, title: 'call the plumber again' })
  await asha.call(notifications.setPreferences, { lead_minutes: 30 })
  await server.passTimeUntil('2026-11-20T20:00:00+05:30')
  expect(await server.outbox('email')).toHaveLength(2)
})

test('deleting a person removes their waiting alerts without disturbing the dispatch', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const ravi = await server.aPerson()
  await asha.call(notifications.setPreferences, { digest_at: '08:00', nag_minutes: 10 })
  const { id } = await remind(asha, 'water the tulsi today at 6:30 pm')
  await asha.call(reminders.update, { id, recurrence: 'daily' })
  await remind(ravi, 'call the plumber tomorrow at 6:30 pm')
  await server.passTimeUntil('2026-11-20T18:31:00+05:30')
  await server.pool.query('delete from outbox')
  await Promise.all([
    server.pool.query('delete from users where id = $1', [asha.id]),
    asha.ask(notifications.setPreferences, { lead_minutes: 5 }),
    server.passTimeUntil('2026-11-20T18:42:00+05:30'),
  ])
  await server.passTimeUntil('2026-11-22T00:00:00+05:30')
  expect(new Set((await server.outbox()).map(({ user_id }) => user_id))).toEqual(new Set([ravi.id]))
  expect(await asha.ask(notifications.setPreferences, { lead_minutes: 5 })).toMatchObject({ status: 401 })
})

test('nonsense is refused with a sentence, and changes nothing', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const quiet = 'Quiet hours can’t start and end at the same time'
  const refused: [object, string][] = [
    [{ quiet_from: '22:00' }, quiet],
    [{ quiet_from: '22:00', quiet_until: '22:00' }, quiet],
    [{ quiet_from: '25:00', quiet_until: '07:00' }, 'Time must be a valid time in the format HH:MM'],
    [{ lead_minutes: -1 }, 'lead_minutes must not be negative'],
    [{ lead_minutes: 1441 }, 'At most one day ahead'],
    [{ lead_minutes: 1.5 }, 'lead_minutes must be a whole number'],
    [{ nag_minutes: 4 }, 'At least 5 minutes apart'],
    [{ nag_minutes: 121 }, 'At most 120 minutes apart'],
  ]
  const before = await asha.call(notifications.preferences, {})
  for (const [change, detail] of refused) {
    expect(await asha.ask(notifications.setPreferences, change)).toMatchObject({ status: 422, detail })
  }
  expect(await asha.call(notifications.preferences, {})).toEqual(before)
})

test('replanning a thousand reminders continues in the background', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await remind(asha, 'call the plumber tomorrow at 6:30 pm')
  await server.pool.query(`
    insert into reminders (id, user_id, title, description, date, time, time_defaulted, time_zone, recurrence, tags, created_at, updated_at)
    select gen_random_uuid(), user_id, title, '', date + n % 300, time, false, time_zone, 'none', '{}', created_at, updated_at
    from reminders, generate_series(1, 999) n`)
  await asha.call(notifications.setPreferences, { lead_minutes: 30 })
  await replan(server.context)
  const { rows } = await server.pool.query(`select count(*) from alerts where channel = 'email' and state = 'waiting'`)
  expect(rows).toEqual([{ count: 2000 }])
})

test('TASK-10 a dose in quiet hours waits for their end, and rings at its time once medicines may ring', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(notifications.setPreferences, { quiet_from: '22:00', quiet_until: '07:00' })
  await asha.call(medicines.create, { name: 'Telma', unit: 'tablet', times: [{ time: '22:30', amount: 1 }] })
  await remind(asha, 'lock the gate today at 10:40 pm')
  expect((await waiting(server))[0]).toBe('before 11-20T21:40')
  expect(await waiting(server)).toContain('due 11-21T07:00')
  expect(await asha.call(notifications.setPreferences, { medicines_ring: true })).toMatchObject({
    medicines_ring: true,
  })
  await replan(server.context)
  expect(await waiting(server)).toContain('due 11-20T22:30')
  await server.passTimeUntil('2026-11-20T22:35:00+05:30')
  const { rows } = await server.pool.query(`select title from alerts where state = 'sent' and moment = 'due'`)
  expect(rows).toEqual([{ title: 'Telma, 1 tablet' }])
})
