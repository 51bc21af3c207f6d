import { expect, test } from 'vitest'

import { bytesOf, isSame } from './push.ts'

test('DASH-10 the push key is read from base64url', () => {
  expect([...bytesOf('_-8A')]).toEqual([255, 239, 0])
  expect(isSame(bytesOf('_-8A').buffer, bytesOf('_-8A'))).toBe(true)
  expect(isSame(null, bytesOf('_-8A'))).toBe(false)
})
