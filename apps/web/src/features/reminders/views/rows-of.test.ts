import { expect, test } from 'vitest'

import { aReminder } from '../../../../test/a-reminder.ts'
import { rowsOf, tagsOf } from './rows-of.ts'

/** Saturday 21 November 2026, noon in India. */
const known = {
  today: '2026-11-21',
  now: new Date('2026-11-21T12:00:00+05:30'),
  engine: undefined,
  timeZone: 'Asia/Kolkata',
}
const named = (title: string, changes: object) => aReminder({ id: title, title, ...changes })
const list = [
  named('rent', { date: '2026-11-10', recurrence: 'monthly', completed_dates: ['2026-11-10'], tags: ['home'] }),
  named('walk', { date: '2026-11-20', recurrence: 'daily', completed_dates: ['2026-11-21'] }),
  named('bill', { date: '2026-11-18', tags: ['home', 'money'] }),
  named('parcel', { date: '2026-11-17', completed: true, tags: ['gone'] }),
  named('party', { date: '2026-12-31' }),
]
const shown = (view: Parameters<typeof rowsOf>[0], most = 9) =>
  rowsOf(view, list, known)
    .slice(0, most)
    .map(({ reminder, day }) => `${reminder.id} ${day.slice(5)}`)

test('TASK-2 a series is not listed on a day that was moved out of it', () => {
  const series = { date: '2026-11-19', recurrence: 'daily', ends_on: '2026-11-21' }
  const rows = (changes: object) =>
    rowsOf({ name: 'all' }, [named('walk', { ...series, ...changes })], known).map(({ day }) => day.slice(5))
  expect(rows({})).toEqual(['11-21'])
  expect(rows({ skipped_dates: ['2026-11-21'] })).toEqual(['11-20'])
  expect(rows({ skipped_dates: ['2026-11-19', '2026-11-20', '2026-11-21'] })).toEqual([])
  expect(rows({ completed_dates: ['2026-11-21'] })).toEqual(['11-21'])
})

test('TASK-2 the views Upcoming, Overdue, Done, All and by tag show the right reminders', () => {
  expect(shown({ name: 'upcoming' }, 2)).toEqual(['walk 11-22', 'walk 11-23'])
  expect(shown({ name: 'upcoming' }, 99).filter((row) => !row.startsWith('walk'))).toEqual(['rent 12-10'])
  expect(shown({ name: 'overdue' })).toEqual(['bill 11-18'])
  expect(shown({ name: 'done' })).toEqual(['walk 11-21', 'parcel 11-17', 'rent 11-10'])
  expect(shown({ name: 'tag', tag: 'home' })).toEqual(['bill 11-18', 'rent 12-10'])
  expect(shown({ name: 'all' })).toEqual(['bill 11-18', 'walk 11-22', 'rent 12-10', 'party 12-31'])
  expect(tagsOf(list)).toEqual(['home', 'money'])
})

test('TASK-2 a list is sorted by the person’s own clock, whatever clock a reminder goes by', () => {
  const tomorrow = (title: string, time: string, time_zone = 'Asia/Kolkata') =>
    aReminder({ title, date: '2026-11-22', time: `${time}:00`, time_zone })
  const mixed = [
    // 8:30 pm in India.
    tomorrow('New York', '10:00', 'America/New_York'),
    tomorrow('Afternoon', '15:30'),
    // 2:30 am on the 22nd in India is still the 21st there.
    aReminder({ title: 'Los Angeles', date: '2026-11-21', time: '13:00:00', time_zone: 'America/Los_Angeles' }),
    aReminder({ title: 'Tonight', date: '2026-11-21', time: '22:00:00' }),
    tomorrow('Morning', '09:00'),
  ]
  const titles = (name: 'all' | 'upcoming' | 'done', list = mixed) =>
    rowsOf({ name }, list, known).map(({ reminder }) => reminder.title)
  const order = ['Tonight', 'Los Angeles', 'Morning', 'Afternoon', 'New York']
  expect(titles('all')).toEqual(order)
  expect(titles('upcoming')).toEqual(order)
  const done = mixed.map((one) => ({ ...one, completed: true }))
  expect(titles('done', done)).toEqual(order.toReversed())
})
