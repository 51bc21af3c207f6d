import { expect, test } from 'vitest'

import { attemptOf } from './attempt.ts'

const input = { text: 'call mummy', suggested_date: '2026-11-21', suggested_time: null }
const ids = () => {
  let count = 0

  return () => `id ${++count}`
}

test('DASH-4 retrying the same text keeps its id, so that only one reminder is created', () => {
  const next = ids()
  const first = attemptOf(null, input, next)

  expect(attemptOf(first, { ...input }, next)).toEqual({ ...input, id: 'id 1' })
})

test('DASH-4 a changed text, day or time makes a new reminder', () => {
  const next = ids()
  const first = attemptOf(null, input, next)

  expect(attemptOf(first, { ...input, text: 'call papa' }, next).id).toBe('id 2')
  expect(attemptOf(first, { ...input, suggested_date: '2026-11-22' }, next).id).toBe('id 3')
  expect(attemptOf(first, { ...input, suggested_time: '09:00' }, next).id).toBe('id 4')
  expect(attemptOf(first, { ...input, date_picked: true }, next).id).toBe('id 5')
  expect(attemptOf(first, { ...input, leave_alone: [{ start: 0, end: 4 }] }, next).id).toBe('id 6')
})
