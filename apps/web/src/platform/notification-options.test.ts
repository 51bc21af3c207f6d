import { expect, test } from 'vitest'

import { notificationOptions } from './notification-options.ts'

const titles = (message: object) =>
  (notificationOptions({ body: '', tag: '', url: '', ...message }) as { actions?: { title: string }[] }).actions?.map(
    ({ title }) => title,
  )

test('TASK-10 a dose is taken or skipped from its notification, another reminder done or snoozed', () => {
  expect(titles({ ticket: 'x', dose: true })).toEqual(['Taken', 'Skip'])
  expect(titles({ ticket: 'x' })).toEqual(['Done', 'Snooze'])
  // Without a ticket a button would have no effect.
  expect(titles({ dose: true })).toBeUndefined()
})
