import { expect, test } from 'vitest'

import { askedState, isForMe } from './shared-state.ts'

const shared = {
  audience: 'member' as const,
  asked_by: 'asha',
  for_id: 'rohan' as string | null,
  escalate_to_id: null,
  escalate_minutes: null,
  sent_at: null,
  seen_at: null,
  done_at: null,
  done_by: null,
}

test('HOME-2 the open page rings only for whom a reminder is', () => {
  const rings = (of: object) => ['asha', 'rohan', 'anu'].filter((id) => isForMe({ ...shared, ...of }, id, '2026-11-20'))
  expect(rings({})).toEqual(['rohan'])
  expect(rings({ audience: 'everyone', for_id: null })).toEqual(['asha', 'rohan', 'anu'])
  expect(rings({ audience: 'anyone', for_id: null })).toEqual(['asha', 'rohan', 'anu'])
  expect(rings({ audience: 'anyone', for_id: 'anu' })).toEqual(['anu'])
  expect(rings({ audience: 'anyone', for_id: 'anu', claimed_on: '2026-11-20' })).toEqual(['anu'])
  expect(rings({ audience: 'anyone', for_id: 'anu', claimed_on: '2026-11-19' })).toEqual(['asha', 'rohan', 'anu'])
  expect(rings({ audience: 'self', for_id: null, escalate_to_id: 'rohan' })).toEqual(['asha'])
})

test('HOME-2 the asker sees waiting, sent, seen, overdue, done', () => {
  const seen = { seen_at: '2026-11-20T04:30:00Z', sent_at: null }
  const not = { seen_at: null, sent_at: null }
  const now = { done: false, overdue: false, helper: null }
  const cook = { ...now, helper: { mayBeSent: true } }
  expect(askedState(not, now)).toBe('listed')
  expect(askedState(not, cook)).toBe('waiting')
  expect(askedState(not, { ...cook, overdue: true, helper: { mayBeSent: false } })).toBe('unconfirmed')
  expect(askedState({ ...not, sent_at: '2026-11-20T04:30:00Z' }, cook)).toBe('sent')
  expect(askedState(seen, now)).toBe('seen')
  expect(askedState(seen, { ...now, overdue: true })).toBe('overdue')
  expect(askedState(seen, { ...now, overdue: true, done: true })).toBe('done')
})
