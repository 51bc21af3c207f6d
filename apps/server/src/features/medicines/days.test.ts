import type { InputOf } from '@planner/contract/endpoint'
import * as medicines from '@planner/contract/medicines'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { type Person, startTestServer } from '#test/test-server.ts'

/** Tuesday 1 December 2026, 8:00 in India. */
const at = '2026-12-01T08:00:00+05:30'
const range = { from: '2026-12-01', to: '2027-01-31' }
const vitamin = { name: 'Vitamin D', unit: 'tablet', food: 'after' } as const

const add = (person: Person, days: Partial<InputOf<typeof medicines.create>>) =>
  person.call(medicines.create, { ...vitamin, times: [{ time: '09:00', amount: 1 }], ...days })

/** Returns the first days on which doses are due: '12-05 12-12 12-19'. */
async function daysOf(person: Person, id: string, count = 3): Promise<string> {
  const { doses } = await person.call(medicines.doseLog, { id, ...range })
  return doses
    .slice(0, count)
    .map(({ day }) => day.slice(5))
    .join(' ')
}

test.each([
  [{ recurrence: 'FREQ=WEEKLY;BYDAY=SA' }, '12-05 12-12 12-19'],
  [{ recurrence: 'FREQ=WEEKLY;BYDAY=TU' }, '12-01 12-08 12-15'],
  [{ recurrence: 'FREQ=WEEKLY;BYDAY=WE,SU' }, '12-02 12-06 12-09'],
  [{ recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA' }, '12-05 12-19 01-02'],
  [{ recurrence: 'FREQ=WEEKLY;INTERVAL=2' }, '12-01 12-15 12-29'],
  [{ recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', starts_on: '2026-12-07' }, '12-07 12-21 01-04'],
  [{ recurrence: 'FREQ=DAILY;INTERVAL=3', starts_on: '2026-12-05' }, '12-05 12-08 12-11'],
  [{ recurrence: 'FREQ=WEEKLY;BYDAY=SA', starts_on: '2026-12-10' }, '12-12 12-19 12-26'],
  [{ recurrence: 'FREQ=MONTHLY;BYMONTHDAY=5' }, '12-05 01-05'],
  [{ recurrence: 'monthly', starts_on: '2026-12-15' }, '12-15 01-15'],
  [{ recurrence: 'FREQ=MONTHLY;BYDAY=-1SU' }, '12-27 01-31'],
  [{ recurrence: 'weekdays', starts_on: '2026-12-05' }, '12-07 12-08 12-09'],
  [{ recurrence: 'daily', starts_on: '2026-12-05' }, '12-05 12-06 12-07'],
])('TASK-10 a medicine of %j is due on these days', async (days, wanted) => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const medicine = await add(asha, days)
  expect(await daysOf(asha, medicine.id)).toBe(wanted)
  expect(medicine.starts_on.slice(5)).toBe(wanted.slice(0, 5))
  const [dose] = await asha.call(reminders.list, {})
  expect(dose!.date).toBe(medicine.starts_on)
})

test('TASK-10 a weekly medicine of four weeks has four doses, counted from its first day', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id, ends_on } = await add(asha, { recurrence: 'FREQ=WEEKLY;BYDAY=SA', days: 28 })
  expect(await daysOf(asha, id, 9)).toBe('12-05 12-12 12-19 12-26')
  expect(ends_on).toBe('2027-01-01')
})

test('TASK-10 the days of a medicine and its first day are changed from now on, and the past stays in the log', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await add(asha, { recurrence: 'FREQ=WEEKLY;BYDAY=TU' })
  await server.passTimeUntil('2026-12-02T08:00:00+05:30')
  expect(await asha.call(medicines.update, { id, recurrence: 'FREQ=WEEKLY;BYDAY=SA' })).toMatchObject({
    recurrence: 'weekly',
    starts_on: '2026-12-05',
  })
  expect(await daysOf(asha, id)).toBe('12-01 12-05 12-12')
  await asha.call(medicines.update, { id, name: 'Vitamin D3' })
  expect(await daysOf(asha, id)).toBe('12-01 12-05 12-12')
  const everyOther = { recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA', starts_on: '2026-12-12' }
  await asha.call(medicines.update, { id, ...everyOther })
  expect(await daysOf(asha, id)).toBe('12-01 12-12 12-26')
})

test('TASK-10 a medicine of the 31st whose time changes in February is due on 31 March', async () => {
  await using server = await startTestServer({ at: '2027-01-30T08:00:00+05:30' })
  const asha = await server.aPerson()
  const { id } = await add(asha, { recurrence: 'monthly', starts_on: '2027-01-31' })
  await server.passTimeUntil('2027-02-10T08:00:00+05:30')
  await asha.call(medicines.update, { id, times: [{ time: '10:00', amount: 1 }] })
  const { doses } = await asha.call(medicines.doseLog, { id, from: '2027-01-01', to: '2027-05-01' })
  expect(doses.map(({ day }) => day.slice(5))).toEqual(['01-31', '02-28', '03-31', '04-30'])
})

test('TASK-10 a dose is not moved onto another dose of its medicine, neither from its series nor once it is on its own', async () => {
  await using server = await startTestServer({ at: '2026-11-20T07:00:00+05:30' })
  const asha = await server.aPerson()
  const times = ['08:00', '20:00'].map((time) => ({ time, amount: 1 }))
  await asha.call(medicines.create, { name: 'Azithral 500', unit: 'tablet', times, days: 5 })
  const [morning] = (await asha.call(reminders.list, {})).filter(({ time }) => time === '08:00:00')
  const { id } = morning!
  const move = (date: string, time?: string) =>
    asha.ask(reminders.update, { id, occurrence_date: '2026-11-21', only_day: true, date, ...(time && { time }) })
  const refused = {
    status: 409,
    detail: 'There’s already a dose of this medicine at that time; choose another time',
  }
  expect(await move('2026-11-22')).toMatchObject(refused)
  expect(await move('2026-11-21', '20:00')).toMatchObject(refused)
  // Nothing has changed, and a change that moves nothing is none of this.
  expect((await asha.call(reminders.list, {})).find((one) => one.id === id)?.skipped_dates ?? []).toEqual([])
  const own = await asha.call(reminders.update, {
    id,
    occurrence_date: '2026-11-21',
    only_day: true,
    time: '10:00',
  })
  const moveOwn = (date: string, time: string) => asha.ask(reminders.update, { id: own.id, date, time })
  expect(await moveOwn('2026-11-21', '20:00:00')).toMatchObject(refused)
  expect(await moveOwn('2026-11-22', '08:00')).toMatchObject(refused)
  // Its own place is free, and so is an hour without a dose.
  expect(await moveOwn('2026-11-21', '08:00')).toMatchObject({ status: 200 })
  expect(await moveOwn('2026-11-22', '14:00')).toMatchObject({ status: 200 })
})
