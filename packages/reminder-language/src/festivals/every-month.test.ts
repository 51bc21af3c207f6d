import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import { parseReminder } from '../index.ts'
import { occurrencesBetween } from '../recurrence/index.ts'

const read = (text: string) => parseReminder(text, { now: linesNow, timeZone: 'Asia/Kolkata' })

test.each([
  ['har mahine amavasya ko pooja', 'Amavasya', '2026-12-08', 'Pooja'],
  ['har mahine ki amavasya ko pooja', 'Amavasya', '2026-12-08', 'Pooja'],
  ['every month on purnima satsang', 'Purnima', '2026-11-24', 'Satsang'],
  ['monthly on purnima satsang 6 pm', 'Purnima', '2026-11-24', 'Satsang'],
  ['mahine ki purnima ko daan', 'Purnima', '2026-11-24', 'Daan'],
  ['mahine ki har ekadashi ko vrat', 'Ekadashi', '2026-12-04', 'Vrat'],
  ["each month's amavasya visit temple", 'Amavasya', '2026-12-08', 'Visit temple'],
  ['pooja on amavasya every month', 'Amavasya', '2026-12-08', 'Pooja'],
  ['har mahine pradosh ko shiv mandir', 'Pradosh', '2026-11-22', 'Shiv mandir'],
  ['har mahine sankashti chaturthi ko vrat', 'Sankashti Chaturthi', '2026-11-27', 'Vrat'],
  ['har mahine sankranti ko til daan', 'Masik Sankranti', '2026-12-16', 'Til daan'],
  ['har mahine shivratri ko abhishek', 'Masik Shivratri', '2026-12-07', 'Abhishek'],
  ['हर महीने अमावस्या को पूजा', 'Amavasya', '2026-12-08', 'पूजा'],
  ['हर महीने की पूर्णिमा को कथा', 'Purnima', '2026-11-24', 'कथा'],
])('READ-8 %s comes on every %s', (text, festival, date, title) => {
  expect(read(text)).toMatchObject({ festival, date, title, recurrence: 'FREQ=MONTHLY' })
})

test.each(['is mahine ki purnima ko daan', 'agle mahine ki purnima ko daan', 'purnima ko katha'])(
  'READ-8 %s comes once',
  (text) => expect(read(text).recurrence).toBeNull(),
)

test('READ-8 a feast of the year stays one where every month is said', () => {
  expect(read('har mahine diwali ko diya').festival).toBeNull()
  expect(read('har saal sankranti ko til daan').festival).toBe('Makar Sankranti')
})

test('READ-8 the sun enters a sign twelve times a year', () => {
  const days = occurrencesBetween(
    { date: '2026-12-16', recurrence: 'FREQ=MONTHLY', festival: 'Masik Sankranti' },
    { from: '2027-01-01', to: '2027-12-31' },
  )
  expect(days).toHaveLength(12)
  expect(days.slice(0, 4)).toEqual(['2027-01-15', '2027-02-13', '2027-03-15', '2027-04-14'])
})
