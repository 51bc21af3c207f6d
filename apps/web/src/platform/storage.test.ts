import { beforeEach, expect, test, vi } from 'vitest'

import { storage } from './storage.ts'

const consent = (functional: boolean) =>
  JSON.stringify({ functional, analytics: false, marketing: false, timestamp: '2026-11-20T04:30:00.000Z' })

/** The parts of a browser's storage that are used: entries are own properties. */
function emptyStorage() {
  const entries: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value
    },
    removeItem: (key: string) => {
      delete entries[key]
    },
  }
  return new Proxy(entries, {
    get: (_, key) => methods[key as keyof typeof methods] ?? entries[String(key)],
  })
}

beforeEach(() => {
  vi.stubGlobal('localStorage', emptyStorage())
  return () => vi.unstubAllGlobals()
})

test('ONBOARD-4 without functional, choices last as long as the page is open, and what is necessary stays', () => {
  storage.write('cookieConsent', consent(false))
  storage.write('theme', 'dark')
  storage.write('pantry:17', '["salt"]')
  storage.write('cartDraft:17', '{}')
  expect(storage.read('theme')).toBe('dark')
  expect(storage.read('pantry:17')).toBe('["salt"]')
  expect(Object.keys(localStorage)).toEqual(['cookieConsent', 'cartDraft:17'])
})

test('ONBOARD-4 withdrawing consent removes optional entries, and the page continues', () => {
  storage.write('theme', 'dark')
  storage.write('token', 'abc')
  expect(Object.keys(localStorage)).toEqual(['theme', 'token'])
  storage.forgetOptional()
  expect(Object.keys(localStorage)).toEqual(['token'])
  expect(storage.read('theme')).toBe('dark')
})

test('if the browser refuses storage, values are kept in memory', () => {
  vi.stubGlobal('localStorage', undefined)
  storage.write('vegOnly', 'true')
  storage.forgetOptional()
  expect(storage.read('vegOnly')).toBe('true')
  storage.remove('vegOnly')
  expect(storage.read('vegOnly')).toBeNull()
})
