import { expect, test } from 'vitest'

import { initial } from './initial.ts'

const cases: [name: string | null | undefined, shown: string][] = [
  ['Asha Rao', 'A'],
  ['  asha', 'A'],
  ['', 'U'],
  ['   ', 'U'],
  [null, 'U'],
  [undefined, 'U'],
  ['कीर्ति', 'क'],
  ['😀 Asha', '😀'],
]

test.each(cases)('SHELL-7 the avatar of %o shows %s', (name, shown) => {
  expect(initial(name)).toBe(shown)
})
