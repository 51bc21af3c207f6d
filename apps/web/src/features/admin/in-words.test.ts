import { expect, test } from 'vitest'

import { CallError } from '#api/errors.ts'

import { adminFailure, dollars, itemCount, queueInWords, shortUsDate, shortUserId } from './in-words.ts'

test('ADMIN-2 a join date reads ‘Jan 5, 2025’ in the reader’s time zone, or ‘Unknown date’', () => {
  expect(shortUsDate('2025-01-05T10:00:00.000Z', 'Asia/Kolkata')).toBe('Jan 5, 2025')
  expect(shortUsDate('2025-01-05T20:00:00.000Z', 'Asia/Kolkata')).toBe('Jan 6, 2025')
  for (const none of [null, undefined, '', 'soon']) expect(shortUsDate(none, 'Asia/Kolkata')).toBe('Unknown date')
})

test('ADMIN-4 a total has a dollar sign and two decimals, and a person the end of an id', () => {
  expect(dollars(352.8)).toBe('$352.80')
  expect(dollars(1_234_567)).toBe('$1234567.00')
  expect([itemCount(1), itemCount(3)]).toEqual(['1 item', '3 items'])
  expect(shortUserId('00000000-0000-4000-8000-0000001a2b3c')).toBe('1a2b3c')
  expect(shortUserId(null)).toBe('Deleted account')
})

test('a job queue is named in words', () => {
  expect(['google-sync', 'orders.tell-step'].map(queueInWords)).toEqual(['Google sync', 'Orders: tell step'])
})

test('ADMIN-5 a 403 is reported as missing rights, other errors by what failed', () => {
  const refused = new CallError({ status: 403, code: 'auth.admin-only', detail: 'x', retryAfter: null })
  expect(adminFailure(refused, 'Failed to update vendor')).toBe('Admin access required')
  expect(adminFailure(new Error('away'))).toBe('Failed to fetch admin data')
  expect(adminFailure(new Error('away'), 'Failed to update vendor')).toBe('Failed to update vendor')
})
