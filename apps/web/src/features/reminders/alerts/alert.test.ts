import { expect, test } from 'vitest'

import { aReminder } from '../../../../test/a-reminder.ts'
import { alertOf } from './alert.ts'

const at = Date.parse('2026-11-21T18:30:00+05:30')
const alert = (aheadMinutes: number, moment: 'before' | 'due') =>
  alertOf({ reminder: aReminder(), day: '2026-11-21', moment, at: at - aheadMinutes * 60_000, due: at, tag: 'a tag' })

test('DASH-10 an alert names the reminder and its time, and links to it', () => {
  expect(alert(60, 'before').message).toEqual({
    title: 'Call mummy',
    body: 'In 1 hour, at 6:30 pm.',
    tag: 'a tag',
    url: '/dashboard#day=2026-11-21',
  })
  expect(alert(15, 'before').message.body).toBe('In 15 minutes, at 6:30 pm.')
  expect(alert(0, 'due').message.body).toBe('Due now, 6:30 pm.')
  expect(alert(-90, 'due').message.body).toBe('It was due at 6:30 pm.')
})
