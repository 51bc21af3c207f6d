import { afterEach, expect, test } from 'vitest'

import { takePrefetched } from './prefetched.ts'

const answer = () => Promise.resolve(new Response('[]'))

afterEach(() => {
  globalThis.early = undefined
})

test('a prefetched answer is used once, by the same person', () => {
  const mine = answer()
  globalThis.early = { token: 'mine', answers: { '/api/cart': mine } }
  expect(takePrefetched('GET', '/api/orders', 'mine')).toBeUndefined()
  expect(takePrefetched('GET', '/api/cart', 'another')).toBeUndefined()
  expect(takePrefetched('GET', '/api/cart', 'mine')).toBe(mine)
  expect(takePrefetched('GET', '/api/cart', 'mine')).toBeUndefined()
})

test('a change neither uses a prefetched answer nor leaves one', () => {
  globalThis.early = { token: 'mine', answers: { '/api/cart': answer() } }
  expect(takePrefetched('PUT', '/api/cart', 'mine')).toBeUndefined()
  expect(takePrefetched('GET', '/api/cart', 'mine')).toBeUndefined()
})
