import { expect, test } from 'vitest'

import { allowsFunctional, consentVersion, validConsent } from './consent.ts'

const at = new Date('2026-11-21T04:30:00Z')
const saved = {
  necessary: true,
  functional: true,
  analytics: false,
  marketing: false,
  timestamp: '2026-11-20T04:30:00.000Z',
}
const read = (change: Record<string, unknown> = {}) => validConsent(JSON.stringify({ ...saved, ...change }), at)

test('DATA-11 a consent is what was chosen, with its instant; without a version it is of the first notice', () => {
  expect(read()).toEqual({ ...saved, version: '1' })
  expect(read({ version: consentVersion })).toEqual({ ...saved, version: consentVersion })
})

test('ONBOARD-4 the banner asks again without a valid choice of the current version and the last year', () => {
  expect(validConsent(null, at)).toBeNull()
  for (const text of ['', '{', 'null', '[]', '"yes"', '{}']) expect(validConsent(text, at)).toBeNull()
  expect(read({ functional: 'yes' })).toBeNull()
  expect(read({ timestamp: 'yesterday' })).toBeNull()
  expect(read({ version: '0' })).toBeNull()
  expect(read({ timestamp: '2025-11-22T04:30:00.000Z' })).not.toBeNull()
  expect(read({ timestamp: '2025-11-20T04:30:00.000Z' })).toBeNull()
})

test('necessary cannot be turned off', () => {
  expect(read({ necessary: false })?.necessary).toBe(true)
})

test('optional storage is allowed until refused', () => {
  expect(allowsFunctional(null)).toBe(true)
  expect(allowsFunctional(JSON.stringify(saved))).toBe(true)
  expect(allowsFunctional(JSON.stringify({ ...saved, functional: false }))).toBe(false)
  // A refusal also applies while the person is asked again.
  expect(allowsFunctional(JSON.stringify({ ...saved, functional: false, version: '0' }))).toBe(false)
})
