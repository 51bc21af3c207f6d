import { expect, test } from 'vitest'

import { statesTime } from './states-time.ts'

test.each([
  ['Soak 220 g dried white pea for 8 h.', 480, true],
  ['Drain for 8 mins.', 8, true],
  ['Let it rest for 1 h 30 mins, covered.', 90, true],
  ['Cook for 90 mins.', 90, true],
  ['Drain for 18 mins.', 8, false],
  ['Simmer until soft.', 20, false],
  ['Let it set for 60 mins. Leave it in water for 60 mins.', 126, false],
])('“%s” with %i minutes: %s', (text, minutes, expected) => {
  expect(statesTime(text, minutes)).toBe(expected)
})
