import { expect, test } from 'vitest'

import { aReminder } from '../a-reminder.ts'
import { nextUp, overdueAmong } from './outlook.ts'

const noon = new Date('2026-11-21T12:00:00+05:30')
const named = (occurrences: { reminder: { title: string }; day: string }[]) =>
  occurrences.map(({ reminder, day }) => `${reminder.title} ${day}`)

test('DASH-3 what is past and open is overdue, oldest first', () => {
  const list = [
    aReminder({ title: 'This morning', time: '09:00:00' }),
    aReminder({ title: 'Last week', date: '2026-11-14' }),
    aReminder({ title: 'Done', date: '2026-11-14', completed: true }),
    aReminder({ title: 'This evening' }),
  ]

  expect(named(overdueAmong(list, noon, undefined))).toEqual(['Last week 2026-11-14', 'This morning 2026-11-21'])
})

test('DASH-3 of a repeating reminder only the occurrence of today can be overdue', () => {
  const walk = aReminder({ title: 'Walk', recurrence: 'daily', date: '2026-11-01', time: '06:30:00' })

  expect(named(overdueAmong([walk], noon, undefined))).toEqual(['Walk 2026-11-21'])
  expect(overdueAmong([{ ...walk, completed_dates: ['2026-11-21'] }], noon, undefined)).toEqual([])
})

test('DASH-3 the next reminder is the first open one of the coming week', () => {
  const walk = aReminder({ title: 'Walk', recurrence: 'daily', date: '2026-11-01', time: '06:30:00' })

  expect(nextUp([aReminder({ date: '2027-01-01' })], noon, undefined)).toBeUndefined()
  expect(
    nextUp([walk, aReminder({ title: 'Tea', date: '2026-11-22', time: '16:00:00' })], noon, undefined),
  ).toMatchObject({
    reminder: { title: 'Walk' },
    day: '2026-11-22',
  })
  expect(nextUp([walk, aReminder({ title: 'Lunch', time: '13:00:00' })], noon, undefined)).toMatchObject({
    reminder: { title: 'Lunch' },
    day: '2026-11-21',
  })
})
