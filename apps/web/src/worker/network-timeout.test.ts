import { reminders } from '@planner/contract/constants/reminders'
import { expect, test } from 'vitest'

import { timeoutAt } from './network-timeout.ts'

const noon = Date.parse('2026-11-22T12:00:00Z')

test('right after a change the server gets more time, so that an older stored answer does not undo it', () => {
  expect(timeoutAt(noon, noon - 5000)).toBe(9000)
  expect(timeoutAt(noon, noon - 3_600_000)).toBe(4000)
  expect(timeoutAt(noon, 0)).toBe(4000)
})

test('a stored answer is used before the page’s own timeout', () => {
  expect(timeoutAt(noon, noon)).toBeLessThan(reminders.listTimeoutMs)
})
