import { expect, test } from 'vitest'
import { occurrencesBetween, recurrenceInWords } from './index.ts'
import { onDayOfMonth } from './month-days.ts'

test.each([
  ['2026-11-29', 3, ['2026-11-29', '2027-02-28', '2027-05-29'], 'Every 3 months on the 29th'],
  ['2026-11-30', 3, ['2026-11-30', '2027-02-28', '2027-05-30'], 'Every 3 months on the 30th'],
  ['2026-12-31', 2, ['2026-12-31', '2027-02-28', '2027-04-30'], 'Last day of every 2 months'],
  ['2026-11-28', 3, ['2026-11-28', '2027-02-28', '2027-05-28'], 'Every 3 months'],
])('TASK-6 from %s every %s months no month is left out, and it says so', (date, interval, days, said) => {
  const recurrence = onDayOfMonth(`FREQ=MONTHLY;INTERVAL=${interval}`, Number(date.slice(8)))
  const rule = { date, recurrence, festival: null }
  expect(occurrencesBetween(rule, { from: date, to: days.at(-1)! })).toEqual(days)
  expect(recurrenceInWords(rule)).toBe(said)
})
