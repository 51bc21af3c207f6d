import { expect, test } from 'vitest'

import { verifyTokenIn } from './verify-hash.ts'

test.each([
  ['#verify=Ab_9-x', 'Ab_9-x'],
  ['#verify=', null],
  ['#verify=a b', null],
  ['#verify=<script>', null],
  [`#verify=${'a'.repeat(201)}`, null],
  ['#reset=Ab_9-x', null],
  ['', null],
])('%s', (hash, token) => {
  expect(verifyTokenIn(hash)).toBe(token)
})
