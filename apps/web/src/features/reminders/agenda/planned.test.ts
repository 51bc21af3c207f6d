import { parseReminder } from '@planner/reminder-language'
import { expect, test } from 'vitest'

import { plannedOf } from './planned.ts'

// In New York it is still the evening of the 20th.
const here = { now: new Date('2026-11-21T04:10:00Z'), timeZone: 'America/New_York' }
const plan = (text: string, fields: { date: string; time: string; picked?: boolean }) =>
  plannedOf(parseReminder(text, here), fields, here)

test('DASH-4 the form predicts the reminder the server will create, in the person’s time zone', () => {
  expect(plan('pay rent #home', { date: '2026-11-25', time: '10:15' })).toEqual({
    title: 'Pay rent',
    recurrence: null,
    festival: null,
    tags: expect.arrayContaining(['home']),
    date: '2026-11-25',
    dateFrom: 'field',
    time: '10:15:00',
    timeFrom: 'field',
    past: false,
  })
  expect(plan('pay rent', { date: '', time: '' })).toMatchObject({
    date: '2026-11-21',
    dateFrom: 'default',
    time: '00:10:00',
    timeFrom: 'default',
  })
})

test('a time that is past today is foretold for tomorrow; on a day that was picked it is known to be past', () => {
  const today = { date: '2026-11-20', time: '' }

  expect(plan('gym at 5 pm', today)).toMatchObject({ date: '2026-11-21', past: false })
  expect(plan('gym at 5 pm', { ...today, picked: true })).toMatchObject({ date: '2026-11-20', past: true })
  expect(plan('aaj shaam 5 baje gym', today)).toMatchObject({ date: '2026-11-21', past: false })
  expect(plan('gym', { ...today, time: '17:00' })).toMatchObject({ date: '2026-11-20', past: true })
})
