import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import { parseReminder } from '../index.ts'
import { intentOf } from '../intent/intent.ts'
import { eventsOf } from './events.ts'
import { relativeDayIn } from './relative-day.ts'

const events = [
  { title: 'Neha ki shaadi', date: '2026-12-10' },
  { title: 'Goa trip', date: '2026-12-20' },
]
const read = (text: string, known = events) =>
  parseReminder(text, { now: linesNow, timeZone: 'Asia/Kolkata', events: known })

test.each([
  ['shaadi se 3 din pehle tailor se suit lena', '2026-12-07', 'Tailor se suit lena'],
  ['3 days before the wedding buy gift', '2026-12-07', 'Buy gift'],
  ['buy gift 3 days before wedding', '2026-12-07', 'Buy gift'],
  ['neha ki shaadi se do din pehle mehndi', '2026-12-08', 'Mehndi'],
  ['शादी से तीन दिन पहले दर्जी', '2026-12-07', 'दर्जी'],
  ['a week before the Goa trip book cab', '2026-12-13', 'Book cab'],
  ['trip ke 2 din baad photos bhejna', '2026-12-22', 'Photos bhejna'],
])('READ-3 “%s” is counted from the reminder of that name', (text, date, title) => {
  expect(read(text)).toMatchObject({ date, title, timeDefaulted: true, note: null })
})

test('READ-3 an hour beside such a day is kept', () => {
  expect(read('shaadi se 3 din pehle shaam 5 baje tailor')).toMatchObject({ date: '2026-12-07', time: '17:00:00' })
})

test.each([
  ['shaadi se 3 din pehle tailor se suit lena', 'shaadi se 3 din pehle'],
  ['3 days before the wedding buy gift', '3 days before the wedding'],
  ['shaadi se 3 din pehle shaam 5 baje tailor', 'shaadi se 3 din pehle'],
  ['board exam ke 2 din baad party', 'exam ke 2 din baad'],
])('READ-3 “%s” without a known event sets no day, says so, and keeps the words', (text, words) => {
  const { date, note, title } = read(text, [])
  expect(date).toBeNull()
  expect(note?.is).toBe('unread')
  expect(text.slice(note!.start, note!.end)).toBe(words)
  expect(title.toLowerCase()).toContain(words)
})

test.each(['shaadi se 3 din pehle yaad dilana', 'remind me 3 days before the wedding'])(
  'READ-3 “%s” asks for a lead of the event, which is no day of its own',
  (text) => {
    expect(read(text).date).toBeNull()
    expect(intentOf(text, { now: linesNow, timeZone: 'Asia/Kolkata', events }).perhaps).toMatchObject({
      intent: 'change',
      lead: 4320,
    })
  },
)

test('READ-3 two events of that name on different days set no day', () => {
  const both = [...events, { title: 'Ravi ki shaadi', date: '2026-12-15' }]
  expect(read('shaadi se 3 din pehle suit lena', both)).toMatchObject({ date: null, note: { is: 'unread' } })
  expect(read('ravi ki shaadi se 3 din pehle suit lena', both)).toMatchObject({ date: '2026-12-12' })
})

test.each([
  ['Diwali se do din pehle mithai', '2027-10-27'],
  ['2 days before 10 dec call', '2026-12-08'],
  ['call mom a day after tomorrow', '2026-11-22'],
  ['2 din baad doctor', '2026-11-22'],
])('READ-3 “%s” names a day of its own', (text, date) => {
  expect(read(text)).toMatchObject({ date, note: null })
  expect(read('khane ke 2 din baad').note).toBeNull()
})

test('READ-3 days are counted from what is still to come, once or every year', () => {
  const known = [
    { title: 'Old wedding', date: '2026-11-01', recurrence: 'none', completed: false },
    { title: 'Done wedding', date: '2026-12-01', recurrence: 'none', completed: true },
    { title: 'Gym', date: '2026-11-20', recurrence: 'daily', completed: false },
    { title: 'Mummy birthday', date: '2020-11-25', recurrence: 'yearly', completed: false },
    { title: 'Papa birthday', date: '2020-03-02', recurrence: 'yearly', completed: false },
  ]
  expect(eventsOf(known, '2026-11-20')).toEqual([
    { title: 'Mummy birthday', date: '2026-11-25' },
    { title: 'Papa birthday', date: '2027-03-02' },
  ])
  expect(relativeDayIn('birthday se ek din pehle cake order')).not.toBeNull()
  expect(relativeDayIn('kal subah doodh lana')).toBeNull()
})

test.each([
  ['2026-11-20', '2027-02-28'],
  ['2027-02-28', '2027-02-28'],
  ['2027-03-01', '2028-02-29'],
  ['2028-02-28', '2028-02-29'],
])('READ-3 on %s, a yearly 29 February is next on %s', (today, next) => {
  const birthday = { title: 'Neha birthday', date: '2024-02-29', recurrence: 'yearly', completed: false }
  expect(eventsOf([birthday], today)).toEqual([{ title: 'Neha birthday', date: next }])
})

test('READ-3 days are counted from a birthday on 29 February in a common year', () => {
  const birthday = { title: 'Neha birthday', date: '2024-02-29', recurrence: 'yearly', completed: false }
  const known = [...eventsOf([birthday], '2026-11-20')]
  expect(read('birthday se 3 din pehle cake', known)).toMatchObject({ date: '2027-02-25', title: 'Cake', note: null })
})
