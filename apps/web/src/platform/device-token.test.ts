import { beforeEach, expect, test } from 'vitest'

import { deviceToken } from './device-token.ts'
import { storage } from './storage.ts'

beforeEach(() => storage.remove('deviceToken'))

test('SAFE-8 a browser keeps one token of 256 bits', () => {
  const made = deviceToken()
  expect(made).toMatch(/^[\w-]{43}$/)
  expect(deviceToken()).toBe(made)
  storage.remove('deviceToken')
  expect(deviceToken()).not.toBe(made)
})

test('an invalid device token is replaced', () => {
  storage.write('deviceToken', 'x')
  expect(deviceToken()).toHaveLength(43)
})
