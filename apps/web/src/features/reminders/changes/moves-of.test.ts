import { expect, test } from 'vitest'
import { aReminder } from '../../../../test/a-reminder.ts'
import { toMove } from './moves-of.ts'

const day = '2026-11-20'
const sorted = (...reminders: ReturnType<typeof aReminder>[]) => {
  const found = toMove(
    reminders.map((reminder) => ({ reminder, day, later: [] })),
    'asha',
  )
  return Object.fromEntries(Object.entries(found).map(([name, of]) => [name, of.map(({ reminder }) => reminder.title)]))
}

test('TASK-10 a missed dose is never moved to another day', () => {
  const call = aReminder({ title: 'Call the plumber', date: day })
  const dose = aReminder({ title: 'Telma 40', recurrence: 'daily', medicine: { id: call.id, part: 'dose' } })
  const refill = aReminder({ title: 'Refill Telma 40', medicine: { id: call.id, part: 'refill' } })
  expect(sorted(call, dose, refill)).toMatchObject({
    tasks: ['Call the plumber', 'Refill Telma 40'],
    doses: ['Telma 40'],
  })
})

test('TASK-5 what repeats does not move with the tasks', () => {
  expect(
    sorted(
      aReminder({ title: 'Pay the LIC premium', date: day }),
      aReminder({ title: 'Gym', date: day, recurrence: 'FREQ=WEEKLY;BYDAY=MO,FR' }),
    ),
  ).toEqual({
    tasks: ['Pay the LIC premium'],
    repeats: ['Gym'],
    doses: [],
    others: [],
  })
})

test('TASK-5 a changed occurrence of a series stays like the series itself', () => {
  const series = { id: aReminder().id, day: '2026-11-20' }
  expect(sorted(aReminder({ title: 'Tuition, half an hour later', date: day, series }))).toMatchObject({
    tasks: [],
    repeats: ['Tuition, half an hour later'],
  })
})
