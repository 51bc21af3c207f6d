import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import { parseReminder } from '../index.ts'

const read = (text: string) => parseReminder(text, { now: linesNow, timeZone: 'Asia/Kolkata' })

test.each([
  ['wed 3-4 sync', '2026-11-25', '15:00:00', 60, 'Sync'],
  ['fri 3-4 sync', '2026-11-27', '15:00:00', 60, 'Sync'],
  ['kal 5-6 yoga', '2026-11-21', '17:00:00', 60, 'Yoga'],
  ['sat 9-10 swim', '2026-11-21', '09:00:00', 60, 'Swim'],
  ['3-330pm call', '2026-11-20', '15:00:00', 30, 'Call'],
  ['mtg 2mrw 3-330pm', '2026-11-21', '15:00:00', 30, 'Mtg'],
  ['tmrw 3-330 call', '2026-11-21', '15:00:00', 30, 'Call'],
  ['fri 330-430pm call', '2026-11-27', '15:30:00', 60, 'Call'],
  ['call 10-1130am fri', '2026-11-27', '10:00:00', 90, 'Call'],
])('READ-3 “%s” is from one hour to another', (text, date, time, minutes, title) => {
  expect(read(text)).toMatchObject({ date, time, minutes, title })
})

test('READ-3 a range after a weekday may have a lead', () => {
  expect(read('wed 3-4 sync remind 10 min before')).toMatchObject({
    title: 'Sync',
    lead: { minutes: 10, date: '2026-11-25', time: '15:00:00' },
  })
})

test.each([
  ['dec 3-4 trip', '2026-12-03', '2026-12-04'],
  ['friday 4-5 dec leave', '2026-12-04', '2026-12-05'],
  ['Trip - 18/12 - 20/12', '2026-12-18', '2026-12-20'],
  ['trip 18/12 to 20/12 goa', '2026-12-18', '2026-12-20'],
  ['leave 28 dec - 31', '2026-12-28', '2026-12-31'],
  ['trip 18 dec - 20', '2026-12-18', '2026-12-20'],
])('READ-3 “%s” is from one day to another', (text, date, lastDay) => {
  expect(read(text)).toMatchObject({ date, lastDay, timeDefaulted: true })
  expect(read(text).title).not.toMatch(/\d|-/)
})

test.each(['wed 3-4 kg aam', 'mon 4-2 match', '1/2 - 3/4 cup sugar', 'flat 12/3 - 14/3 keys'])(
  'READ-3 “%s” names no range of hours or days',
  (text) => expect(read(text)).not.toHaveProperty('minutes'),
)
