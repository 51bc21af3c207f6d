import { autoReminderTypes } from '@planner/contract/google'
import { expect, test } from 'vitest'

import { autoRemindersFrom } from './auto-reminders.ts'

test('PROFILE-4 without mail there are two samples, each of a type, with its source and today as its date', () => {
  const { isSample, reminders } = autoRemindersFrom([], '2026-11-21')

  expect(isSample).toBe(true)
  expect(reminders).toHaveLength(2)
  for (const { title, description, source, created_date, type } of reminders) {
    expect([title, description, source]).not.toContain('')
    expect(created_date).toBe('2026-11-21')
    expect(autoReminderTypes).toContain(type)
  }
})

test('PROFILE-4 samples are replaced by reminders found in mail', () => {
  const bill = {
    id: '0197c0de-0000-7000-8000-000000000001',
    title: 'Electricity bill',
    description: '₹1,840 due',
    source: 'BESCOM',
    created_date: '2026-11-18',
    type: 'bill' as const,
  }

  expect(autoRemindersFrom([bill], '2026-11-21')).toEqual({ isSample: false, reminders: [bill] })
})
