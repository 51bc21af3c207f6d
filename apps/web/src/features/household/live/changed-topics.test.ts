import { expect, test } from 'vitest'

import { changedTopics } from './changed-topics.ts'

test('HOME-7 a page that reconnects reloads only what changed meanwhile', () => {
  expect(changedTopics(null, { reminders: 4, household: 1 })).toEqual(['reminders', 'household'])
  expect(changedTopics({ reminders: 4, household: 1 }, { reminders: 6, household: 1 })).toEqual(['reminders'])
  expect(changedTopics({ reminders: 4 }, { reminders: 4, list: 1 })).toEqual(['list'])
  expect(changedTopics({ reminders: 4 }, { reminders: 4 })).toEqual([])
})
