import fc from 'fast-check'
import { expect, test } from 'vitest'

import { dayAt, instantOf, wallTimeAt } from './wall-time.ts'

test.each([
  ['2026-11-21T18:30:00', 'Asia/Kolkata', '2026-11-21T13:00:00.000Z'],
  ['2026-11-21T00:15:00', 'Asia/Kolkata', '2026-11-20T18:45:00.000Z'],
  ['2026-11-21T09:00:00', 'Asia/Kathmandu', '2026-11-21T03:15:00.000Z'],
  // In New York, clocks skip from 2 to 3 on the first of these nights, and show 1:30 twice on the second.
  ['2026-03-08T02:30:00', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-11-01T01:30:00', 'America/New_York', '2026-11-01T05:30:00.000Z'],
])('%s on a wall in %s is %s', (wall, zone, instant) => {
  expect(new Date(instantOf(wall.slice(0, 10), wall.slice(11), zone)).toISOString()).toBe(instant)
})

test('an instant is read off the wall of its zone', () => {
  const instant = Date.parse('2026-11-21T20:00:00Z')

  expect(wallTimeAt(instant, 'Asia/Kolkata')).toBe('2026-11-22T01:30:00')
  expect(dayAt(instant, 'Asia/Kolkata')).toBe('2026-11-22')
  expect(dayAt(instant, 'America/New_York')).toBe('2026-11-21')
  expect(wallTimeAt(Date.parse('2026-11-20T18:30:00Z'), 'Asia/Kolkata')).toBe('2026-11-21T00:00:00')
})

test('the clocks of India are read as the standard has them', () => {
  const standard = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const instant = fc.integer({ min: Date.UTC(1970), max: Date.UTC(2200) })

  fc.assert(fc.property(instant, (ms) => wallTimeAt(ms, 'Asia/Kolkata') === standard.format(ms).replace(' ', 'T')))
})
