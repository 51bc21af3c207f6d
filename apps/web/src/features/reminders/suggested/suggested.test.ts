import { parseReminder } from '@planner/reminder-language'
import { expect, test } from 'vitest'

import { suggestedFrom } from './suggested.ts'

test.each([
  ['2026-11-21', ['2026-11-23', '2026-11-28']],
  ['2026-12-28', ['2026-12-30', '2027-01-04']],
  ['2028-02-27', ['2028-02-29', '2028-03-05']],
])('DASH-12 suggested reminders seen on %s are dated 2 and 7 days ahead', (today, dates) => {
  const entries = suggestedFrom(today)

  expect(entries.map(({ date }) => date)).toEqual(dates)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  for (const { title, description, source } of entries) {
    expect([title, description, source]).not.toContain('')
  }
})

test('DASH-12 a suggestion’s title is used unchanged', () => {
  for (const { title } of suggestedFrom('2026-11-21')) {
    expect(parseReminder(title, { now: new Date('2026-11-21T04:30:00Z'), timeZone: 'Asia/Kolkata' })).toMatchObject({
      title,
      date: null,
      time: null,
    })
  }
})
