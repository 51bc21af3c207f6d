import { expect, test } from 'vitest'

import { aReminder } from '../../../../test/a-reminder.ts'
import { remindersByDay } from '../calendar/reminders-by-day.ts'
import { localOf, ownDayOf, ownOf } from './in-other-time-zone.ts'

const call = aReminder({ title: 'Call', date: '2026-11-30', time: '19:00:00', time_zone: 'America/Los_Angeles' })
const india = 'Asia/Kolkata'

test('TASK-9 what goes by another clock is on the day and hour of the person’s, and back', () => {
  expect(localOf(call, '2026-11-30', india)).toEqual({ day: '2026-12-01', time: '08:30:00' })
  expect(ownDayOf(call, '2026-12-01', india)).toBe('2026-11-30')
  expect(ownOf(call, { day: '2026-12-02', time: '09:30:00' }, india)).toEqual({ day: '2026-12-01', time: '20:00:00' })
  const leave = aReminder({
    ...call,
    time_defaulted: true,
    origin: { from: 'file', edited: false, rings: true, url: null },
  })
  expect(localOf(leave, '2026-11-30', india)).toEqual({ day: '2026-11-30', time: '19:00:00' })
})

test('TASK-9 a day of the person’s has what falls on it by their clock, in its order', () => {
  const standup = aReminder({ title: 'Standup', date: '2026-11-30', time: '08:00:00', recurrence: 'daily' })
  const bank = aReminder({ title: 'Bank', date: '2026-12-01', time: '11:00:00' })
  const daily = { ...call, recurrence: 'daily' }
  const byDay = remindersByDay([bank, daily, standup], { from: '2026-12-01', to: '2026-12-02' }, undefined, india)
  expect([...byDay].map(([day, there]) => [day, ...there.map(({ title }) => title)])).toEqual([
    ['2026-12-01', 'Standup', 'Call', 'Bank'],
    ['2026-12-02', 'Standup', 'Call'],
  ])
})
