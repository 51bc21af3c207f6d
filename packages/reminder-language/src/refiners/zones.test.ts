import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import { parseReminder } from '../index.ts'

const readingOf = (text: string, timeZone: string) => {
  const { date, time, title } = parseReminder(text, { now: linesNow, timeZone })
  return [`${date} ${time?.slice(0, 5)}`, title]
}

test.each([
  ['Asia/Singapore', 'call home at 9pm ist', '2026-11-20 23:30', 'Call home'],
  ['Asia/Singapore', 'call home at 9pm indian time', '2026-11-20 23:30', 'Call home'],
  ['Asia/Singapore', 'call home at 9pm India time tomorrow', '2026-11-21 23:30', 'Call home'],
  ['Asia/Singapore', 'kal raat 9 baje bharat ka samay maa ko phone', '2026-11-21 23:30', 'Maa ko phone'],
  ['Asia/Singapore', 'रात 9 बजे भारतीय समय घर फोन', '2026-11-20 23:30', 'घर फोन'],
  ['Asia/Singapore', 'call at 9 pm tomorrow (IST)', '2026-11-21 23:30', 'Call'],
  ['Asia/Singapore', 'IST 9 pm call home', '2026-11-20 23:30', 'Call home'],
  // Without am or pm: the next nine o'clock in India, where it is ten in the morning.
  ['Asia/Singapore', 'call home at 9 ist', '2026-11-20 23:30', 'Call home'],
  ['Asia/Singapore', 'yoga 7 am and 7 pm IST', '2026-11-21 09:30', 'Yoga and 7 pm'],
  ['America/New_York', 'standup 9:30 ist on monday', '2026-11-22 23:00', 'Standup'],
  ['Asia/Dubai', 'puja 7 am ist tomorrow', '2026-11-21 05:30', 'Puja'],
])('READ-8 %s: %s is at %s', (timeZone, text, when, title) => expect(readingOf(text, timeZone)).toEqual([when, title]))

test('READ-8 a repeat in India’s time shifts its weekday for somebody abroad', () => {
  const reading = parseReminder('standup every monday 9:30 am IST', { now: linesNow, timeZone: 'America/New_York' })
  expect(reading).toMatchObject({ date: '2026-11-22', time: '23:00:00', recurrence: 'FREQ=WEEKLY;BYDAY=SU' })
})

test.each([
  ['Asia/Kolkata', 'ist'],
  ['Asia/Calcutta', 'IST'],
  ['Asia/Singapore', 'SGT'],
  ['Europe/London', 'GMT'],
  ['Etc/UTC', 'UTC'],
  ['America/New_York', 'EST'],
  ['America/Los_Angeles', 'PST'],
  ['Australia/Sydney', 'AEDT'],
  ['Europe/Berlin', 'CET'],
])('READ-8 in %s, one’s own zone %s changes nothing', (timeZone, zone) => {
  for (const hour of ['5 pm', '9', '11:30'])
    expect(readingOf(`call office at ${hour} ${zone}`, timeZone)).toEqual(readingOf(`call office at ${hour}`, timeZone))
})

test.each([
  ['Asia/Kolkata', 'Indian time'],
  ['Asia/Dubai', 'gulf standard time'],
  ['Asia/Singapore', 'Singapore time'],
])('READ-8 in %s, one’s own %s changes nothing', (timeZone, zone) => {
  expect(readingOf(`call office at 5 pm ${zone}`, timeZone)).toEqual(['2026-11-20 17:00', 'Call office'])
})

test('READ-8 a word that is no zone here stays in the title', () => {
  expect(readingOf('file return at 5 pm GST', 'Asia/Kolkata')).toEqual(['2026-11-20 17:00', 'File return GST'])
  expect(readingOf('meet at 5 pm India Gate', 'Asia/Singapore')).toEqual(['2026-11-20 17:00', 'Meet India Gate'])
  expect(readingOf('yoga tomorrow morning IST', 'Asia/Singapore')[1]).toBe('Yoga IST')
})
