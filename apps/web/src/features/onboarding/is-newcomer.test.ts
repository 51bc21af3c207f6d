import { expect, test } from 'vitest'
import { isNewcomer } from './is-newcomer.ts'

test.each([
  ['2026-11-20T04:30:00.000Z', true],
  ['2026-11-16T04:30:01.000Z', true],
  ['2026-11-16T04:30:00.000Z', false],
  ['2025-11-22T04:30:00.000Z', false],
])('an account of %s is new on 23 November 2026: %s', (created_at, is) => {
  expect(isNewcomer({ created_at }, new Date('2026-11-23T04:30:00.000Z'))).toBe(is)
})
