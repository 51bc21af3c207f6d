import { expect, test } from 'vitest'

import { aReminder } from './a-reminder.ts'
import { countsByDay } from './counts-by-day.ts'

test('DASH-1 the calendar is told how many reminders a day has, and anew only when that changes', () => {
  const two = new Map([['2026-11-21', [aReminder(), aReminder({ title: 'Walk' })]]])
  const counts = countsByDay(two, new Map())

  expect([...counts]).toEqual([['2026-11-21', 2]])
  expect(countsByDay(new Map([['2026-11-21', [aReminder({ completed: true }), aReminder()]]]), counts)).toBe(counts)
  expect(countsByDay(new Map([['2026-11-22', [aReminder(), aReminder()]]]), counts)).not.toBe(counts)
})
