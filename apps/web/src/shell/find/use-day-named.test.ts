import { parseReminder } from '@planner/reminder-language'
import { expect, test } from 'vitest'

import { dayOf } from './use-day-named.ts'

/** Tuesday 1 December 2026, 10:00 in India. */
const here = { now: new Date('2026-12-01T04:30:00Z'), timeZone: 'Asia/Kolkata' }
const day = (text: string) => dayOf(parseReminder(text, here), text)

test('TASK-2 a query that is a day is read as that day', () => {
  expect(['14 dec', 'dec 14', 'tomorrow', 'kal', 'next friday', 'christmas'].map(day)).toEqual([
    '2026-12-14',
    '2026-12-14',
    '2026-12-02',
    '2026-12-02',
    '2026-12-11',
    '2026-12-25',
  ])
})

test('TASK-2 a query with a time, a repetition or other words is not', () => {
  expect(['gym tomorrow', '14 dec 5pm', 'every monday', 'milk', '1450'].map(day)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
