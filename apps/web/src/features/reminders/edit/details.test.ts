import { expect, test } from 'vitest'

import { aReminder } from '../../../../test/a-reminder.ts'
import { changedDetails, detailsOf, tagsIn } from './details.ts'

test('TASK-7 only what changed of the details is sent', () => {
  const reminder = aReminder({ tags: ['home'], priority: 2, checklist: [{ text: 'milk', done: true }] })
  const details = detailsOf(reminder)
  expect(changedDetails(details, reminder)).toEqual({})
  expect(
    changedDetails(
      { priority: '0', tags: '#home, errands 🛒', duration: '45', leads: [60], nag: '', since: '', checklist: [] },
      reminder,
    ),
  ).toEqual({ priority: 0, tags: ['home', 'errands', '🛒'], duration_minutes: 45, lead_minutes: [60], checklist: [] })
  expect(tagsIn(`${'a'.repeat(40)} ${Array.from({ length: 12 }, (_, n) => n).join(' ')}`)).toHaveLength(10)
})
