import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import { parseReminder } from '../index.ts'

const read = (text: string) => parseReminder(text, { now: linesNow, timeZone: 'Asia/Kolkata' })

test.each([
  ['standup except fridays every weekday 9:30', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH'],
  ['except fridays on weekdays 9:30 standup', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH'],
  ['standup except friday daily 9:30', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,SA,SU'],
  ['shukravar chhod ke har weekday 9:30 standup', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH'],
  ['friday chhod ke weekdays 9:30 standup', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH'],
])('READ-3 “%s” leaves out the days named before the rule', (text, recurrence) => {
  expect(read(text)).toMatchObject({ recurrence, time: '09:30:00', title: 'Standup' })
})

test.each([
  ['stretch every hour till 1', ['11:00:00', '12:00:00', '13:00:00']],
  ['har ghante 1 baje tak stretch', ['11:00:00', '12:00:00', '13:00:00']],
  ['every 2 hours till 4pm stretch', ['12:00:00', '14:00:00', '16:00:00']],
])('READ-3 “%s” rings up to that hour', (text, times) => {
  expect(read(text)).toMatchObject({ date: '2026-11-20', time: times[0], times, title: 'Stretch' })
})

test('READ-3 a repetition within tomorrow up to an hour begins in the morning', () => {
  expect(read('tomorrow every 3 hours till 6 stretch')).toMatchObject({
    date: '2026-11-21',
    times: ['09:00:00', '12:00:00', '15:00:00', '18:00:00'],
  })
})

test.each([
  ['5 dec 26 11 meeting', '2026-12-05', '11:00:00', 'Meeting'],
  ['Doctor 5:30p', '2026-11-20', '17:30:00', 'Doctor'],
  ['call tomorrow 5:30a', '2026-11-21', '05:30:00', 'Call'],
  ['sync fri 3pm ~', '2026-11-27', '15:00:00', 'Sync'],
])('READ-3 “%s” has nothing left over in its title', (text, date, time, title) => {
  expect(read(text)).toMatchObject({ date, time, title })
})

test('READ-3 a mark after a day of the month leaves it a day', () => {
  expect(read('Pay rent 1st ~')).toMatchObject({ date: '2026-12-01', title: 'Pay rent' })
})

test.each([
  ['Review PR!high', 1],
  ['Review PR !medium', 2],
  ['Review PR !low', 3],
])('TASK-1 “%s” has a priority', (text, priority) => {
  expect(read(text)).toMatchObject({ title: 'Review PR', priority })
})
