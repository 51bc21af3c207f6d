import { randomUUID } from 'node:crypto'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'

const walk = (asha: Person) => asha.call(reminders.createFromText, { text: 'walk every day at 6:30 pm' })

/** Returns 'DD HH:MM title' of the due alerts, in Indian time. */
const due = async (server: TestServer) =>
  (await server.outbox('email'))
    .filter(({ body }) => body.includes('Due now'))
    .map(({ created_at, subject }) => {
      const there = new Date(created_at.getTime() + 19_800_000).toISOString()
      return `${there.slice(8, 10)} ${there.slice(11, 16)} ${subject}`
    })

test('TASK-6 this and following: the series ends the day before, and another goes on from there', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await walk(asha)
  await asha.call(reminders.update, { id, completed: true, occurrence_date: '2026-11-22' })
  const separate_id = randomUUID()
  const next = await asha.call(reminders.update, {
    id,
    occurrence_date: '2026-11-22',
    following: true,
    separate_id,
    title: 'Swim',
    time: '07:00',
    recurrence: 'FREQ=DAILY;INTERVAL=2',
  })
  expect(next).toMatchObject({ id: separate_id, date: '2026-11-22', completed_dates: ['2026-11-22'] })
  await server.passTimeUntil('2026-11-26T20:00:00+05:30')
  expect(await due(server)).toEqual(['20 18:30 Walk', '21 18:30 Walk', '24 07:00 Swim', '26 07:00 Swim'])
})

test('TASK-6 this and following are deleted together, and a stated end stays the end', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await walk(asha)
  const rest = await asha.call(reminders.remove, { id, occurrence_date: '2026-11-22', following: 'true' })
  expect(rest).toMatchObject({ id, ends_on: '2026-11-21' })
  await server.passTimeUntil('2026-11-25T20:00:00+05:30')
  expect(await due(server)).toEqual(['20 18:30 Walk', '21 18:30 Walk'])
  expect(await asha.ask(reminders.remove, { id, occurrence_date: '2026-11-22', following: 'true' })).toMatchObject({
    status: 422,
    detail: 'The reminder doesn’t occur on that day',
  })
})

test('TASK-6 a series ends also before a day that was changed individually, but not before one it never had', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await walk(asha)
  const change = { only_day: true, separate_id: randomUUID(), time: '07:00' }
  await asha.call(reminders.update, { id, occurrence_date: '2026-11-22', ...change })
  const before = (day: string) => asha.ask(reminders.remove, { id, occurrence_date: day, following: 'true' })
  expect(await before('2026-11-19')).toMatchObject({ status: 422 })
  await before('2026-11-22')
  const series = (await asha.call(reminders.list, {})).find((one) => one.id === id)
  expect(series).toMatchObject({ ends_on: '2026-11-21' })
})

test('TASK-6 a repeat ends on a day or after a number of times, and a last day before the first is refused', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await walk(asha)
  const end = (how: object) => asha.call(reminders.update, { id, ...how })
  expect(await end({ recurrence: 'weekly', times: 3 })).toMatchObject({ ends_on: '2026-12-04' })
  expect(await end({ recurrence: 'FREQ=MONTHLY;BYDAY=-1FR', times: 2 })).toMatchObject({
    date: '2026-11-27',
    ends_on: '2026-12-25',
  })
  expect(await end({ ends_on: null })).not.toHaveProperty('ends_on')
  expect(await end({ date: '2026-11-20', recurrence: 'daily', ends_on: '2026-11-21' })).toMatchObject({
    ends_on: '2026-11-21',
  })
  expect(await asha.ask(reminders.update, { id, ends_on: '2026-11-19' })).toMatchObject({
    status: 422,
    detail: 'The last day can’t be before the first',
  })
  expect(await asha.ask(reminders.update, { id, recurrence: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' })).toMatchObject({
    status: 422,
  })
  expect(await asha.ask(reminders.update, { id, times: 1001 })).toMatchObject({
    status: 422,
    detail: 'Times must be at most 1,000',
  })
  await server.passTimeUntil('2026-11-24T20:00:00+05:30')
  expect(await due(server)).toEqual(['20 18:30 Walk', '21 18:30 Walk'])
})
