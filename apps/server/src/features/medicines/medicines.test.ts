import { randomUUID } from 'node:crypto'
import * as household from '@planner/contract/household'
import * as list from '@planner/contract/kitchen/shopping-list'
import * as medicines from '@planner/contract/medicines'
import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { ticketFor } from '#features/notifications/snooze/ticket.ts'
import { createHousehold } from '#test/create-household.ts'
import { startPushService } from '#test/stand-ins/push-service.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { putRefillsOnList } from './put-on-list.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'

const twice = [
  { time: '08:00', amount: 1 },
  { time: '20:00', amount: 1 },
]
const dolo = { name: 'Dolo 650', unit: 'tablet', food: 'after', times: twice, days: 5 } as const

/** Returns '20 20:00 missed' for each dose. */
const table = async (person: Person, id: string, from = '2026-11-20', to = '2026-11-30') =>
  (await person.call(medicines.doseLog, { id, from, to })).doses.map(
    ({ day, time, state }) => `${day.slice(8)} ${time.slice(0, 5)} ${state}`,
  )

const doseAt = async (person: Person, time: string) =>
  (await person.call(reminders.list, {})).find(
    (one) => one.medicine?.part === 'dose' && one.time === `${time}:00` && one.recurrence !== 'none',
  )!

const mark = (person: Person, id: string, day: string, completed = true, key?: string) =>
  person.ask(
    reminders.update,
    { id, completed, occurrence_date: day },
    { 'idempotency-key': key ?? `mark-of-a-dose-${randomUUID()}` },
  )

const leftOf = async (person: Person) => (await person.call(medicines.list, {}))[0]!.left

test('TASK-10 a course of two times a day for five days is ten doses, each a reminder at its time', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const made = await asha.call(medicines.create, dolo)
  expect(made).toMatchObject({ name: 'Dolo 650', recurrence: 'daily', left: null, mine: true, paused: false })
  const list = await asha.call(reminders.list, {})
  expect(list.map(({ title, date, ends_on, medicine }) => [title, date, ends_on, medicine])).toEqual([
    ['Dolo 650, 1 tablet after food', '2026-11-20', '2026-11-24', { id: made.id, part: 'dose' }],
    ['Dolo 650, 1 tablet after food', '2026-11-21', '2026-11-25', { id: made.id, part: 'dose' }],
  ])
  expect(await table(asha, made.id)).toHaveLength(10)

  await server.passTimeUntil('2026-11-21T20:01:00+05:30')
  const rung = (await server.outbox('email')).map(({ created_at, subject }) => [
    created_at.toISOString().slice(8, 16),
    subject,
  ])
  // At the time, not an hour ahead.
  expect(rung).toEqual([
    ['20T14:30', 'Dolo 650, 1 tablet after food'],
    ['21T02:30', 'Dolo 650, 1 tablet after food'],
    ['21T14:30', 'Dolo 650, 1 tablet after food'],
  ])
})

test('TASK-10 TASK-5 only today’s missed dose is still due; the dose log lists them all', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await asha.call(medicines.create, dolo)
  const evening = await doseAt(asha, '20:00')
  await server.passTimeUntil('2026-11-22T21:00:00+05:30')
  await mark(asha, evening.id, '2026-11-21')
  await asha.call(reminders.remove, { id: evening.id, occurrence_date: '2026-11-22' })
  expect(await table(asha, id, '2026-11-19', '2026-11-23')).toEqual([
    '20 20:00 missed',
    '21 08:00 missed',
    '21 20:00 taken',
    '22 08:00 due',
    '22 20:00 skipped',
    '23 08:00 due',
    '23 20:00 due',
  ])
})

test('TASK-10 a taken dose reduces the stock once, and undoing it adds it back', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(medicines.create, {
    ...dolo,
    times: [
      { time: '08:00', amount: 1 },
      { time: '20:00', amount: 0.5 },
    ],
    stock: 6,
  })
  const [morning, evening] = [await doseAt(asha, '08:00'), await doseAt(asha, '20:00')]
  expect(morning.title).toBe('Dolo 650, 1 tablet after food')
  expect(evening.title).toBe('Dolo 650, ½ tablet after food')
  // Two tabs at once, and a phone that repeats its offline call with the same id.
  await Promise.all([mark(asha, evening.id, '2026-11-20'), mark(asha, evening.id, '2026-11-20')])
  await mark(asha, morning.id, '2026-11-21', true, 'a-phone-that-was-offline')
  await mark(asha, morning.id, '2026-11-21', true, 'a-phone-that-was-offline')
  expect(await leftOf(asha)).toBe(4.5)
  await mark(asha, morning.id, '2026-11-21', false)
  expect(await leftOf(asha)).toBe(5.5)
  // More was bought; doses taken before that are not counted again.
  const [{ id }] = (await asha.call(medicines.list, {})) as [medicines.Medicine]
  expect(await asha.call(medicines.setStock, { id, added: 10 })).toMatchObject({ left: 15.5 })
  expect(await asha.call(medicines.setStock, { id, left: 3 })).toMatchObject({ left: 3 })
  await mark(asha, morning.id, '2026-11-21')
  expect(await leftOf(asha)).toBe(2)
  expect(await asha.call(medicines.setStock, { id, left: null })).toMatchObject({ left: null })
  expect(await asha.ask(medicines.setStock, { id, added: 1 })).toMatchObject({
    status: 409,
    detail: 'First enter how much of this medicine you have',
  })
})

test('TASK-10 a medicine that runs out is put on the shopping list once, until its stock is counted again', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await asha.call(medicines.create, {
    name: 'Telma 40',
    unit: 'tablet',
    times: [{ time: '21:00', amount: 1 }],
    stock: 10,
    refill_days: 3,
    refill_list: true,
  })
  await asha.call(medicines.create, { name: 'Dolo', times: [{ time: '08:00', amount: 1 }], stock: 2, refill_days: 1 })
  const listed = async () => {
    await putRefillsOnList(server.context)
    return (await asha.call(list.show, {})).lines.filter(({ name }) => /telma|dolo/i.test(name))
  }
  expect(await listed()).toEqual([])
  await server.passTimeUntil('2026-11-27T00:05:00+05:30')
  expect(await listed()).toHaveLength(1)
  // Not listed again for the same refill.
  await server.passTimeUntil('2026-11-28T00:05:00+05:30')
  expect(await listed()).toHaveLength(1)
  await asha.call(medicines.setStock, { id, left: 1 })
  expect(await listed()).toMatchObject([{ name: expect.stringMatching(/telma 40 tablets/i) }])
})

test('TASK-10 the refill reminder follows the stock; a completed one returns only after a new count', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await asha.call(medicines.create, {
    name: 'Telma 40',
    unit: 'tablet',
    times: [{ time: '21:00', amount: 1 }],
    stock: 10,
    refill_days: 3,
  })
  const shown = async () => {
    const [medicine] = await asha.call(medicines.list, {})
    return [medicine!.runs_out_on, medicine!.refill_on]
  }
  const refills = async () => (await asha.call(reminders.list, {})).filter((one) => one.medicine?.part === 'refill')
  // Ten evenings from the 20th on, so nothing is left for the 30th.
  expect(await shown()).toEqual(['2026-11-30', '2026-11-27'])
  expect(await refills()).toMatchObject([{ title: 'Refill Telma 40', date: '2026-11-27' }])
  const dose = await doseAt(asha, '21:00')
  await asha.call(reminders.remove, { id: dose.id, occurrence_date: '2026-11-20' })
  expect(await shown()).toEqual(['2026-12-01', '2026-11-28'])
  await asha.call(reminders.restore, { id: dose.id, occurrence_date: '2026-11-20' })
  expect(await shown()).toEqual(['2026-11-30', '2026-11-27'])

  await server.passTimeUntil('2026-11-27T09:01:00+05:30')
  expect((await server.outbox('email')).map(({ subject }) => subject)).toContain('Refill Telma 40')
  const [refill] = await refills()
  await asha.call(reminders.update, { id: refill!.id, completed: true })
  await mark(asha, dose.id, '2026-11-27')
  expect((await refills()).filter(({ completed }) => !completed)).toEqual([])
  await asha.call(medicines.setStock, { id, added: 30 })
  expect((await refills()).filter(({ completed }) => !completed)).toHaveLength(1)
  await asha.call(medicines.update, { id, refill_days: null })
  expect((await refills()).filter(({ completed }) => !completed)).toEqual([])
})

test('TASK-10 new times and pauses apply from now on; earlier doses stay in the log', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await asha.call(medicines.create, { ...dolo, days: undefined })
  await mark(asha, (await doseAt(asha, '20:00')).id, '2026-11-20')
  await server.passTimeUntil('2026-11-21T12:00:00+05:30')
  await asha.call(medicines.update, {
    id,
    times: [
      { time: '09:00', amount: 1 },
      { time: '20:00', amount: 1 },
    ],
  })
  expect(await table(asha, id, '2026-11-20', '2026-11-22')).toEqual([
    '20 20:00 taken',
    '21 08:00 due',
    '21 20:00 due',
    '22 09:00 due',
    '22 20:00 due',
  ])
  await asha.call(medicines.update, { id, paused: true, paused_until: '2026-11-24' })
  expect(await asha.call(medicines.list, {})).toMatchObject([{ paused: true, paused_until: '2026-11-24' }])
  expect((await table(asha, id, '2026-11-21', '2026-11-25')).map((line) => line.slice(0, 8))).toEqual([
    '21 08:00',
    '25 09:00',
    '25 20:00',
  ])
  await server.passTimeUntil('2026-11-23T12:00:00+05:30')
  expect(await asha.call(medicines.update, { id, paused: false })).toMatchObject({ paused: false, paused_until: null })
  expect((await table(asha, id, '2026-11-21', '2026-11-24')).map((line) => line.slice(0, 8))).toEqual([
    '21 08:00',
    '23 20:00',
    '24 09:00',
    '24 20:00',
  ])
  // Paused without an end, so nothing rings until it is resumed.
  await asha.call(medicines.update, { id, paused: true })
  await server.pool.query('delete from outbox')
  await server.passTimeUntil('2026-11-25T23:00:00+05:30')
  expect(await server.outbox('email')).toEqual([])
})

test('TASK-10 editing a medicine changes all doses, one day can be changed alone; a moved dose is in the log once', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await asha.call(medicines.create, dolo)
  const dose = await doseAt(asha, '20:00')
  const refusal = {
    status: 409,
    detail: 'This is a dose of a medicine: edit the medicine to change its times and days, or change only this day',
  }
  const day = '2026-11-21'
  expect(await asha.ask(reminders.update, { id: dose.id, time: '21:00' })).toMatchObject(refusal)
  expect(await asha.ask(reminders.update, { id: dose.id, completed: true })).toMatchObject(refusal)
  expect(await asha.ask(reminders.remove, { id: dose.id })).toMatchObject(refusal)
  expect(await asha.ask(reminders.remove, { id: dose.id, occurrence_date: day, following: 'true' })).toMatchObject(
    refusal,
  )
  expect(
    await asha.ask(reminders.update, { id: dose.id, occurrence_date: day, following: true, time: '21:00' }),
  ).toMatchObject(refusal)
  await asha.call(reminders.update, { id: dose.id, tags: ['fever'], nag_minutes: 15 })

  const moved = await asha.call(reminders.update, { id: dose.id, occurrence_date: day, only_day: true, time: '22:30' })
  expect(moved.medicine).toEqual({ id, part: 'dose' })
  await asha.call(reminders.update, { id: moved.id, completed: true })
  expect(await table(asha, id, day, day)).toEqual(['21 08:00 due', '21 22:30 taken'])
  const taken = { status: 409, detail: 'This dose is marked as taken; undo that first' }
  expect(await asha.ask(reminders.remove, { id: moved.id })).toMatchObject(taken)
  await mark(asha, dose.id, '2026-11-20')
  expect(await asha.ask(reminders.remove, { id: dose.id, occurrence_date: '2026-11-20' })).toMatchObject(taken)
  // A dose on the moved day cannot be taken twice.
  expect((await mark(asha, dose.id, day)).status).toBe(422)
})

test('TASK-10 a dose skipped on one phone and taken on another counts as taken', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await asha.call(medicines.create, { ...dolo, stock: 10 })
  const dose = await doseAt(asha, '20:00')
  await asha.call(reminders.remove, { id: dose.id, occurrence_date: '2026-11-20' })
  expect((await mark(asha, dose.id, '2026-11-20')).status).toBe(200)
  expect(await table(asha, id, '2026-11-20', '2026-11-20')).toEqual(['20 20:00 taken'])
  expect(await leftOf(asha)).toBe(9)
})

test('TASK-10 Taken and Skip in a notification, also twice', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await asha.call(medicines.create, dolo)
  const [evening, morning] = [await doseAt(asha, '20:00'), await doseAt(asha, '08:00')]
  const act = (reminderId: string, day: string, action: 'done' | 'skip') =>
    server.anyone.ask(notifications.act, {
      ticket: ticketFor(server.context, { userId: asha.id, reminderId, day }),
      action,
    })
  for (const _ of [1, 2]) {
    expect((await act(evening.id, '2026-11-20', 'done')).status).toBe(200)
    expect((await act(morning.id, '2026-11-21', 'skip')).body).toEqual({ message: 'Skipped' })
  }
  expect(await act(evening.id, '2026-11-20', 'skip')).toMatchObject({ status: 409 })
  expect(await table(asha, id, '2026-11-20', '2026-11-21')).toEqual([
    '20 20:00 taken',
    '21 08:00 skipped',
    '21 20:00 due',
  ])
})

test('TASK-10 a dose’s push marks it as a dose, so that its buttons are Taken and Skip', async () => {
  await using push = await startPushService()
  await using server = await startTestServer({ at, environment: { PUSH_HOSTS: push.host } })
  const asha = await server.aPerson()
  await asha.call(notifications.subscribe, push.aBrowser('phone'))
  await asha.call(medicines.create, dolo)
  await asha.call(reminders.createFromText, { text: 'call the plumber today at 6:30 pm' })
  await server.passTimeUntil('2026-11-20T20:01:00+05:30')
  expect(push.pushed.map(({ message: { title, dose } }) => [title, dose])).toEqual([
    ['Call the plumber', undefined],
    ['Call the plumber', undefined],
    ['Dolo 650, 1 tablet after food', true],
  ])
})

test('TASK-10 HOME-3 a medicine for a member rings at that member, who else is notified if it is not taken, and who sees its dose log', async () => {
  await using server = await startTestServer({ at })
  const { asha, rohan, anu, stranger } = await createHousehold(server)
  const { id } = await rohan.call(medicines.create, {
    name: 'BP tablet',
    times: [{ time: '20:00', amount: 1 }],
    for_id: asha.id,
    escalate_to_id: rohan.id,
    escalate_minutes: 30,
  })
  expect(await asha.call(medicines.list, {})).toMatchObject([{ id, mine: false, shared: { for_id: asha.id } }])
  for (const person of [anu, stranger]) {
    expect(await person.call(medicines.list, {})).toEqual([])
    expect((await person.ask(medicines.doseLog, { id, from: '2026-11-20', to: '2026-11-20' })).status).toBe(404)
    expect((await person.ask(medicines.update, { id, name: 'x' })).status).toBe(404)
  }
  await server.passTimeUntil('2026-11-20T20:31:00+05:30')
  const { rows } = await server.pool.query(
    `select user_id, moment from alerts where state <> 'waiting' and channel = 'email' order by due_at`,
  )
  expect(rows).toEqual([
    { user_id: asha.id, moment: 'due' },
    { user_id: rohan.id, moment: 'escalated' },
  ])
  const dose = await doseAt(asha, '20:00')
  await mark(asha, dose.id, '2026-11-20')
  expect(await table(rohan, id, '2026-11-20', '2026-11-20')).toEqual(['20 20:00 taken'])
  // Applies to all doses, including those that a later change of times creates.
  await rohan.call(medicines.update, { id, times: twice, escalate_minutes: 60 })
  const doses = await rohan.call(reminders.list, {})
  expect(doses).toHaveLength(2)
  for (const { shared } of doses) expect(shared).toMatchObject({ for_id: asha.id, escalate_minutes: 60 })

  // When the person who created it leaves, it goes with its log to the person it is for.
  await rohan.call(household.leave, {})
  expect(await rohan.call(medicines.list, {})).toEqual([])
  expect(await asha.call(medicines.list, {})).toMatchObject([{ id, mine: true }])
  expect(await table(asha, id, '2026-11-20', '2026-11-20')).toEqual(['20 20:00 taken'])
})

test('TASK-10 a medicine sent twice under one id is added once, and is deleted with its reminders', async () => {
  await using server = await startTestServer({ at })
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const id = randomUUID()
  await Promise.all([asha.ask(medicines.create, { ...dolo, id }), asha.ask(medicines.create, { ...dolo, id })])
  await asha.call(medicines.create, { ...dolo, id })
  expect(await asha.call(reminders.list, {})).toHaveLength(2)
  expect(await ravi.ask(medicines.create, { ...dolo, id })).toMatchObject({ status: 409 })
  const moved = await asha.call(reminders.update, {
    id: (await doseAt(asha, '20:00')).id,
    occurrence_date: '2026-11-21',
    only_day: true,
    time: '21:00',
  })
  await asha.call(reminders.remove, { id: moved.id })
  await asha.call(medicines.remove, { id })
  expect(await asha.call(reminders.list, {})).toEqual([])
  const { rows } = await server.pool.query(`select 1 from alerts where state = 'waiting'`)
  expect(rows).toEqual([])
  // A reminder deleted earlier is restored on its own, without its medicine.
  expect((await asha.call(reminders.restore, { id: moved.id })).medicine).toBeUndefined()
})

test('TASK-10 an impossible medicine is refused with a sentence', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const refusal = async (more: object) => {
    const { status, body } = await asha.ask(medicines.create, { ...dolo, days: undefined, ...more } as never)
    return [status, (body as { detail: string }).detail]
  }
  const at8 = { time: '08:00', amount: 1 }
  expect(await refusal({ times: [at8, at8] })).toEqual([422, 'Each time of day can be used once'])
  expect(await refusal({ times: [] })).toEqual([422, 'At least one time of day'])
  expect(await refusal({ times: [{ time: '08:00', amount: 0 }] })).toEqual([422, 'Amount must be at least 0.01'])
  const many = Array.from({ length: 13 }, (_, hour) => ({ time: `${10 + hour}:00`, amount: 1 }))
  expect(await refusal({ times: many })).toEqual([422, 'At most 12 times a day'])
  expect(await refusal({ days: 401 })).toEqual([422, 'Days must be at most 400'])
  expect(await refusal({ ends_on: '2028-01-01' })).toEqual([
    422,
    'A course can last up to 400 days, or go on without an end',
  ])
  expect(await refusal({ ends_on: '2026-11-19' })).toEqual([422, 'The last day can’t be before the first'])
  expect(await refusal({ recurrence: 'none' })).toEqual([422, 'Repeats must name the days of the medicine'])
  expect(await refusal({ recurrence: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31' })).toEqual([
    422,
    'We don’t support that repeat',
  ])
  const { id } = await asha.call(medicines.create, dolo)
  expect(await asha.ask(medicines.doseLog, { id, from: '2026-11-20', to: '2028-11-20' })).toMatchObject({
    status: 422,
    detail: 'Choose a first and a last day, at most 400 days apart',
  })
  await server.pool.query(
    `insert into medicines select (r).* from (
       select jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid())) as r
       from medicines m, generate_series(1, 49)) as more`,
  )
  expect(await refusal({})).toEqual([409, 'You can have up to 50 medicines; delete one first'])
  await insertSeries(server, id)
  expect(await asha.ask(medicines.update, { id, times: [{ time: '07:00', amount: 1 }] })).toMatchObject({
    status: 409,
    detail: 'This medicine’s times were changed too often; please add it again',
  })
})

/** Inserts as many series as changes of the times can leave behind. */
const insertSeries = ({ pool }: TestServer, id: string) =>
  pool.query(
    `insert into reminders select (r).* from (
       select jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'ends_on', '2026-11-01')) as r
       from reminders d, generate_series(1, 120) where medicine_id = $1) as more`,
    [id],
  )
