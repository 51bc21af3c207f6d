import { reminders } from '@planner/contract/constants'
import { expect, test } from 'vitest'

import { patienceAt } from './patience.ts'

const noon = Date.parse('2026-11-22T12:00:00Z')

test('right after a change the server may take longer, so that what was kept before does not undo it', () => {
  expect(patienceAt(noon, noon - 5000)).toBe(9000)
  expect(patienceAt(noon, noon - 3_600_000)).toBe(4000)
  expect(patienceAt(noon, 0)).toBe(4000)
})

test('what is kept still comes before the page gives up', () => {
  expect(patienceAt(noon, noon)).toBeLessThan(reminders.listTimeoutMs)
})
