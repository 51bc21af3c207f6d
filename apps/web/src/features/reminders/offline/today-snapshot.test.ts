import { expect, test } from 'vitest'

import { aReminder } from '../../../../test/a-reminder.ts'
import { todayOf } from './today-snapshot.ts'

const asha = { full_name: 'Asha Rao', time_zone: 'Asia/Kolkata' }
const today = '2026-11-21'

test('today ends at midnight in the person’s zone, and greets them by their first name', () => {
  const snapshot = todayOf([], today, asha)

  expect(new Date(snapshot.until).toISOString()).toBe('2026-11-21T18:30:00.000Z')
  expect(snapshot.greeting).toBe('Namaste, Asha. It’s Saturday, 21 November 2026.')
  expect(todayOf([], today, { ...asha, full_name: 'Dr. Asha Rao' }).greeting).toMatch(/^Namaste, Dr. Asha\. /)
  expect(snapshot).toMatchObject({ count: 0, rows: [] })
})

test('a row says when it is overdue, a meeting never is', () => {
  const { rows } = todayOf(
    [
      aReminder({ title: 'Milk', time: '18:30', completed: true }),
      aReminder({ title: 'Standup', time: '10:00', is_event: true }),
    ],
    today,
    asha,
  )

  expect(rows[0]).toMatchObject({ title: 'Milk', time: '6:30 pm', done: true, due: Date.parse('2026-11-21T13:00:00Z') })
  expect(rows[1]).toMatchObject({ title: 'Standup', time: '10:00 am', done: false, due: null })
})

test('a long day’s count is complete, and only part of its list is stored', () => {
  const snapshot = todayOf(
    Array.from({ length: 500 }, (_, n) => aReminder({ title: `No. ${n}` })),
    today,
    asha,
  )

  expect(snapshot.count).toBe(500)
  expect(snapshot.rows).toHaveLength(10)
})
