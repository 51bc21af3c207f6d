import { randomUUID } from 'node:crypto'
import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { aVerifiedNumber } from '#test/verified-number.ts'
import { ticketFor } from './ticket.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'
const day = '2026-11-20'

const remind = (person: Person, text = 'call the plumber today at 6:30 pm') =>
  person.call(reminders.createFromText, { text })

const snooze = (person: Person, id: string, how: notifications.Snooze, occurrence_date = day) =>
  person.call(notifications.snooze, { reminder_id: id, occurrence_date, snooze: how })

/** Returns 'HH:MM body' of the emails, in Indian time. */
const rung = async (server: TestServer) =>
  (await server.outbox('email')).map(({ created_at, body }) => `${clockOf(created_at)} ${body}`)

const clockOf = (instant: Date) => new Date(instant.getTime() + 19_800_000).toISOString().slice(11, 16)

test('TASK-8 a snooze before the due time counts from it, and takes the place of what would have rung until then', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await remind(asha)
  await server.passTimeUntil('2026-11-20T17:40:00+05:30')
  expect(await snooze(asha, id, 'hour')).toEqual({ rings_at: '2026-11-20T14:00:00.000Z' })
  await server.passTimeUntil('2026-11-21T12:00:00+05:30')
  expect(await rung(server)).toEqual(['17:30 In 1 hour, at 6:30 pm.', '19:30 Snoozed reminder for 7:30 pm.'])
})

test('TASK-3 TASK-8 undoing a snooze restores the original alerts, and without a snooze changes nothing', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await remind(asha)
  const about = { reminder_id: id, occurrence_date: day }
  await server.passTimeUntil('2026-11-20T17:40:00+05:30')
  await snooze(asha, id, 'hour')
  await asha.call(notifications.takeBackSnooze, about)
  await asha.call(notifications.takeBackSnooze, about)
  expect(await asha.call(notifications.snoozed, {})).toEqual([])
  await server.passTimeUntil('2026-11-21T12:00:00+05:30')
  expect((await rung(server)).map((line) => line.slice(0, 5))).toEqual(['17:30', '18:30'])
})

test('TASK-3 TASK-8 undoing a second snooze leaves the first unchanged', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await remind(asha)
  const about = { reminder_id: id, occurrence_date: day }
  await server.passTimeUntil('2026-11-20T17:40:00+05:30')
  const { rings_at: earlier } = await snooze(asha, id, 'hour')
  const takeBack = (rest: object) => asha.ask(notifications.takeBackSnooze, { ...about, ...rest })
  await snooze(asha, id, 'three-hours')
  expect(await takeBack({ earlier: '2028-11-20T17:40:00.000Z' })).toMatchObject({ status: 422 })
  expect(await takeBack({ earlier })).toMatchObject({ status: 200 })
  expect(await asha.call(notifications.snoozed, {})).toEqual([{ ...about, rings_at: earlier }])
  // Both are past by now, so nothing is left of either.
  await snooze(asha, id, 'three-hours')
  await server.passTimeUntil('2026-11-20T19:40:00+05:30')
  await takeBack({ earlier })
  expect(await asha.call(notifications.snoozed, {})).toEqual([])
  await snooze(asha, id, 'ten-minutes')
  await takeBack({})
  await server.passTimeUntil('2026-11-21T12:00:00+05:30')
  expect((await rung(server)).map((line) => line.slice(0, 5))).toEqual(['17:30'])
})

test('a snooze that ends before the reminder is due leaves it to ring', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await remind(asha)
  await server.passTimeUntil('2026-11-20T17:40:00+05:30')
  const ticket = ticketFor(server.context, { userId: asha.id, reminderId: id, day })
  await server.anyone.call(notifications.act, { ticket, action: 'snooze' })
  await server.passTimeUntil('2026-11-21T12:00:00+05:30')
  expect((await rung(server)).map((line) => line.slice(0, 5))).toEqual(['17:30', '17:50', '18:30'])
})

test('TASK-8 a reminder for another day is snoozed from that day, by a name or until any day and hour', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await remind(asha, 'pay the advance tax on 27 November at 11 am')
  const about = { reminder_id: id, occurrence_date: '2026-11-27' }
  const until = async (how: Record<string, string>) =>
    (await asha.call(notifications.snooze, { ...about, ...how })).rings_at
  expect(await until({ snooze: 'hour' })).toBe('2026-11-27T06:30:00.000Z')
  expect(await until({ snooze: 'three-hours' })).toBe('2026-11-27T08:30:00.000Z')
  expect(await until({ snooze: 'evening' })).toBe('2026-11-27T12:30:00.000Z')
  expect(await until({ snooze: 'tomorrow' })).toBe('2026-11-28T03:30:00.000Z')
  expect(await until({ snooze: 'week' })).toBe('2026-12-04T03:30:00.000Z')
  expect(await until({ until_date: '2026-11-23', until_time: '07:45' })).toBe('2026-11-23T02:15:00.000Z')
  await server.passTimeUntil('2026-11-23T07:46:00+05:30')
  expect((await rung(server)).map((line) => line.slice(0, 14))).toEqual(['07:45 Snoozed '])
  // The reminder itself still rings on its day.
  await server.passTimeUntil('2026-11-27T12:00:00+05:30')
  expect((await rung(server)).map((line) => line.slice(0, 5))).toEqual(['07:45', '10:00', '11:00'])
})

test('TASK-8 a snooze into the past, beyond a year, or to no time at all is refused in one sentence', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await remind(asha)
  const refusal = { status: 422, detail: 'Please pick a snooze time between now and a year from now' }
  for (const how of [
    { until_date: '2026-11-20', until_time: '09:59' },
    { until_date: '2028-01-01', until_time: '09:00' },
    { until_date: '2026-11-21' },
    {},
  ]) {
    const input = { reminder_id: id, occurrence_date: day, ...how }
    expect(await asha.ask(notifications.snooze, input)).toMatchObject(refusal)
  }
  expect(await asha.call(notifications.snoozed, {})).toEqual([])
})

test('snoozing again replaces the waiting snooze; after it rang it can be snoozed again', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await remind(asha)
  await server.passTimeUntil('2026-11-20T18:31:00+05:30')
  await snooze(asha, id, 'ten-minutes')
  await snooze(asha, id, 'ten-minutes')
  await snooze(asha, id, 'evening')
  await server.passTimeUntil('2026-11-20T20:01:00+05:30')
  await snooze(asha, id, 'tomorrow')
  await server.passTimeUntil('2026-11-22T00:00:00+05:30')
  expect((await rung(server)).map((line) => line.slice(0, 5))).toEqual(['17:30', '18:30', '20:00', '09:00'])
  const { rows } = await server.pool.query(
    `select round from alerts where moment = 'snoozed' and channel = 'email' order by round`,
  )
  expect(rows).toEqual([{ round: 1 }, { round: 2 }])
})

test('a snooze rings on every channel of the person, also one that is switched on meanwhile', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await remind(asha)
  await server.passTimeUntil('2026-11-20T18:31:00+05:30')
  await snooze(asha, id, 'hour')
  await aVerifiedNumber(server, asha, '98765 43210')
  await server.passTimeUntil('2026-11-20T19:32:00+05:30')
  const snoozed = (await server.outbox()).filter(({ body }) => body.toLowerCase().includes('snoozed reminder'))
  expect(snoozed.map(({ channel }) => channel).sort()).toEqual(['email', 'sms'])
})

test('done, deleted or moved drops a snooze; a new title does not, and neither do quiet hours', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(notifications.setPreferences, { quiet_from: '18:00', quiet_until: '23:00', lead_minutes: 0 })
  const text = (what: string) => `${what} today at 5 pm`
  const done = await remind(asha, text('done'))
  const gone = await remind(asha, text('gone'))
  const moved = await remind(asha, text('moved'))
  const renamed = await remind(asha, text('renamed'))
  await server.passTimeUntil('2026-11-20T17:01:00+05:30')
  await server.pool.query('delete from outbox')
  for (const { id } of [done, gone, moved, renamed]) await snooze(asha, id, 'evening')
  await asha.call(reminders.update, { id: done.id, completed: true })
  await asha.call(reminders.remove, { id: gone.id })
  await asha.call(reminders.update, { id: moved.id, date: '2026-11-29' })
  await asha.call(reminders.update, { id: renamed.id, title: 'renamed again' })
  await server.passTimeUntil('2026-11-21T12:00:00+05:30')
  expect((await server.outbox('email')).map(({ subject, created_at }) => `${clockOf(created_at)} ${subject}`)).toEqual([
    '18:00 renamed again',
  ])
})

test('a pending snooze is listed once, whatever its channels, until it rings, is done or is moved', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await aVerifiedNumber(server, asha, '98765 43210')
  const [first, second, third] = [await remind(asha), await remind(asha), await remind(asha)]
  await server.passTimeUntil('2026-11-20T18:31:00+05:30')
  await snooze(asha, second.id, 'hour')
  for (const { id } of [first, third]) await snooze(asha, id, 'ten-minutes')
  const snoozes = async () =>
    (await asha.call(notifications.snoozed, {})).map(({ reminder_id, occurrence_date, rings_at }) =>
      [reminder_id, occurrence_date, rings_at].join(' '),
    )
  expect(new Set(await snoozes())).toEqual(
    new Set([
      `${first.id} ${day} 2026-11-20T13:11:00.000Z`,
      `${second.id} ${day} 2026-11-20T14:01:00.000Z`,
      `${third.id} ${day} 2026-11-20T13:11:00.000Z`,
    ]),
  )
  await asha.call(reminders.update, { id: third.id, completed: true })
  await asha.call(reminders.update, { id: third.id, completed: false })
  await server.passTimeUntil('2026-11-20T18:45:00+05:30')
  expect(await snoozes()).toEqual([`${second.id} ${day} 2026-11-20T14:01:00.000Z`])
  await asha.call(reminders.update, { id: second.id, time: '19:00' })
  expect(await snoozes()).toEqual([])
  const ravi = await server.aPerson()
  expect(await ravi.call(notifications.snoozed, {})).toEqual([])
})

test('snoozing one occurrence of a repeating reminder leaves the next ones unchanged', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await remind(asha)
  await asha.call(reminders.update, { id, recurrence: 'daily' })
  await asha.call(notifications.setPreferences, { lead_minutes: 0 })
  for (let days = 0; days < 3; days++) {
    await server.passTimeUntil(`2026-11-${20 + days}T18:31:00+05:30`)
    // The first occurrence is postponed day after day.
    await snooze(asha, id, 'tomorrow')
  }
  await server.passTimeUntil('2026-11-23T12:00:00+05:30')
  expect((await rung(server)).map((line) => line.slice(0, 24))).toEqual([
    '18:30 Due now, 6:30 pm.',
    '09:00 Snoozed reminder f',
    '18:30 Due now, 6:30 pm.',
    '09:00 Snoozed reminder f',
    '18:30 Due now, 6:30 pm.',
    '09:00 Snoozed reminder f',
  ])
})

test('unknown, completed and non-occurring reminders cannot be snoozed', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const ravi = await server.aPerson()
  const { id } = await remind(asha)
  const ask = (person: Person, reminder_id: string, occurrence_date = day) =>
    person.ask(notifications.snooze, { reminder_id, occurrence_date, snooze: 'hour' })
  expect(await ask(asha, randomUUID())).toMatchObject({ status: 404, detail: 'Reminder not found' })
  expect(await ask(ravi, id)).toMatchObject({ status: 404, detail: 'Reminder not found' })
  expect(await ask(asha, id, '2026-11-21')).toMatchObject({ status: 422 })
  await asha.call(reminders.update, { id, completed: true })
  expect(await ask(asha, id)).toMatchObject({ status: 409, detail: 'That reminder is already completed' })
})

test('a notification’s buttons act without a session: done, any number of times, for its own occurrence', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await remind(asha)
  await asha.call(reminders.update, { id, recurrence: 'daily' })
  const ticket = ticketFor(server.context, { userId: asha.id, reminderId: id, day })
  const done = { ticket, action: 'done' as const }
  for (const _twice of [1, 2]) {
    expect(await server.anyone.call(notifications.act, done)).toEqual({ message: 'Marked as done' })
  }
  const [reminder] = await asha.call(reminders.list, {})
  expect(reminder).toMatchObject({ completed: false, completed_dates: [day] })
  expect(await server.anyone.ask(notifications.act, { ticket, action: 'snooze' })).toMatchObject({ status: 409 })
})

test('SAFE-4 an overdue offline snooze rings at once a single time, however often it is sent', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await remind(asha)
  await server.passTimeUntil('2026-11-20T18:31:00+05:30')
  const before = (await rung(server)).length
  const say = (waited_ms: number) =>
    asha.call(notifications.snooze, { reminder_id: id, occurrence_date: day, snooze: 'ten-minutes', waited_ms })
  for (const waited of [7_000_000_000, 700_000, 600_001, 86_400_000]) {
    // Made before it was due, so ten minutes count from the due time.
    expect(await say(waited)).toEqual({ rings_at: '2026-11-20T13:10:00.000Z' })
    await server.passTimeUntil(server.clock.now().toISOString())
  }
  expect(await rung(server)).toHaveLength(before)

  // Ten minutes later, a snooze made just after the ring rings at once; repeats of it do not ring again.
  server.clock.set('2026-11-20T18:42:00+05:30')
  for (const waited of [660_000, 660_000, 7_000_000_000, 600_001, 600_000]) {
    await say(waited)
    await server.passTimeUntil(server.clock.now().toISOString())
    server.clock.advance(1000)
  }
  expect((await rung(server)).slice(before).map((line) => line.slice(0, 5))).toEqual(['18:42'])
})

test('SAFE-4 a repeated snooze call or notification button changes nothing', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await remind(asha)
  await server.passTimeUntil('2026-11-20T18:31:00+05:30')
  const ticket = ticketFor(server.context, { userId: asha.id, reminderId: id, day })
  const key = { 'idempotency-key': randomUUID() }
  const once = { reminder_id: id, occurrence_date: day, snooze: 'hour' as const }
  const first = await asha.call(notifications.snooze, once, key)
  await server.anyone.call(notifications.act, { ticket, action: 'snooze' })
  const ringsAt = async () => (await asha.call(notifications.snoozed, {})).map(({ rings_at }) => rings_at)
  expect(await ringsAt()).toEqual(['2026-11-20T13:11:00.000Z'])
  server.clock.set('2026-11-20T18:35:00+05:30')
  expect(await asha.call(notifications.snooze, once, key)).toEqual(first)
  await server.anyone.call(notifications.act, { ticket, action: 'snooze' })
  expect(await ringsAt()).toEqual(['2026-11-20T13:11:00.000Z'])
  await server.passTimeUntil('2026-11-20T18:42:00+05:30')
  await server.anyone.call(notifications.act, { ticket, action: 'snooze' })
  expect(await ringsAt()).toEqual([])
})

test('a notification’s second button snoozes for ten minutes', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await remind(asha)
  await server.passTimeUntil('2026-11-20T18:35:00+05:30')
  const ticket = ticketFor(server.context, { userId: asha.id, reminderId: id, day })
  await server.anyone.call(notifications.act, { ticket, action: 'snooze' })
  await server.passTimeUntil('2026-11-20T18:46:00+05:30')
  expect((await rung(server)).at(-1)).toBe('18:45 Snoozed reminder for 6:45 pm.')
})

test('a ticket that is forged, foreign, too old, or about what is no more is refused', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const ravi = await server.aPerson()
  const { id } = await remind(asha)
  const about = { userId: asha.id, reminderId: id, day }
  const ticket = ticketFor(server.context, about)
  const [body, signature] = ticket.split('.') as [string, string]
  const other = ticketFor(server.context, { ...about, day: '2026-11-21' })
  const refused = async (one: string) => {
    expect(await server.anyone.ask(notifications.act, { ticket: one, action: 'done' }), one).toMatchObject({
      status: 403,
      detail: 'This notification has expired; please open the planner',
    })
  }
  await refused('x'.repeat(40))
  await refused(`${body}.${'A'.repeat(signature.length)}`)
  await refused(`${other.split('.')[0]}.${signature}`)
  await refused(`${body}.`.padEnd(40, '.'))
  await refused(ticketFor(server.context, { ...about, userId: ravi.id }))
  await refused(ticketFor(server.context, { ...about, userId: randomUUID() }))
  await refused(other)
  server.clock.set('2026-11-22T10:00:00+05:30')
  await refused(ticket)
  const fresh = ticketFor(server.context, about)
  await asha.call(reminders.remove, { id })
  await refused(fresh)
  expect(await server.anyone.ask(notifications.act, { ticket: 'short', action: 'done' })).toMatchObject({ status: 422 })
})

test('one network address can answer sixty notifications a minute', async () => {
  await using server = await startTestServer({ at })
  const ask = () => server.anyone.ask(notifications.act, { ticket: 'x'.repeat(40), action: 'done' })
  const answers = await Promise.all(Array.from({ length: 70 }, ask))
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(60)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
})

test('TASK-3 TASK-8 undoing a deletion, a completion or a day taken out brings the snooze back', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id: once } = await remind(asha)
  const { id: daily } = await remind(asha, 'walk every day at 6:30 pm')
  await server.passTimeUntil('2026-11-20T18:31:00+05:30')
  const rings_at = '2026-11-20T14:01:00.000Z'
  for (const id of [once, daily]) expect(await snooze(asha, id, 'hour')).toEqual({ rings_at })
  const occurrence = { id: daily, occurrence_date: day }

  await asha.call(reminders.remove, { id: once })
  await asha.call(reminders.restore, { id: once })
  await asha.call(reminders.update, { id: once, completed: true })
  await asha.call(reminders.update, { id: once, completed: false })
  await asha.call(reminders.remove, occurrence)
  await asha.call(reminders.restore, occurrence)
  await asha.call(reminders.update, { ...occurrence, completed: true })
  await asha.call(reminders.update, { ...occurrence, completed: false })
  const snoozed = async () =>
    (await rung(server)).filter((line) => line.includes('Snoozed')).map((line) => line.slice(0, 5))
  await server.passTimeUntil('2026-11-20T20:00:00+05:30')
  expect(await snoozed()).toEqual(['19:31', '19:31'])

  // A snooze that was replaced, or has passed meanwhile, is not restored.
  await snooze(asha, once, 'ten-minutes')
  await asha.call(reminders.remove, { id: once })
  await server.passTimeUntil('2026-11-20T21:00:00+05:30')
  await asha.call(reminders.restore, { id: once })
  await server.passTimeUntil('2026-11-20T23:00:00+05:30')
  expect(await snoozed()).toHaveLength(2)
})
