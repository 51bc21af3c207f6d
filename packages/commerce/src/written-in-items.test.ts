import { expect, test } from 'vitest'
import { writtenInItems } from './written-in-items.ts'

test.each([
  [
    '5 kg atta, soap',
    [
      ['5 kg atta', 1],
      ['soap', 1],
    ],
  ],
  [
    '2 soap\n3 x Parle-G;; ',
    [
      ['soap', 2],
      ['Parle-G', 3],
    ],
  ],
  ['1 dozen eggs', [['1 dozen eggs', 1]]],
  ['2 किलो प्याज़', [['2 किलो प्याज़', 1]]],
  ['7up', [['7up', 1]]],
  ['0 soap', [['0 soap', 1]]],
  [' , \n', []],
] as const)('SHOP-7 %j is read as written-in items', (text, items) => {
  expect(writtenInItems(text).map(({ name, quantity }) => [name, quantity])).toEqual(items)
})
