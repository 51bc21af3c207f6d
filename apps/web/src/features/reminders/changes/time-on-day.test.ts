import { expect, test } from 'vitest'

import { timeOnDay } from './time-on-day.ts'

test.each([
  ['09:00:00', '2026-11-22', '2026-11-21T15:20:00', '09:00:00'],
  ['18:30:00', '2026-11-21', '2026-11-21T15:20:00', '18:30:00'],
  ['09:00:00', '2026-11-21', '2026-11-21T15:20:00', '16:00:00'],
  ['09:00:00', '2026-11-21', '2026-11-21T23:10:00', '23:59:00'],
])('TASK-9 what is for %s and moved to %s at %s rings at %s', (time, day, wall, expected) => {
  expect(timeOnDay(time, day, wall)).toBe(expected)
})
