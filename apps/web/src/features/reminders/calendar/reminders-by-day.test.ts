import { expect, test } from 'vitest'

import { aReminder } from '../../../../test/a-reminder.ts'
import type { RecurrenceEngine } from '../agenda/occurrences.ts'
import { remindersByDay } from './reminders-by-day.ts'

const week = { from: '2026-11-16', to: '2026-11-22' }
const titles = (byDay: Map<string, { title: string }[]>) =>
  Object.fromEntries([...byDay].map(([day, there]) => [day, there.map(({ title }) => title)]))

test('a day that left a repeating reminder is free of it', () => {
  const walk = aReminder({ title: 'Walk', date: '2026-11-19', recurrence: 'daily', skipped_dates: ['2026-11-21'] })

  expect(Object.keys(titles(remindersByDay([walk], week, undefined)))).toEqual([
    '2026-11-19',
    '2026-11-20',
    '2026-11-22',
  ])
})

test('DASH-3 a day’s reminders are sorted by time', () => {
  const list = [
    aReminder({ title: 'Dinner', time: '20:00:00' }),
    aReminder({ title: 'Walk', time: '06:30:00' }),
    aReminder({ title: 'Bank', time: '11:00:00', date: '2026-11-20' }),
    aReminder({ title: 'Milk', time: '06:30:00' }),
    aReminder({ title: 'Next month', date: '2026-12-21' }),
  ]

  expect(titles(remindersByDay(list, week, undefined))).toEqual({
    '2026-11-21': ['Milk', 'Walk', 'Dinner'],
    '2026-11-20': ['Bank'],
  })
})

test('DASH-1 a repeating reminder is shown on each of its days', () => {
  const list = [
    aReminder({ title: 'Standup', recurrence: 'weekdays', date: '2026-11-18' }),
    aReminder({ title: 'Rent', recurrence: 'monthly', date: '2026-08-20' }),
  ]

  expect([...remindersByDay(list, week, undefined).keys()].toSorted()).toEqual([
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ])
})

test('DASH-1 a rule is read by the engine, and shows on its first day until the engine is there', () => {
  const list = [aReminder({ recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE', date: '2026-11-18' })]
  const engine: RecurrenceEngine = {
    nextOccurrence: () => null,
    occurrencesBetween: () => ['2026-11-18', '2026-11-19'],
    recurrenceInWords: () => 'Every 2 weeks on Wed',
  }

  expect([...remindersByDay(list, week, undefined).keys()]).toEqual(['2026-11-18'])
  expect([...remindersByDay(list, week, engine).keys()]).toEqual(['2026-11-18', '2026-11-19'])
})
