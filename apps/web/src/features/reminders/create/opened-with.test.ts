import { expect, test } from 'vitest'

import { openedWith } from './opened-with.ts'

test.each([
  ['', null],
  ['?welcome=1', null],
  ['?new', { text: '' }],
  ['?text=Pay%20the%20rent%20tomorrow', { text: 'Pay the rent tomorrow' }],
  ['?title=Parents%20evening&text=Friday%206%20pm&url=', { text: 'Parents evening Friday 6 pm' }],
  ['?title=A&text=A', { text: 'A' }],
  [
    '?title=News&text=News%20https%3A%2F%2Fexample.in%2F1&url=https%3A%2F%2Fexample.in%2F1',
    { text: 'News https://example.in/1' },
  ],
])('opened with %s', (search, expected) => {
  expect(openedWith(search)).toEqual(expected)
})
