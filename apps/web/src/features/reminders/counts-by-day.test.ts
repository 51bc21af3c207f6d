import { expect, test } from 'vitest'

import { aReminder } from './a-reminder.ts'
import { countsByDay } from './counts-by-day.ts'

test('DASH-1 the calendar is told how many reminders a day has, and anew only when that changes', () => {
  const two = new Map([['2026-11-21', [aReminder(), aReminder({ title: 'Walk' })]]])
  const counts = countsByDay(two, new Map())

  expect([...counts]).toEqual([['2026-11-21', { all: 2, fromGoogle: 0 }]])
  expect(countsByDay(new Map([['2026-11-21', [aReminder({ completed: true }), aReminder()]]]), counts)).toBe(counts)
  expect(countsByDay(new Map([['2026-11-22', [aReminder(), aReminder()]]]), counts)).not.toBe(counts)
})

test('GOOGLE-3 the calendar is told which of a day’s reminders are events of Google’s', () => {
  const origin = { from: 'google', edited: false, rings: false, url: null } as const
  const before = countsByDay(new Map([['2026-11-21', [aReminder(), aReminder()]]]), new Map())
  const counts = countsByDay(new Map([['2026-11-21', [aReminder({ origin }), aReminder()]]]), before)

  expect([...counts]).toEqual([['2026-11-21', { all: 2, fromGoogle: 1 }]])
})
