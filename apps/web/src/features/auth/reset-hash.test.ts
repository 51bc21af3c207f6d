import { expect, test } from 'vitest'

import { resetTokenIn } from './reset-hash.ts'

test.each([
  ['#reset=Ab_9-x', 'Ab_9-x'],
  ['#reset=', null],
  ['#reset=a b', null],
  ['#reset=<script>', null],
  [`#reset=${'a'.repeat(201)}`, null],
  ['#r=family.main.base.style', null],
  ['', null],
])('the token of a mailed link is read from %s', (hash, token) => {
  expect(resetTokenIn(hash)).toBe(token)
})
