import { expect, test } from 'vitest'

import { splitAmount } from './split-amount.ts'

test.each([
  ['300 g potato, in the skin', '300 g', 'potato, in the skin'],
  ['1.1 litres water', '1.1 litres', 'water'],
  ['8 cloves of garlic', '8 cloves', 'garlic'],
  ['a sprig of curry leaves', '1 sprig', 'curry leaves'],
  ['1½ tsp salt', '1½ tsp', 'salt'],
  ['10 curry leaves', '10', 'curry leaves'],
  ['4 cloves', '4', 'cloves'],
  ['oil, for deep frying', '', 'oil, for deep frying'],
  ['', '', ''],
])('“%s” has the amount “%s”', (line, amount, name) => {
  expect(splitAmount(line)).toEqual({ amount, name })
})
