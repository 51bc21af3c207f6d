import { reminders as limits } from '@planner/contract/constants/reminders'
import { expect, test } from 'vitest'

import { proposedOf } from './proposed.ts'

const bill = { title: 'Pay BSES bill', date: '2026-11-30', time: null, amount: 2340, source_sentence: '' }

test('INOUT-7 a proposal fills title with amount, day and time, within the title’s length', () => {
  expect(proposedOf(bill)).toEqual({ text: 'Pay BSES bill, ₹2,340', date: '2026-11-30', time: '' })
  expect(proposedOf({ ...bill, amount: null, time: '10:30:00' })).toEqual({
    text: 'Pay BSES bill',
    date: '2026-11-30',
    time: '10:30',
  })
  const { text } = proposedOf({ ...bill, title: 'x'.repeat(limits.titleMax) })
  expect(text).toHaveLength(limits.titleMax)
  expect(text).toMatch(/, ₹2,340$/)
})
