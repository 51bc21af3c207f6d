import { expect, test } from 'vitest'

import { aReminder } from '../../../../test/a-reminder.ts'
import { alertOf } from './alert.ts'

const at = Date.parse('2026-11-21T18:30:00+05:30')
const alert = (aheadMinutes: number, moment: 'before' | 'due' | 'snoozed', homeZone = 'Asia/Kolkata') =>
  alertOf(
    { reminder: aReminder(), day: '2026-11-21', moment, at: at - aheadMinutes * 60_000, due: at, tag: 'a tag' },
    homeZone,
  )

test('DASH-10 an alert names the reminder and its time, and links to it', () => {
  expect(alert(60, 'before').message).toEqual({
    title: 'Call mummy',
    body: 'In 1 hour, at 6:30 pm.',
    tag: 'a tag',
    url: '/dashboard#day=2026-11-21',
  })
  expect(alert(15, 'before').message.body).toBe('In 15 minutes, at 6:30 pm.')
  expect(alert(10_080, 'before').message.body).toBe('On Sat, 21 Nov at 6:30 pm.')
  expect(alert(0, 'due').message.body).toBe('Due now, 6:30 pm.')
  expect(alert(-90, 'due').message.body).toBe('It was due at 6:30 pm.')
})

test('DASH-10 an alert names the time in the person’s zone and in the reminder’s own, as the email does', () => {
  const body = (aheadMinutes: number, moment: 'before' | 'due' | 'snoozed') =>
    alert(aheadMinutes, moment, 'Asia/Singapore').message.body
  expect(body(0, 'due')).toBe('Due now, 9:00 pm (6:30 pm in Kolkata).')
  expect(body(60, 'before')).toBe('In 1 hour, at 9:00 pm (6:30 pm in Kolkata).')
  expect(body(-90, 'due')).toBe('It was due at 9:00 pm (6:30 pm in Kolkata).')
  // Snoozed by half an hour: about the time it rings again.
  expect(body(-30, 'snoozed')).toBe('Snoozed reminder for 9:30 pm (7:00 pm in Kolkata).')
})
