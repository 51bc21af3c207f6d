import { addDays, daysBetween, partsOf, weekdayOf } from '@planner/days/plain-date'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayByKey } from './day-by-key.ts'

const pressed = (key: string, modifiers: { shiftKey?: boolean; altKey?: boolean; ctrlKey?: boolean } = {}) => ({
  key,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...modifiers,
})

test.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-11-03', '2026-10-27'],
  ['ArrowDown', '2026-11-22', '2026-11-29'],
  ['Home', '2026-11-22', '2026-11-16'],
  ['Home', '2026-11-16', '2026-11-16'],
  ['End', '2026-11-30', '2026-12-06'],
  ['PageUp', '2027-03-31', '2027-02-28'],
  ['PageDown', '2026-12-15', '2027-01-15'],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dayByKey(pressed(key), from)).toBe(to)
})

test.each([
  ['PageUp', '2028-02-29', '2027-02-28'],
  ['PageDown', '2026-11-22', '2027-11-22'],
])('with Shift, %s leads from %s to %s', (key, from, to) => {
  expect(dayByKey(pressed(key, { shiftKey: true }), from)).toBe(to)
})

test('other keys and the browser’s shortcuts are ignored', () => {
  for (const key of ['Enter', ' ', 'Tab', 'a', 'Escape']) expect(dayByKey(pressed(key), '2026-11-22')).toBeNull()
  expect(dayByKey(pressed('ArrowLeft', { altKey: true }), '2026-11-22')).toBeNull()
  expect(dayByKey(pressed('Home', { ctrlKey: true }), '2026-11-22')).toBeNull()
})

test('calendar keys stop at the last four-digit year', () => {
  expect(dayByKey(pressed('ArrowRight'), '9999-12-31')).toBe('9999-12-31')
  expect(dayByKey(pressed('PageDown', { shiftKey: true }), '9999-06-15')).toBe('9999-06-15')
  expect(dayByKey(pressed('PageUp'), '0000-01-15')).toBe('0000-01-15')
})

test('opposite keys cancel out, Home and End stay in the week, Page keys keep the date if possible', () => {
  const someDay = fc.integer({ min: -40_000, max: 40_000 }).map((days) => addDays('2026-11-22', days))
  const after = (key: string, from: string) => dayByKey(pressed(key), from)!

  fc.assert(
    fc.property(someDay, (day) => {
      expect(after('ArrowLeft', after('ArrowRight', day))).toBe(day)
      expect(after('ArrowUp', after('ArrowDown', day))).toBe(day)
      expect([weekdayOf(after('Home', day)), weekdayOf(after('End', day))]).toEqual([1, 7])
      expect(daysBetween(after('Home', day), after('End', day))).toBe(6)
      expect(partsOf(after('PageDown', day)).month).toBe((partsOf(day).month % 12) + 1)
      expect(partsOf(after('PageDown', day)).date).toBeLessThanOrEqual(partsOf(day).date)
      if (partsOf(day).date <= 28) expect(after('PageUp', after('PageDown', day))).toBe(day)
    }),
  )
})
