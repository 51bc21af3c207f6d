import { addDays, daysFrom, weekdayOf } from '@planner/days/plain-date'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longDateInWords } from '#platform/time/date-in-words.ts'
import { gridOf, isInMonth, tabStopOf, weeksOf } from './month-grid.ts'

const someDay = fc.integer({ min: -40_000, max: 40_000 }).map((days) => addDays('2026-11-22', days))

test('DASH-1 a month is drawn in six weeks from Monday to Sunday, each day under its full name', () => {
  fc.assert(
    fc.property(someDay, (month) => {
      const weeks = weeksOf(month)
      const days = weeks.flat()

      expect(weeks.map(({ length }) => length)).toEqual([7, 7, 7, 7, 7, 7])
      expect(days.map(({ day }) => day)).toEqual(daysFrom(gridOf(month)))
      expect(days.map(({ name }) => name)).toEqual(days.map(({ day }) => longDateInWords(day)))
      expect(days.map(({ date }) => date)).toEqual(days.map(({ day }) => Number(day.slice(-2))))
      expect(days.filter(({ outside }) => !outside)).toEqual(days.filter(({ day }) => isInMonth(day, month)))
      expect(days.find(({ outside }) => !outside)?.date).toBe(1)
    }),
    { numRuns: 40 },
  )
})

test.each(['0000-01-15', '9999-12-15'])('%s lies where four digits end, and is drawn', (month) => {
  const days = weeksOf(month).flat()

  expect(days.filter(({ outside }) => !outside)).toHaveLength(31)
})

test.each([
  ['where the arrows were', '2026-11-05', '2026-11-10', '2026-11-22', '2026-11-05'],
  ['to the chosen day', null, '2026-11-10', '2026-11-22', '2026-11-10'],
  ['to the chosen day, the arrows having left the month', '2026-12-01', '2026-11-10', '2026-11-22', '2026-11-10'],
  ['to today', null, '2026-10-10', '2026-11-22', '2026-11-22'],
  ['to the first', null, '2026-10-10', '2026-12-22', '2026-11-01'],
])('the Tab key leads %s', (_where, walkedTo, chosen, today, expected) => {
  expect(tabStopOf('2026-11-30', { walkedTo, chosen, today })).toBe(expected)
})

test.each([
  ['2026-11-21', '2026-10-26', '2026-12-06'],
  ['2026-06-15', '2026-06-01', '2026-07-12'],
  ['2027-02-01', '2027-02-01', '2027-03-14'],
])('DASH-1 the month of %s is drawn in six weeks from Monday %s to %s', (day, from, to) => {
  expect(gridOf(day)).toEqual({ from, to })
  expect(weekdayOf(from)).toBe(1)
})
