import { expect, test } from 'vitest'
import { readFile } from './read-file.ts'

const read = (lines: readonly string[]) => {
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR'].join('\r\n')
  const now = new Date('2026-11-20T04:30:00Z')
  return readFile(new TextEncoder().encode(text), { timeZone: 'Asia/Kolkata', now, itemsMax: 10, bytesMax: 100_000 })
    .items[0]!
}

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', 'SUMMARY:One', ...lines, 'END:VEVENT']

/** A zone defined only in the file: seven hours east. */
const ownZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Custom east',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0700',
  'END:STANDARD',
  'END:VTIMEZONE',
]

test.each([
  ['both in one zone', ['DTSTART;TZID=Asia/Kolkata:20261204T063000', 'DTEND;TZID=Asia/Kolkata:20261204T070000'], 30],
  ['a flight east', ['DTSTART;TZID=Asia/Kolkata:20261204T063000', 'DTEND;TZID=Asia/Singapore:20261204T133000'], 270],
  ['a flight west', ['DTSTART;TZID=Asia/Tokyo:20261204T170000', 'DTEND;TZID=America/Los_Angeles:20261204T100000'], 600],
  ['an end in UTC', ['DTSTART;TZID=Asia/Kolkata:20261204T063000', 'DTEND:20261204T020000Z'], 60],
  ['an end without a zone', ['DTSTART;TZID=America/New_York:20261204T090000', 'DTEND:20261204T100000'], 60],
  ['no zone at all', ['DTSTART:20261204T090000', 'DTEND:20261204T094500'], 45],
  ['through the night', ['DTSTART;TZID=Asia/Kolkata:20261204T230000', 'DTEND;TZID=Asia/Kolkata:20261205T060000'], 420],
  [
    'the night in which clocks go back',
    ['DTSTART;TZID=America/New_York:20261101T000000', 'DTEND;TZID=America/New_York:20261101T030000'],
    240,
  ],
  ['a duration', ['DTSTART;TZID=Asia/Kolkata:20261204T063000', 'DURATION:PT1H30M'], 90],
  ['a duration of a day', ['DTSTART;TZID=Asia/Kolkata:20261204T063000', 'DURATION:P1D'], 1440],
  ['an end before the start', ['DTSTART;TZID=Asia/Kolkata:20261204T063000', 'DTEND:20261203T063000Z'], null],
  ['no end', ['DTSTART;TZID=Asia/Kolkata:20261204T063000'], null],
  ['a whole day', ['DTSTART;VALUE=DATE:20261204', 'DTEND;VALUE=DATE:20261205'], null],
])('INOUT-1 the length of an event: %s', (_name, lines, minutes) => {
  expect(read(event(...lines)).duration_minutes).toBe(minutes)
})

test('INOUT-1 a series and a zone that only the file knows have their length, too', () => {
  const flight = ['DTSTART;TZID=Asia/Kolkata:20261204T063000', 'DTEND;TZID=Asia/Singapore:20261204T133000']
  expect(read(event(...flight, 'RRULE:FREQ=WEEKLY'))).toMatchObject({ time: '06:30:00', duration_minutes: 270 })
  const away = ['DTSTART;TZID=Asia/Kolkata:20261204T063000', 'DTEND;TZID=Custom east:20261204T100000']
  expect(read([...ownZone, ...event(...away)]).duration_minutes).toBe(120)
})

test.each([
  ['DTEND;VALUE=DATE:20261207', '2026-12-06'],
  ['DURATION:P3D', '2026-12-06'],
  ['DURATION:P1D', null],
  ['DTEND;VALUE=DATE:20261204', null],
])('INOUT-1 the last of several whole days: %s', (line, last) => {
  expect(read(event('DTSTART;VALUE=DATE:20261204', line)).ends_on).toBe(last)
})
