import { afterEach, expect, test } from 'vitest'

import { takeEarly } from './early.ts'

const answer = () => Promise.resolve(new Response('[]'))

afterEach(() => {
  globalThis.early = undefined
})

test('a prefetched answer is used once, by the same person', () => {
  const mine = answer()
  globalThis.early = { token: 'mine', answers: { '/api/cart': mine } }
  expect(takeEarly('GET', '/api/orders', 'mine')).toBeUndefined()
  expect(takeEarly('GET', '/api/cart', 'another')).toBeUndefined()
  expect(takeEarly('GET', '/api/cart', 'mine')).toBe(mine)
  expect(takeEarly('GET', '/api/cart', 'mine')).toBeUndefined()
})

test('a change neither uses a prefetched answer nor leaves one', () => {
  globalThis.early = { token: 'mine', answers: { '/api/cart': answer() } }
  expect(takeEarly('PUT', '/api/cart', 'mine')).toBeUndefined()
  expect(takeEarly('GET', '/api/cart', 'mine')).toBeUndefined()
})
