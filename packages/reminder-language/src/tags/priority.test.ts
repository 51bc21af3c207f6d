import { expect, test } from 'vitest'
import { parseReminder } from '../index.ts'

test.each([
  ['p1 pay rent tomorrow', 1, 'Pay rent'],
  ['pay rent tomorrow !!', 1, 'Pay rent'],
  ['pay rent!! tomorrow', 1, 'Pay rent'],
  ['call the plumber P2', 2, 'Call the plumber'],
  ['call mummy ! at 8 pm', 2, 'Call mummy'],
  ['water the ferns p3', 3, 'Water the ferns'],
  ['Submit timesheet!!1', 1, 'Submit timesheet'],
  ['submit timesheet !!2 tomorrow', 2, 'Submit timesheet'],
  ['go to P12 tower', 0, 'Go to P12 tower'],
  ['say hello!', 0, 'Say hello!'],
])('TASK-7 in %j the priority is %i', (text, priority, title) => {
  const reading = parseReminder(text, { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' })
  expect([reading.priority ?? 0, reading.title]).toEqual([priority, title])
})
