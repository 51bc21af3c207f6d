import { expect, test } from 'vitest'

import { joinCodeIn } from './join-hash.ts'

test('HOME-1 the link of an invitation carries its code, and nothing else is one', () => {
  expect(joinCodeIn('#join=K7Q2M-9XHDR')).toBe('K7Q2M-9XHDR')
  expect(joinCodeIn('join=K7Q2M-9XHDR')).toBe('K7Q2M-9XHDR')
  for (const hash of ['', '#join=', '#household', '#join=a b', `#join=${'a'.repeat(41)}`]) {
    expect(joinCodeIn(hash), hash).toBeNull()
  }
})
