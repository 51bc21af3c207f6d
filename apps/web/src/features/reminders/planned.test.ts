import type { Reading } from '@planner/reminder-language'
import { expect, test } from 'vitest'

import { plannedOf } from './planned.ts'

const nothing: Reading = {
  title: 'Call mummy',
  date: null,
  time: null,
  timeDefaulted: false,
  recurrence: null,
  festival: null,
  tags: [],
  spans: [],
}
const fields = { date: '2026-11-25', time: '' }
const plan = (reading: Partial<Reading>, typed = fields, at = '2026-11-21T08:00:00+05:30') => {
  const { date, dateFrom, time, timeFrom } = plannedOf({ ...nothing, ...reading }, typed, {
    now: new Date(at),
    timeZone: 'Asia/Kolkata',
  })

  return `${date} ${dateFrom}, ${time} ${timeFrom}`
}
const day = { start: 0, end: 1, kind: 'date' } as const
const every = { start: 0, end: 1, kind: 'recurrence' } as const
const clock = { start: 0, end: 1, kind: 'time' } as const

test('DASH-4 what the text says wins over the fields', () => {
  const said = { date: '2026-11-22', time: '08:00:00', spans: [day, clock] }

  expect(plan(said, { date: '2026-11-25', time: '10:15' })).toBe('2026-11-22 words, 08:00:00 words')
})

test('DASH-4 the fields fill what the text leaves out', () => {
  expect(plan({}, { date: '2026-11-25', time: '10:15' })).toBe('2026-11-25 field, 10:15:00 field')
  expect(
    plan(
      { date: '2026-11-22', time: '09:00:00', timeDefaulted: true, spans: [day] },
      { date: '2026-11-25', time: '10:15' },
    ),
  ).toBe('2026-11-22 words, 10:15:00 field')
  expect(plan({ date: '2026-11-21', time: '20:00:00', spans: [clock] })).toBe('2026-11-25 field, 20:00:00 words')
})

test('a repetition without a day begins on the day in the field, never at an odd hour because its own is past', () => {
  const daily = { date: '2026-11-22', time: '09:00:00', timeDefaulted: true, recurrence: 'FREQ=DAILY', spans: [every] }
  const noon = '2026-11-21T12:00:00+05:30'

  expect(plan(daily, { date: '2026-11-21', time: '21:00' }, noon)).toBe('2026-11-21 field, 21:00:00 field')
  expect(plan(daily, { date: '2026-11-21', time: '' }, noon)).toBe('2026-11-22 default, 09:00:00 default')
  expect(plan(daily, { date: '2026-11-21', time: '' })).toBe('2026-11-21 field, 09:00:00 default')
})

test.each([
  ['on another day', '2026-11-25', '2026-11-21T20:00:00+05:30', '2026-11-25 field, 09:00:00 default'],
  ['today, early', '2026-11-21', '2026-11-21T08:00:00+05:30', '2026-11-21 field, 09:00:00 default'],
  ['today, after nine', '2026-11-21', '2026-11-21T11:00:00+05:30', '2026-11-21 field, 18:00:00 default'],
  ['today, in the evening', '2026-11-21', '2026-11-21T20:10:00+05:30', '2026-11-21 field, 21:10:00 default'],
  ['today, before midnight', '2026-11-21', '2026-11-21T23:10:00+05:30', '2026-11-22 field, 00:10:00 default'],
])('DASH-4 without any time it is a default, %s', (_, date, at, expected) => {
  expect(plan({}, { date, time: '' }, at)).toBe(expected)
})
