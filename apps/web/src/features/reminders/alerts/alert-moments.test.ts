import { expect, test } from 'vitest'

import { aReminder } from '../../../../test/a-reminder.ts'
import { alertMoments, type Ringing, snoozedMoments } from './alert-moments.ts'

const minuteFrom = (instant: string) => ({ from: Date.parse(instant), until: Date.parse(instant) + 60_000 })
const usual: Ringing = { leadMinutes: 60, quiet: null, timeZone: 'Asia/Kolkata' }
const rung = (reminder = aReminder(), instant: string, ringing: Partial<Ringing> = {}) =>
  alertMoments([reminder], minuteFrom(instant), undefined, { ...usual, ...ringing }).map(
    ({ moment, day }) => `${moment} ${day}`,
  )

test.each([
  ['2026-11-21T17:28:59+05:30', []],
  ['2026-11-21T17:29:00+05:30', []],
  ['2026-11-21T17:29:01+05:30', ['before 2026-11-21']],
  ['2026-11-21T17:30:00+05:30', ['before 2026-11-21']],
  ['2026-11-21T17:30:01+05:30', []],
  ['2026-11-21T18:29:30+05:30', ['due 2026-11-21']],
  ['2026-11-21T18:30:00+05:30', ['due 2026-11-21']],
  ['2026-11-21T18:31:00+05:30', []],
])('DASH-10 an alert fires when its lead time falls within the next minute: %s', (instant, alerts) => {
  expect(rung(aReminder(), instant)).toEqual(alerts)
})

test('DASH-10 the advance alert of a reminder just after midnight rings the evening before', () => {
  expect(rung(aReminder({ date: '2026-11-22', time: '00:20:00' }), '2026-11-21T23:19:30+05:30')).toEqual([
    'before 2026-11-22',
  ])
})

test('DASH-10 a repeating reminder rings on each of its days, except where it is done', () => {
  const walk = aReminder({ recurrence: 'daily', date: '2026-11-01', completed_dates: ['2026-11-21'] })

  expect(rung(walk, '2026-11-20T18:29:30+05:30')).toEqual(['due 2026-11-20'])
  expect(rung(walk, '2026-11-21T18:29:30+05:30')).toEqual([])
})

test('DASH-10 a snoozed reminder rings again at the chosen time, unless it is done', () => {
  const reminder = aReminder()
  const again = [{ reminder_id: reminder.id, occurrence_date: '2026-11-21', rings_at: '2026-11-21T13:11:30.000Z' }]
  const ringing = (one: typeof reminder, instant: string) =>
    snoozedMoments([one], minuteFrom(instant), again).map(({ at, tag }) => `${new Date(at).toISOString()} ${tag}`)

  expect(ringing(reminder, '2026-11-21T18:41:00+05:30')).toEqual([
    `2026-11-21T13:11:30.000Z reminder:${reminder.id}:2026-11-21:snoozed`,
  ])
  expect(ringing(reminder, '2026-11-21T18:42:00+05:30')).toEqual([])
  expect(ringing({ ...reminder, completed: true }, '2026-11-21T18:41:00+05:30')).toEqual([])
  expect(ringing(aReminder({ id: 'another' }), '2026-11-21T18:41:00+05:30')).toEqual([])
})

test('DASH-10 completed reminders do not ring', () => {
  expect(rung(aReminder({ completed: true }), '2026-11-21T18:29:30+05:30')).toEqual([])
})

test('DASH-10 an imported event rings only if that is turned on', () => {
  const event = (rings: boolean) => aReminder({ origin: { from: 'google', edited: false, rings, url: null } })
  expect(rung(event(false), '2026-11-21T18:29:30+05:30')).toEqual([])
  expect(rung(event(true), '2026-11-21T18:29:30+05:30')).toEqual(['due 2026-11-21'])
})

test('DASH-10 an alert in the open tab has the same tag as the push message', () => {
  const [alert] = alertMoments([aReminder()], minuteFrom('2026-11-21T17:29:30+05:30'), undefined, usual)

  expect(alert?.tag).toBe(`reminder:${aReminder().id}:2026-11-21:before`)
  expect(new Date(alert?.at ?? 0).toISOString()).toBe('2026-11-21T12:00:00.000Z')
})

test('DASH-10 an alert’s time is in the reminder’s time zone', () => {
  expect(rung(aReminder({ time_zone: 'America/New_York' }), '2026-11-21T18:29:30-05:00')).toEqual(['due 2026-11-21'])
})

test('DASH-10 the chosen lead time applies; without one an alert rings only when due', () => {
  expect(rung(aReminder(), '2026-11-21T18:14:30+05:30', { leadMinutes: 15 })).toEqual(['before 2026-11-21'])
  expect(rung(aReminder(), '2026-11-21T17:29:30+05:30', { leadMinutes: 15 })).toEqual([])
  expect(rung(aReminder(), '2026-11-20T18:29:30+05:30', { leadMinutes: 1440 })).toEqual(['before 2026-11-21'])
  expect(rung(aReminder(), '2026-11-21T18:29:30+05:30', { leadMinutes: 0 })).toEqual(['due 2026-11-21'])
})

test('TASK-10 a dose rings in quiet hours where its person lets medicines ring', () => {
  const quiet = { from: '17:00:00', until: '20:00:00' }
  const dose = aReminder({ medicine: { id: aReminder().id, part: 'dose' }, lead_minutes: [] })
  expect(rung(dose, '2026-11-21T18:29:30+05:30', { quiet })).toEqual([])
  expect(rung(dose, '2026-11-21T18:29:30+05:30', { quiet, medicinesRing: true })).toEqual(['due 2026-11-21'])
  expect(rung(aReminder(), '2026-11-21T18:29:30+05:30', { quiet, medicinesRing: true })).toEqual([])
})

test('DASH-10 alerts in quiet hours ring once at their end', () => {
  const quiet = { from: '17:00:00', until: '20:00:00' }
  const early = aReminder({ time: '20:30:00' })

  // Alerts whose time falls in quiet hours and is over by their end ring in the last minute before they begin.
  expect(rung(aReminder(), '2026-11-21T16:58:30+05:30', { quiet })).toEqual(['before 2026-11-21'])
  expect(rung(aReminder(), '2026-11-21T16:58:30+05:30', { quiet, leadMinutes: 0 })).toEqual([])
  expect(rung(aReminder(), '2026-11-21T18:29:30+05:30', { quiet })).toEqual([])
  expect(rung(aReminder(), '2026-11-21T19:59:30+05:30', { quiet })).toEqual(['due 2026-11-21'])
  expect(rung(early, '2026-11-21T19:59:30+05:30', { quiet })).toEqual(['before 2026-11-21'])
})
