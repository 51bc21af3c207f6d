import { expect, test } from 'vitest'

import { words } from './words.ts'

test.each([
  [[1, 1, 1], '1 active link, opened once, 1 reply.'],
  [[2, 3, 0], '2 active links, opened 3 times, 0 replies.'],
] as const)(
  'a vendor’s links, openings and replies are counted in correct English: %j',
  ([open, opens, answers], says) => {
    expect(words.linkSums(open, opens, answers)).toBe(says)
  },
)
