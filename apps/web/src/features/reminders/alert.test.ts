import { expect, test } from 'vitest'

import { aReminder } from './a-reminder.ts'
import { alertOf } from './alert.ts'

test('DASH-10 an alert says what, when, and where to look', () => {
  const reminder = aReminder()
  const before = alertOf({ reminder, day: '2026-11-21', moment: 'before', at: 1, tag: 'a tag' })

  expect(before.message).toEqual({
    title: 'Call mummy',
    body: 'In 1 hour, at 6:30 pm.',
    tag: 'a tag',
    url: '/dashboard#day=2026-11-21',
  })
  expect(alertOf({ reminder, day: '2026-11-21', moment: 'due', at: 1, tag: 'a tag' }).message.body).toBe(
    'Now, 6:30 pm.',
  )
})
