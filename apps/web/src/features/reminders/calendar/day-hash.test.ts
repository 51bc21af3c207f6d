import { expect, test } from 'vitest'

import { dayIn, hashOf } from './day-hash.ts'

test.each([
  [hashOf('2026-11-21'), '2026-11-21'],
  ['#day=2026-02-30', null],
  ['#reset=2026-11-21', null],
  ['', null],
])('the day in %j is %j', (hash, day) => {
  expect(dayIn(hash)).toBe(day)
})
