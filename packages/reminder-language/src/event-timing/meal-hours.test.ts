import { expect, test } from 'vitest'
import { parseReminder } from '../index.ts'
import { whenOf } from '../when.ts'

// Friday 20 November 2026, 10:00 in Kolkata.
const options = { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }
const when = (text: string, time = '10:00:00') => {
  const fields = { date: '2026-11-20', time: null }
  const { date, time: at, timeFrom } = whenOf(parseReminder(text, options), fields, { day: '2026-11-20', time })
  return `${date} ${at.slice(0, 5)} ${timeFrom}`
}

test.each([
  ['Saturday ko dinner me shahi paneer aur jeera rice', '2026-11-21 20:00 default'],
  ['kaddu ki sabzi Thursday lunch me', '2026-11-26 13:00 default'],
  ['kal nashte me poha', '2026-11-21 08:30 default'],
  ['dinner with Ravi tomorrow', '2026-11-21 20:00 default'],
  ['lunch at nani’s place on Sunday', '2026-11-22 13:00 default'],
  ['poha for breakfast tomorrow', '2026-11-21 08:30 default'],
  ['make rajma for dinner', '2026-11-20 20:00 default'],
  ['डिनर में पनीर कल', '2026-11-21 20:00 default'],
])('READ-4 a meal that is named has its usual hour: %s', (text, wanted) => expect(when(text)).toBe(wanted))

test.each([
  ['book a table for dinner tomorrow', '2026-11-21 09:00 default'],
  ['kal nashte ke liye bread lana', '2026-11-21 09:00 default'],
  ['lunch box clean tomorrow', '2026-11-21 09:00 default'],
  ['dinner set kal', '2026-11-21 09:00 default'],
  ['dinner with Ravi tomorrow at 7:30 pm', '2026-11-21 19:30 words'],
])('READ-4 what is got ready for a meal, and an hour that is said, keep their own: %s', (text, wanted) =>
  expect(when(text)).toBe(wanted),
)

test.each([
  ['evening walk on friday', '2026-11-27 18:00 default'],
  ['evening walk every Monday', '2026-11-23 18:00 default'],
  ['morning yoga class tomorrow', '2026-11-21 08:00 default'],
  ['night shift on Monday', '2026-11-23 21:00 default'],
  ['send invite EOW', '2026-11-20 18:00 default'],
  ['report by end of month', '2026-11-30 18:00 default'],
  ['shanivar ko 6 mehman dinner par, biryani aur kebab', '2026-11-21 20:00 default'],
  ['evening gown to the tailor tomorrow', '2026-11-21 09:00 default'],
  ['evening walk on friday at 5:30 pm', '2026-11-27 17:30 words'],
])('READ-4 a title that names its part of the day has an hour of it: %s', (text, wanted) =>
  expect(when(text)).toBe(wanted),
)

test('READ-4 a meal whose usual hour has passed today is set an hour from now', () => {
  expect(when('lunch me dal', '14:00:00')).toBe('2026-11-20 15:00 default')
  expect(when('dinner me dal', '14:00:00')).toBe('2026-11-20 20:00 default')
})
