import { expect, test } from 'vitest'

import { aReminder } from '../../../../test/a-reminder.ts'
import { completionOf, stateOn, withCompletion } from './state-on.ts'

const at = (instant: string) => new Date(instant)
const walk = aReminder({ recurrence: 'daily', completed_dates: ['2026-11-20'] })

const dose = aReminder({ recurrence: 'daily', medicine: { id: aReminder().id, part: 'dose' } })

const event = { from: 'google', edited: false, rings: false, url: null } as const

test.each([
  ['before its time', aReminder(), '2026-11-21', '2026-11-21T18:29:00+05:30', 'open'],
  ['at its time', aReminder(), '2026-11-21', '2026-11-21T18:30:00+05:30', 'open'],
  ['after its time', aReminder(), '2026-11-21', '2026-11-21T18:31:00+05:30', 'overdue'],
  ['an event that is over', aReminder({ is_event: true }), '2026-11-21', '2026-11-21T18:31:00+05:30', 'open'],
  [
    'a whole day of a file, in its evening',
    aReminder({ origin: { ...event, from: 'file' }, time: '09:00:00', time_defaulted: true }),
    '2026-11-21',
    '2026-11-21T22:00:00+05:30',
    'open',
  ],
  [
    'a whole day of a file that is over',
    aReminder({ origin: { ...event, from: 'file' }, time: '09:00:00', time_defaulted: true }),
    '2026-11-21',
    '2026-11-22T00:01:00+05:30',
    'overdue',
  ],
  ['once done', aReminder({ completed: true }), '2026-11-21', '2026-11-22T09:00:00+05:30', 'completed'],
  ['an occurrence that is done', walk, '2026-11-20', '2026-11-21T09:00:00+05:30', 'completed'],
  ['the next occurrence of it', walk, '2026-11-21', '2026-11-21T09:00:00+05:30', 'open'],
  ['today’s missed occurrence of a daily one', walk, '2026-11-21', '2026-11-21T20:00:00+05:30', 'overdue'],
  ['yesterday’s missed occurrence of a daily one', walk, '2026-11-21', '2026-11-22T09:00:00+05:30', 'open'],
  ['yesterday’s missed dose', dose, '2026-11-21', '2026-11-22T09:00:00+05:30', 'overdue'],
  ['the dose before it', dose, '2026-11-20', '2026-11-22T09:00:00+05:30', 'open'],
  [
    'last week’s missed occurrence of a weekly one',
    aReminder({ recurrence: 'weekly' }),
    '2026-11-21',
    '2026-11-26T09:00:00+05:30',
    'overdue',
  ],
  ['a series that is done', { ...walk, completed: true }, '2026-11-25', '2026-11-21T09:00:00+05:30', 'completed'],
  [
    'a single reminder with a stray day',
    aReminder({ completed_dates: ['2026-11-21'] }),
    '2026-11-21',
    '2026-11-21T09:00:00+05:30',
    'open',
  ],
])('DASH-3 %s: state on the day', (_, reminder, day, now, state) => {
  expect(stateOn(reminder, day, at(now))).toBe(state)
})

test('DASH-3 completing one occurrence names its day and leaves the others', () => {
  expect(completionOf(walk, '2026-11-21', true)).toEqual({
    id: walk.id,
    completed: true,
    occurrence_date: '2026-11-21',
  })
  expect(withCompletion(walk, '2026-11-21', true).completed_dates).toEqual(['2026-11-20', '2026-11-21'])
  expect(withCompletion(walk, '2026-11-20', false).completed_dates).toEqual([])
  expect(withCompletion(walk, '2026-11-21', true).completed).toBe(false)
})

test('DASH-3 a single reminder is completed and reopened as a whole', () => {
  expect(completionOf(aReminder(), '2026-11-21', true)).toEqual({ id: aReminder().id, completed: true })
  expect(withCompletion(aReminder(), '2026-11-21', true).completed).toBe(true)
})

test('DASH-3 a series that was completed as a whole is reopened as a whole', () => {
  const done = { ...walk, completed: true }

  expect(completionOf(done, '2026-11-21', false)).toEqual({ id: walk.id, completed: false })
  expect(withCompletion(done, '2026-11-21', false).completed).toBe(false)
})
