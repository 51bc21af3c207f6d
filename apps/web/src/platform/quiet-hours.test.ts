import type { QuietHours } from '@planner/days/quiet-hours'
import { expect, test } from 'vitest'

import { quietAt } from './quiet-hours.ts'

const night: QuietHours = { from: '22:00:00', until: '07:00:00' }
const nap: QuietHours = { from: '13:00:00', until: '15:30:00' }
const india = 'Asia/Kolkata'

test.each([
  ['2026-11-21T21:59:59+05:30', night, india, null],
  ['2026-11-21T22:00:00+05:30', night, india, '2026-11-22T07:00:00+05:30'],
  ['2026-11-22T00:10:00+05:30', night, india, '2026-11-22T07:00:00+05:30'],
  ['2026-11-22T07:00:00+05:30', night, india, null],
  ['2026-11-21T13:00:00+05:30', nap, india, '2026-11-21T15:30:00+05:30'],
  ['2026-11-21T15:30:00+05:30', nap, india, null],
  ['2026-11-21T23:00:00+05:30', null, india, null],
  // The night in which Berlin's clocks go back: 7:00 is an hour later.
  ['2026-10-24T23:00:00+02:00', night, 'Europe/Berlin', '2026-10-25T07:00:00+01:00'],
] as const)('%s in quiet hours %o (%s) waits until %s', (instant, quiet, zone, until) => {
  const end = quietAt(Date.parse(instant), quiet, zone)?.end ?? null

  expect(end).toBe(until === null ? null : Date.parse(until))
})
