import { parseReminder } from '@planner/reminder-language'
import { expect, test } from 'vitest'
import { plannedOf } from '../../agenda/planned.ts'
import { cautionOf } from './caution.ts'

// Friday 20 November 2026, 10:00 in Kolkata.
const here = { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }
const read = (text: string) => parseReminder(text, here)

test.each([
  ['meeting 30 Feb 5pm', '“30 Feb” isn’t a real date. Please check the day.'],
  ['call on 32 dec', '“32 dec” isn’t a real date. Please check the day.'],
  ['call at 25:00', '“25:00” isn’t a real time. Please check the time.'],
  ['call yesterday 5pm', '“yesterday” has already passed. Please check the day.'],
  ['call on 1 dec 2025', '“1 dec 2025” has already passed. Please check the day.'],
  ['walk every 45 minutes', 'We can’t repeat a reminder within the same day, so we’ll create just one'],
  ['stretch every 30 minutes 10 to 6', 'We can’t repeat a reminder within the same day, so we’ll create just one'],
  ['call mom tomorrow 5 pm', null],
])('TASK-11 what “%s” asks for and cannot be applied is said before it is saved', (text, said) => {
  expect(cautionOf(read(text), text)).toBe(said)
})

test('TASK-11 a repetition that will not be saved is not announced', () => {
  const planned = plannedOf(read('take a break every 2 hours'), { date: '', time: '' }, here)
  expect(planned.recurrence).toBeNull()
})
