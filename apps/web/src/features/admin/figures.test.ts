import { formatRupees } from '@planner/commerce/money'
import type { ChannelOperations } from '@planner/contract/notifications'
import { expect, test } from 'vitest'

import { count, shares, stretch } from './figures.ts'

const sms: ChannelOperations = {
  channel: 'sms',
  provider: 'twilio',
  connected: true,
  healthy: true,
  waiting: 2,
  sent: 1,
  delivered: 3,
  failed: 0,
  unknown: 0,
  spend_paise: 100,
  last_failure: null,
}

test('figures are written as in India', () => {
  expect(formatRupees(12_345_650)).toBe('₹1,23,456.50')
  expect(count(100_000)).toBe('1,00,000')
})

test.each([
  [0, '0 ms'],
  [84.6, '85 ms'],
  [1234, '1.2 s'],
  [240_000, '4 min'],
])('%f ms is written %s', (ms, words) => {
  expect(stretch(ms)).toBe(words)
})

test('the bar of a channel holds what was sent, by what became of it', () => {
  expect(shares(sms)).toEqual([
    { outcome: 'delivered', count: 3, percent: 75 },
    { outcome: 'sent', count: 1, percent: 25 },
  ])
  expect(shares({ ...sms, sent: 0, delivered: 0 })).toEqual([])
})
