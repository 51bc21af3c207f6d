import { isMostlyDaily } from '@planner/reminder-language/overdue'
import { expect, test } from 'vitest'
import { dayAt } from '#platform/time/wall-time.ts'
import { aReminder } from '../../../../test/a-reminder.ts'
import { remindersByDay } from '../calendar/reminders-by-day.ts'
import { ownDayOf } from './in-other-time-zone.ts'
import { occurrencesOf } from './occurrences.ts'
import { leftBehind, nextUp, overdueAmong } from './outlook.ts'
import { stateOn, wasDue } from './state-on.ts'

const noon = new Date('2026-11-21T12:00:00+05:30')
const named = (occurrences: { reminder: { title: string }; day: string }[]) =>
  occurrences.map(({ reminder, day }) => `${reminder.title} ${day}`)

test('DASH-3 past open reminders are overdue, oldest first', () => {
  const list = [
    aReminder({ title: 'This morning', time: '09:00:00' }),
    aReminder({ title: 'Last week', date: '2026-11-14' }),
    aReminder({ title: 'Done', date: '2026-11-14', completed: true }),
    aReminder({ title: 'This evening' }),
  ]

  expect(named(overdueAmong(list, noon, undefined))).toEqual(['Last week 2026-11-14', 'This morning 2026-11-21'])
})

test('TASK-5 in today’s agenda the most important comes first, and of equals the latest', () => {
  const list = [
    aReminder({ title: 'Old note', date: '2026-11-14' }),
    aReminder({ title: 'New note', date: '2026-11-19' }),
    aReminder({ title: 'Low', date: '2026-11-10', priority: 3 }),
    aReminder({ title: 'High', date: '2026-11-12', priority: 1 }),
    aReminder({ title: 'Rent', date: '2026-08-20', recurrence: 'monthly' }),
    aReminder({ title: 'This morning', time: '09:00:00', priority: 1 }),
  ]
  const titles = leftBehind(list, { today: '2026-11-21', now: noon, engine: undefined, timeZone: 'Asia/Kolkata' }).map(
    ({ reminder }) => reminder.title,
  )
  expect(titles).toEqual(['High', 'Low', 'Rent', 'New note', 'Old note'])
})

test('TASK-9 after a change of the time zone each overdue occurrence is in today’s agenda exactly once', () => {
  const shown = (reminder: ReturnType<typeof aReminder>, timeZone: string, now: Date) => {
    const today = dayAt(now, timeZone)
    const onDay = remindersByDay([reminder], { from: today, to: today }, undefined, timeZone).get(today) ?? []
    const late = onDay.filter((one) => wasDue(one, ownDayOf(one, today, timeZone), now))
    const behind = leftBehind([reminder], { today, now, engine: undefined, timeZone })
    return { behind: behind.flatMap(({ day, later }) => [day, ...later]), late: late.length }
  }
  // Late yesterday in India, where it is viewed this morning.
  const afterMidnight = aReminder({ time: '00:30:00', time_zone: 'Asia/Singapore' })
  expect(shown(afterMidnight, 'Asia/Kolkata', noon)).toEqual({ behind: ['2026-11-21'], late: 0 })
  expect(shown(afterMidnight, 'Asia/Singapore', noon)).toEqual({ behind: [], late: 1 })
  // Early today in Singapore, where it is viewed this morning.
  const lateAtNight = aReminder({ date: '2026-11-20', time: '23:30:00' })
  expect(shown(lateAtNight, 'Asia/Singapore', noon)).toEqual({ behind: [], late: 1 })
  expect(shown(lateAtNight, 'Asia/Kolkata', noon)).toEqual({ behind: ['2026-11-20'], late: 0 })
  const weekly = { ...lateAtNight, date: '2026-11-13', recurrence: 'weekly' }
  expect(shown(weekly, 'Asia/Singapore', noon)).toEqual({ behind: ['2026-11-13'], late: 1 })
})

test('TASK-5 missed weekly, monthly and yearly occurrences stay overdue until done or skipped', () => {
  const rent = aReminder({ title: 'Rent', recurrence: 'monthly', date: '2026-08-31', time: '09:00:00' })
  const missed = (changes: Partial<typeof rent>) =>
    overdueAmong([{ ...rent, ...changes }], noon, undefined).map(({ day, later }) => [day, ...later])
  // 'Pay rent on the last day', not completed, on the 21st of the month after.
  expect(missed({})).toEqual([['2026-08-31', '2026-09-30', '2026-10-31']])
  expect(missed({ completed_dates: ['2026-08-31', '2026-10-31'] })).toEqual([['2026-09-30']])
  expect(missed({ skipped_dates: ['2026-08-31', '2026-09-30', '2026-10-31'] })).toEqual([])
  expect(missed({ recurrence: 'yearly', date: '2023-11-20' })).toEqual([['2025-11-20', '2026-11-20']])
  expect(missed({ recurrence: 'weekly', date: '2026-11-07' })).toEqual([['2026-11-07', '2026-11-14', '2026-11-21']])
  expect(missed({ rule_since: '2026-10-01' })).toEqual([['2026-10-31']])
  expect(missed({ completed: true })).toEqual([])
})

test('TASK-5 a reminder on most days of a week is treated as daily', () => {
  expect(
    ['daily', 'weekdays', 'FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH', 'FREQ=DAILY;INTERVAL=1'].map((recurrence) =>
      isMostlyDaily({ recurrence }),
    ),
  ).toEqual([true, true, true, true, true])
  expect(
    ['weekly', 'monthly', 'FREQ=DAILY;INTERVAL=3', 'FREQ=WEEKLY;BYDAY=MO,WE', 'FREQ=WEEKLY;INTERVAL=2'].map(
      (recurrence) => isMostlyDaily({ recurrence }),
    ),
  ).toEqual([false, false, false, false, false])
})

test('TASK-10 a dose that was missed yesterday is still there, one of the day before is not', () => {
  const dose = aReminder({
    title: 'Thyronorm',
    recurrence: 'daily',
    date: '2026-11-01',
    time: '06:30:00',
    medicine: { id: 'm', part: 'dose' },
  })
  const missed = (changes: Partial<typeof dose>) =>
    overdueAmong([{ ...dose, ...changes }], noon, undefined).map(({ day, later }) => [day, ...later])
  expect(missed({})).toEqual([['2026-11-20', '2026-11-21']])
  expect(missed({ completed_dates: ['2026-11-20'] })).toEqual([['2026-11-21']])
  expect(missed({ rule_since: '2026-11-21' })).toEqual([['2026-11-21']])
})

test('TASK-5 of a daily reminder only the occurrence of today can be overdue', () => {
  const walk = aReminder({ title: 'Walk', recurrence: 'daily', date: '2026-11-01', time: '06:30:00' })

  expect(named(overdueAmong([walk], noon, undefined))).toEqual(['Walk 2026-11-21'])
  expect(overdueAmong([{ ...walk, completed_dates: ['2026-11-21'] }], noon, undefined)).toEqual([])
})

test('INOUT-1 days of an imported series before it came in are not overdue, neither in the list nor on their day', () => {
  const sync = aReminder({ recurrence: 'weekly', date: '2026-11-04', time: '09:00:00', rule_since: '2026-11-18' })
  expect(overdueAmong([sync], noon, undefined).map(({ day, later }) => [day, ...later])).toEqual([['2026-11-18']])
  expect(['2026-11-11', '2026-11-18'].map((day) => stateOn(sync, day, noon))).toEqual(['open', 'overdue'])
  // Imported at noon, after this morning's occurrence.
  const standUp = aReminder({ recurrence: 'daily', date: '2026-11-02', time: '09:00:00', rule_since: '2026-11-22' })
  expect(overdueAmong([standUp], noon, undefined)).toEqual([])
})

test('READ-3 a reminder over several days is shown on each, and overdue only after the last', () => {
  const trip = aReminder({ title: 'Goa trip', date: '2026-11-19', ends_on: '2026-11-21', time: '09:00:00' })
  const days = occurrencesOf(trip, { from: '2026-11-20', to: '2026-11-30' }, undefined)
  expect(days).toEqual(['2026-11-20', '2026-11-21'])
  expect(overdueAmong([trip], noon, undefined)).toEqual([])
  expect(stateOn(trip, '2026-11-20', noon)).toBe('open')
  expect(nextUp([trip], noon, undefined)).toBeUndefined()

  const over = { ...trip, ends_on: '2026-11-20' }
  expect(named(overdueAmong([over], noon, undefined))).toEqual(['Goa trip 2026-11-19'])
})

test('DASH-3 the next reminder is the first open one of the coming week', () => {
  const walk = aReminder({ title: 'Walk', recurrence: 'daily', date: '2026-11-01', time: '06:30:00' })

  expect(nextUp([aReminder({ date: '2027-01-01' })], noon, undefined)).toBeUndefined()
  expect(
    nextUp([walk, aReminder({ title: 'Tea', date: '2026-11-22', time: '16:00:00' })], noon, undefined),
  ).toMatchObject({
    reminder: { title: 'Walk' },
    day: '2026-11-22',
  })
  expect(nextUp([walk, aReminder({ title: 'Lunch', time: '13:00:00' })], noon, undefined)).toMatchObject({
    reminder: { title: 'Lunch' },
    day: '2026-11-21',
  })
})

test('TASK-8 a snoozed reminder comes next at the time it rings again', () => {
  const tea = aReminder({ id: 'tea', title: 'Tea', time: '13:00:00' })
  const call = aReminder({ id: 'call', title: 'Call', time: '10:00:00' })
  const again = (reminder_id: string, rings_at: string) => [{ reminder_id, occurrence_date: '2026-11-21', rings_at }]
  const next = (snoozed: ReturnType<typeof again>) => nextUp([tea, call], noon, undefined, snoozed)
  expect(next([])).toMatchObject({ reminder: tea, isSnoozed: false })
  expect(next(again('call', '2026-11-21T12:30:00+05:30'))).toMatchObject({ reminder: call, isSnoozed: true })
  expect(next(again('call', '2026-11-21T13:30:00+05:30'))).toMatchObject({ reminder: tea })
  expect(next(again('tea', '2026-11-21T16:00:00+05:30'))).toMatchObject({
    reminder: tea,
    at: Date.parse('2026-11-21T16:00:00+05:30'),
  })
  expect(next(again('call', '2026-11-21T11:30:00+05:30'))).toMatchObject({ reminder: tea })
})

test('DASH-3 of several reminders at the same time, the first in the agenda is next', () => {
  const list = ['Salary of Salma', 'Amlodipine 5'].map((title) => aReminder({ title, time: '13:00:00' }))
  const [first] = remindersByDay(list, { from: '2026-11-21', to: '2026-11-21' }, undefined).get('2026-11-21')!
  expect(nextUp(list, noon, undefined)?.reminder.title).toBe('Amlodipine 5')
  expect(first!.title).toBe('Amlodipine 5')
})
