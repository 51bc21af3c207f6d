import type { Shared } from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { audienceFields, changedForWhom, forWhomOf } from './audience.ts'

const shared: Shared = {
  audience: 'member',
  asked_by: 'asha',
  for_id: 'rohan',
  escalate_to_id: 'asha',
  escalate_minutes: 60,
  sent_at: null,
  seen_at: null,
  done_at: null,
  done_by: null,
}

test('HOME-2 an edit sends the audience only if it changed, and can be undone', () => {
  const reminder = { shared }
  const before = forWhomOf(reminder)
  expect(before).toEqual({ who: 'rohan', escalateTo: 'asha', minutes: 60 })
  expect(changedForWhom(before, reminder)).toEqual({})
  expect(changedForWhom({ ...before, who: 'everyone' }, reminder)).toEqual({
    audience: 'everyone',
    for_id: null,
    escalate_to_id: null,
  })
  expect(changedForWhom({ who: 'anu', escalateTo: '', minutes: 30 }, {})).toEqual({
    audience: 'member',
    for_id: 'anu',
    escalate_to_id: null,
  })
  expect(audienceFields(before)).toEqual({
    audience: 'member',
    for_id: 'rohan',
    escalate_to_id: 'asha',
    escalate_minutes: 60,
  })
  expect(audienceFields(forWhomOf({}))).toEqual({ audience: 'self', for_id: null, escalate_to_id: null })
})
