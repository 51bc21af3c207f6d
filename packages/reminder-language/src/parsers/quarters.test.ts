import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import { parseReminder } from '../index.ts'
import { namesDay } from '../names-day.ts'

const read = (text: string, now = linesNow) => parseReminder(text, { now, timeZone: 'Asia/Kolkata' })

test.each([
  ['review every quarter', '2027-01-01', 'FREQ=MONTHLY;INTERVAL=3', 'Review'],
  ['har timahi bill', '2027-01-01', 'FREQ=MONTHLY;INTERVAL=3', 'Bill'],
  ['हर तिमाही रिव्यू', '2027-01-01', 'FREQ=MONTHLY;INTERVAL=3', 'रिव्यू'],
  ['first monday of every quarter okr review', '2027-01-04', 'FREQ=MONTHLY;INTERVAL=3;BYDAY=1MO', 'Okr review'],
  ['har timahi ke pehle somvar ko review', '2027-01-04', 'FREQ=MONTHLY;INTERVAL=3;BYDAY=1MO', 'Review'],
  ['last friday of every quarter retro', '2026-12-25', 'FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR', 'Retro'],
  ['review on the first day of every quarter', '2027-01-01', 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1', 'Review'],
  ['rent on 1st of every quarter', '2027-01-01', 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1', 'Rent'],
  ['हर तिमाही की पहली तारीख को किराया', '2027-01-01', 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1', 'किराया'],
  ['every quarter on the 15th gst', '2027-01-15', 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=15', 'Gst'],
  ['every last friday of the quarter retro', '2026-12-25', 'FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR', 'Retro'],
  ['har quarter ke pehle hafte me audit', '2027-01-01', 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1', 'Audit'],
  ['okr every quarter end', '2026-12-31', 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1', 'Okr'],
  ['har quarter ke end me hisaab', '2026-12-31', 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1', 'Hisaab'],
  [
    'review last working day of every quarter',
    '2026-12-31',
    'FREQ=MONTHLY;INTERVAL=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    'Review',
  ],
])('READ-3 “%s” is of the calendar quarter, without its words in the title', (text, date, recurrence, title) => {
  const reading = read(text)
  expect(reading).toMatchObject({ date, recurrence, title })
  expect(namesDay(reading)).toBe(true)
})

test.each([
  ['stock ginna quarter end pe', 'Stock ginna'],
  ['submit report by quarter end', 'Submit report'],
  ['quarter end closing', 'Closing'],
  ['close books at the end of this quarter', 'Close books'],
])('READ-3 “%s” is on the last day of this quarter', (text, title) => {
  expect(read(text)).toMatchObject({ date: '2026-12-31', recurrence: null, title })
})

test.each([
  ['next quarter planning', 'Planning'],
  ['beginning of the quarter goals', 'Goals'],
])('READ-3 “%s” is on the first day of the next quarter', (text, title) => {
  expect(read(text)).toMatchObject({ date: '2027-01-01', recurrence: null, title })
})

test('READ-3 a quarter begins in January, April, July and October', () => {
  for (const [now, date] of [
    ['2026-12-31T04:30:00Z', '2027-01-01'],
    ['2027-01-01T04:30:00Z', '2027-04-01'],
    ['2027-05-10T04:30:00Z', '2027-07-01'],
    ['2027-09-10T04:30:00Z', '2027-10-01'],
  ] as const)
    expect(read('review every quarter', new Date(now)).date, now).toBe(date)
})

test.each([
  ['every 3 months change filter', '2026-11-21'],
  ['har teen mahine filter badalna', '2026-11-21'],
  ['every quarter starting 5 december pay fees', '2026-12-05'],
])('READ-3 “%s” begins when the text says, or at once', (text, date) => {
  expect(read(text)).toMatchObject({ date, recurrence: expect.stringContaining('FREQ=MONTHLY;INTERVAL=3') })
})

test.each(['staff quarters key', 'quarter plate 6 piece'])('READ-3 “%s” names no quarter of the year', (text) => {
  expect(read(text)).toMatchObject({ date: null, recurrence: null })
})
