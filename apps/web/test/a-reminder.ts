import type { Reminder } from '@planner/contract/reminders'

/** A reminder for tests, to be changed where the test cares. */
export const aReminder = (changes: Partial<Reminder> = {}): Reminder => ({
  id: '0190d5f0-0000-4000-8000-000000000001',
  title: 'Call mummy',
  description: '',
  date: '2026-11-21',
  time: '18:30:00',
  time_defaulted: false,
  time_zone: 'Asia/Kolkata',
  recurrence: 'none',
  festival: null,
  completed: false,
  completed_dates: [],
  tags: [],
  created_at: '2026-11-20T03:30:00.000Z',
  updated_at: '2026-11-20T03:30:00.000Z',
  ...changes,
})
