import { namedRecurrences } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'
import { occurrencesBetween } from '@planner/reminder-language/recurrence'
import { expect, test } from 'vitest'
import { daysOfNamed } from './named-recurrence.ts'

const november = { from: '2026-11-01', to: '2026-11-30' }

test.each([
  ['none', '2026-11-21', november, ['2026-11-21']],
  ['none', '2026-10-31', november, []],
  ['daily', '2026-11-28', november, ['2026-11-28', '2026-11-29', '2026-11-30']],
  ['daily', '2026-12-01', november, []],
  ['weekdays', '2026-11-26', november, ['2026-11-26', '2026-11-27', '2026-11-30']],
  ['weekly', '2026-10-05', november, ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30']],
  ['weekly', '2026-11-25', november, ['2026-11-25']],
  ['monthly', '2026-01-31', november, ['2026-11-30']],
  ['monthly', '2026-01-31', { from: '2027-02-01', to: '2027-03-31' }, ['2027-02-28', '2027-03-31']],
  ['monthly', '2026-11-21', november, ['2026-11-21']],
  ['yearly', '2024-02-29', { from: '2027-02-01', to: '2028-03-31' }, ['2027-02-28', '2028-02-29']],
  ['yearly', '2024-11-21', november, ['2026-11-21']],
  ['yearly', '2024-12-21', november, []],
] as const)('%s from %s falls within %o on %o', (recurrence, date, range, days) => {
  expect(daysOfNamed(date, recurrence, range)).toEqual(days)
})

test.each(namedRecurrences)('DASH-1 %s falls on the same days on page and server', (recurrence) => {
  for (const date of ['2024-02-29', '2026-01-31', '2026-11-21', '2027-12-31']) {
    for (let from = '2026-10-26'; from < '2029-03-01'; from = addDays(from, 41)) {
      const range = { from, to: addDays(from, 41) }

      expect(daysOfNamed(date, recurrence, range)).toEqual(occurrencesBetween({ date, recurrence }, range))
    }
  }
})
