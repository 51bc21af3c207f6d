import { expect, test } from 'vitest'

import { joinCodeIn } from './join-hash.ts'

test('HOME-1 an invitation link contains its code, and other links are not taken for one', () => {
  expect(joinCodeIn('#join=K7Q2M-9XHDR')).toBe('K7Q2M-9XHDR')
  expect(joinCodeIn('join=K7Q2M-9XHDR')).toBe('K7Q2M-9XHDR')
  for (const hash of ['', '#join=', '#household', '#join=a b', `#join=${'a'.repeat(41)}`]) {
    expect(joinCodeIn(hash), hash).toBeNull()
  }
})
