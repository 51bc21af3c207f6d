import type { Snooze } from '@planner/contract/notifications'
import { expect, test } from 'vitest'
import { snoozedUntil } from './snoozed-until.ts'

test.each<[at: string, snooze: Snooze, expected: string]>([
  ['2026-11-20T10:00+05:30', 'ten-minutes', '2026-11-20T10:10+05:30'],
  ['2026-11-20T10:00+05:30', 'hour', '2026-11-20T11:00+05:30'],
  ['2026-11-20T10:00+05:30', 'evening', '2026-11-20T18:00+05:30'],
  ['2026-11-20T17:30+05:30', 'evening', '2026-11-20T18:00+05:30'],
  ['2026-11-20T17:30:01+05:30', 'evening', '2026-11-20T20:00+05:30'],
  ['2026-11-20T19:59+05:30', 'evening', '2026-11-20T20:00+05:30'],
  ['2026-11-20T20:00+05:30', 'evening', '2026-11-21T09:00+05:30'],
  ['2026-11-20T23:59+05:30', 'evening', '2026-11-21T09:00+05:30'],
  ['2026-11-20T00:10+05:30', 'tomorrow', '2026-11-21T09:00+05:30'],
  ['2026-12-31T10:00+05:30', 'tomorrow', '2027-01-01T09:00+05:30'],
])('at %s for %s: until %s', (at, snooze, expected) => {
  expect(snoozedUntil(snooze, new Date(at), 'Asia/Kolkata')).toEqual(new Date(expected))
})

test('snoozing until tomorrow at nine means nine on the clock, also across daylight saving', () => {
  const until = (at: string, zone: string) => snoozedUntil('tomorrow', new Date(at), zone).toISOString()
  expect(until('2026-03-28T20:00+01:00', 'Europe/Berlin')).toBe('2026-03-29T07:00:00.000Z')
  expect(until('2026-10-31T20:00-04:00', 'America/New_York')).toBe('2026-11-01T14:00:00.000Z')
})
