import { expect, test } from 'vitest'

import { aReminder } from '../../../../test/a-reminder.ts'
import { countsByDay } from './counts-by-day.ts'

test('DASH-1 the calendar knows how many reminders each day has', () => {
  const counts = countsByDay(new Map([['2026-11-21', [aReminder(), aReminder({ title: 'Walk' })]]]))

  expect([...counts]).toEqual([['2026-11-21', { all: 2, dots: 2, fromGoogle: 0 }]])
})

test('GOOGLE-3 the calendar knows which of a day’s reminders are Google events', () => {
  const origin = { from: 'google', edited: false, rings: false, url: null } as const
  const counts = countsByDay(new Map([['2026-11-21', [aReminder({ origin }), aReminder()]]]))

  expect([...counts]).toEqual([['2026-11-21', { all: 2, dots: 2, fromGoogle: 1 }]])
})

test('TASK-9 a daily reminder is counted but gets no dot', () => {
  const counts = countsByDay(new Map([['2026-11-21', [aReminder({ recurrence: 'daily' }), aReminder()]]]))

  expect([...counts]).toEqual([['2026-11-21', { all: 2, dots: 1, fromGoogle: 0 }]])
})
