import { expect, test } from 'vitest'

import { isQuiet } from './quiet-hours.ts'

test.each([
  ['22:00:00', '07:00:00', '21:59:59', false],
  ['22:00:00', '07:00:00', '22:00:00', true],
  ['22:00:00', '07:00:00', '00:00:00', true],
  ['22:00:00', '07:00:00', '06:59:59', true],
  ['22:00:00', '07:00:00', '07:00:00', false],
  ['13:00:00', '15:00:00', '12:59:00', false],
  ['13:00:00', '15:00:00', '14:00:00', true],
  ['13:00:00', '15:00:00', '15:00:00', false],
])('quiet from %s until %s: at %s %s', (from, until, time, held) => {
  expect(isQuiet(time, { from, until })).toBe(held)
})
