import { alertTag, type Snoozed } from '@planner/contract/notifications'
import { expect, test } from 'vitest'
import { aReminder } from '../../../test/a-reminder.ts'
import { isAnswered } from './close-answered.ts'

const at = Date.parse('2026-11-21T18:31:00+05:30')
const day = '2026-11-21'
const once = aReminder({ date: day })
const walk = aReminder({ recurrence: 'daily', completed_dates: ['2026-11-20'], skipped_dates: ['2026-11-22'] })
const due = (on = day) => alertTag(once.id, on, 'due')
const answered = (tag: string, list: readonly (typeof once)[], snoozed: Snoozed[] = [], isNewer = true) =>
  isAnswered(tag, { list, snoozed, isNewer, now: at })
const snoozed = (rings_at: string) => [{ reminder_id: once.id, occurrence_date: day, rings_at }]

test('DASH-10 an alert answered on another device is closed here, any other stays', () => {
  expect(answered(due(), [once])).toBe(false)
  expect(answered(due(), [{ ...once, completed: true }])).toBe(true)
  expect(answered(due(), [])).toBe(true)
  // The list is older than the alert, or is not ours.
  expect(answered(due(), [], [], false)).toBe(false)
  expect(answered(alertTag(once.id, day, 'escalated'), [])).toBe(false)
  expect(answered(due('2026-11-20'), [walk])).toBe(true)
  expect(answered(due('2026-11-22'), [walk])).toBe(true)
  expect(answered(due(), [walk])).toBe(false)
  expect(answered(due(), [once], snoozed('2026-11-21T13:11:00.000Z'))).toBe(true)
  expect(answered(due(), [once], snoozed('2026-11-21T12:55:00.000Z'))).toBe(false)
  expect(answered('answered:ticket', [])).toBe(false)
})
