import { expect, test } from 'vitest'
import { linesNow } from '../test/case.ts'
import { parseReminder } from './index.ts'
import { whenOf } from './when.ts'

const read = (text: string) => parseReminder(text, { now: linesNow, timeZone: 'Asia/Kolkata' })
const when = (text: string) => {
  const { date, time, timeDefaulted } = read(text)
  return `${date} ${timeDefaulted ? '~' : time!.slice(0, 5)}`
}

test.each([
  ['munday ko subah 10 bje bank', '2026-11-23 10:00'],
  ['prsn 6 bje dawai', '2026-11-22 18:00'],
  ['aj rt 10 bje dwai', '2026-11-20 22:00'],
  ['nxt frday 8pm dinner', '2026-11-27 20:00'],
])('READ-1 a misspelt day next to a time is read: %s', (text, wanted) => expect(when(text)).toBe(wanted))

test.each([
  ['ystrday 5 pm call', 'ystrday'],
  ['rivwar ko mandir 8 baje', 'rivwar'],
  ['blorsday 9 am dentist', 'blorsday'],
])('READ-1 no day is claimed while a word that looks like one was not understood: %s', (text, word) => {
  const { date, time, note } = read(text)
  expect(date).toBeNull()
  expect(time).not.toBeNull()
  expect(note?.is).toBe('unread')
  expect(text.slice(note!.start, note!.end)).toBe(word)
})

test('READ-1 a reminder whose day was not understood is never past', () => {
  const now = { day: '2026-11-20', time: '10:00:00' }
  const none = { date: null, time: null }
  expect(whenOf(read('blorsday 9 am dentist'), none, now)).toMatchObject({
    date: '2026-11-21',
    time: '09:00:00',
  })
  expect(whenOf(read('blorsday 9 pm dentist'), none, now)).toMatchObject({
    date: '2026-11-20',
    time: '21:00:00',
  })
})

test.each([
  'I may buy a new fridge',
  'sat nav update',
  'sun cream for the trip',
  'mon ami pens',
  'mandi se sabzi lana',
  'purse wapas karna',
  'send report',
  'two or three friends for the car',
  'order id 5D12JAN check',
  'seat 12A window',
  'watch Friday Night Lights',
  'read Tuesdays with Morrie',
  'mar 5 kg aam',
])('READ-1 %s names no day', (text) => {
  expect(read(text)).toMatchObject({ date: null, time: null, recurrence: null, note: null })
})

test.each([
  ['Goa trip 10 to 14 December', '2026-12-10', '2026-12-14'],
  ['leave from Monday to Thursday', '2026-11-23', '2026-11-26'],
  ['conference Monday to Wednesday next week', '2026-11-23', '2026-11-25'],
  ['exam Monday se Friday tak', '2026-11-23', '2026-11-27'],
  ['trip 30 Dec to 3 Jan', '2026-12-30', '2027-01-03'],
])('READ-3 %s is one entry over days', (text, date, lastDay) => {
  expect(read(text)).toMatchObject({ date, lastDay, recurrence: null })
})

test.each([
  ['meeting tomorrow from 3 to 5', '15:00:00', 120],
  ['exam 10 am to 1 pm on 5 Dec', '10:00:00', 180],
  ['kal 4 se 6 baje tak tuition', '16:00:00', 120],
  ['power cut kal 10 se 2', '10:00:00', 240],
  ['night shift tomorrow 10 pm to 6 am', '22:00:00', 480],
])('READ-3 %s takes as long as it says', (text, time, minutes) => expect(read(text)).toMatchObject({ time, minutes }))

test.each([
  ['gym daily 6 am except Sunday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
  ['weekdays except Friday 10 am standup', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH'],
  ['next 5 days daily take vitamin D', 'FREQ=DAILY;COUNT=5'],
  ['roz subah 7 baje yoga January tak', 'FREQ=DAILY;UNTIL=20270131'],
  ['every 25th send rent receipt', 'FREQ=MONTHLY;BYMONTHDAY=25'],
  ['alternate Fridays 5 pm retro', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR'],
  ['Tuesday evenings guitar class', 'FREQ=WEEKLY;BYDAY=TU'],
  ['somvar aur shukravar ko 8 baje kirana', 'FREQ=WEEKLY;BYDAY=MO,FR'],
  ['every day this week 8 am walk', 'FREQ=DAILY;UNTIL=20261122'],
])('READ-3 %s repeats by %s', (text, rule) => expect(read(text).recurrence).toBe(rule))

test.each(['gym 3 times a week', 'mahine mein do baar car wash'])(
  'READ-3 the days chosen by us for %s are marked as chosen',
  (text) => {
    const { note, recurrence } = read(text)
    expect(recurrence).not.toBeNull()
    expect(note?.is).toBe('spread')
  },
)

test.each([
  ['gym 3 din hafte mein mangal guru shani', 'FREQ=WEEKLY;BYDAY=TU,TH,SA'],
  ['gym hafte mein 3 din mangal guru shani', 'FREQ=WEEKLY;BYDAY=TU,TH,SA'],
  ['gym twice a week on monday and friday', 'FREQ=WEEKLY;BYDAY=MO,FR'],
])('READ-3 the days named in “%s” take the place of days chosen by us', (text, rule) => {
  const { note, recurrence } = read(text)
  expect(recurrence).toBe(rule)
  expect(note).toBeNull()
})

test('READ-3 a shift over midnight and a trip over New Year keep their length', () => {
  expect(read('night shift tomorrow 10 pm to 6 am').minutes).toBe(480)
  expect(read('trip 30 Dec to 3 Jan').lastDay).toBe('2027-01-03')
  expect(read('meeting tomorrow 3 pm').minutes).toBeUndefined()
})

test('READ-4 an explicit am or pm wins over the task’s usual half of the day', () => {
  expect(when('dinner meeting tomorrow 9 am')).toBe('2026-11-21 09:00')
  expect(when('breakfast tomorrow 9 pm')).toBe('2026-11-21 21:00')
  expect(when('dinner tomorrow 9')).toBe('2026-11-21 21:00')
})

test.each([
  ['raat ki dawai 9:30 baje', '2026-11-20 21:30'],
  ['subah ki chai 7 baje', '2026-11-21 07:00'],
  ['raat wali goli 10 baje', '2026-11-20 22:00'],
  ['raat ki BP ki dawai 9 baje', '2026-11-20 21:00'],
  ['रात की दवाई 9:30 बजे', '2026-11-20 21:30'],
  ['shaam ki aarti kal 7 baje', '2026-11-21 19:00'],
])('READ-4 a part of the day that describes the thing settles its half: %s', (text, wanted) =>
  expect(when(text)).toBe(wanted),
)

test.each([
  ['parso raat ki train ka tatkal kal 10 baje', '2026-11-21 10:00'],
  ['raat ke khane ki taiyari kal 5 baje', '2026-11-21 17:00'],
])('READ-4 a part of the day that describes another thing does not: %s', (text, wanted) =>
  expect(when(text)).toBe(wanted),
)

test.each([
  ['dinner tomorrow 8', '2026-11-21 20:00'],
  ['movie Saturday at 7', '2026-11-21 19:00'],
  ['party kal 9 baje', '2026-11-21 21:00'],
  ['doodh wala kal 6 baje', '2026-11-21 06:00'],
  ['school bus Monday 7', '2026-11-23 07:00'],
  ['office kal 9 baje', '2026-11-21 09:00'],
  ['breakfast at 8', '2026-11-21 08:00'],
  ['raat ka khana kal 8 baje', '2026-11-21 20:00'],
  ['dinner meeting tomorrow 9 am', '2026-11-21 09:00'],
])('READ-4 am or pm follows from the task: %s', (text, wanted) => expect(when(text)).toBe(wanted))

test.each([
  ['Monday nahi Tuesday ko 5 baje dentist', '2026-11-24 17:00', 'Dentist'],
  ['kal 5 baje nahi 6 baje milna', '2026-11-21 18:00', 'Milna'],
  ['meeting at 4, no, 5 pm today', '2026-11-20 17:00', 'Meeting'],
  ['not tomorrow but Sunday 10 am cleaning', '2026-11-22 10:00', 'Cleaning'],
  ['Tuesday not Monday meeting 9 am', '2026-11-24 09:00', 'Meeting'],
  ['call with London team 9 pm GMT', '2026-11-21 02:30', 'Call with London team'],
  ['US call Monday 9 pm PST', '2026-11-24 10:30', 'US call'],
  ['meeting 3 pm London time', '2026-11-20 20:30', 'Meeting'],
  ['purnima ko katha', '2026-11-24 ~', 'Katha'],
  ['amavasya ko daan', '2026-12-08 ~', 'Daan'],
  ['ekadashi ko vrat', '2026-11-20 ~', 'Vrat'],
  ['pradosh ko vrat', '2026-11-22 ~', 'Vrat'],
  ['sankashti chaturthi ko vrat', '2026-11-27 ~', 'Vrat'],
  ['Diwali 2028 ko safai', '2028-10-17 ~', 'Safai'],
])('READ-8 %s is %s', (text, wanted, title) => expect([when(text), read(text).title]).toEqual([wanted, title]))

test('READ-8 a repeat in another time zone shifts its weekday correctly, also through daylight saving', () => {
  expect(read('standup every Monday 9 pm PST')).toMatchObject({
    date: '2026-11-24',
    time: '10:30:00',
    recurrence: 'FREQ=WEEKLY;BYDAY=TU',
  })
  const summer = parseReminder('call 9 pm PDT', { now: new Date('2026-07-20T04:30:00Z'), timeZone: 'Asia/Kolkata' })
  expect(summer.time).toBe('09:30:00')
})

test('READ-8 a lunar day comes every month', () => {
  expect(read('har purnima vrat')).toMatchObject({
    date: '2026-11-24',
    recurrence: 'FREQ=MONTHLY',
    festival: 'Purnima',
  })
})

test.each([
  ['electrician ko bulana kal 11 baje', ['home']],
  ['bijli wale ko bulana', ['home']],
  ['doodh wale ka hisab', ['bills']],
  ['doodh wale ko bulana', []],
  ['doodh lena', ['shopping']],
  ['pick up kids from school Monday', ['family']],
  ['bachche ko school se lena hai', ['family']],
  ['tel lena hai', ['shopping']],
])('%s is tagged %o', (text, tags) => expect(read(text).tags).toEqual(tags))
