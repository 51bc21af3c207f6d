import { expect, test } from 'vitest'

import { addDays, addMonths, dayFrom, daysBetween, daysFrom, isDay, partsOf, weekdayOf } from './plain-date.ts'

test.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days make %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected)
  expect(daysBetween(day, expected)).toBe(days)
})

test('a date beyond the end of a month becomes its last day', () => {
  expect(dayFrom(2027, 2, 31)).toBe('2027-02-28')
  expect(dayFrom(2028, 2, 31)).toBe('2028-02-29')
})

test.each([
  ['2026-11-21', 1, '2026-12-21'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-01-31', -2, '2025-11-30'],
  ['2028-02-29', 12, '2029-02-28'],
  ['9999-12-01', 1, '9999-12-01'],
  ['0000-01-31', -1, '0000-01-31'],
])('%s and %i months make %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})

test.each([
  ['2026-11-21', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['21-11-2026', false],
  ['', false],
])('whether %j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test('a week counts from Monday', () => {
  const week = daysFrom({ from: '2026-11-16', to: '2026-11-22' })

  expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(week.map((day) => partsOf(day).date)).toEqual([16, 17, 18, 19, 20, 21, 22])
  expect(daysFrom({ from: '2026-11-22', to: '2026-11-21' })).toEqual([])
})
