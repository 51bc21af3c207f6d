import { expect, test } from 'vitest'
import { momentsOf } from './moments.ts'

type Quiet = [from: string, until: string] | null

const person = (lead_minutes: number, quiet: Quiet, time_zone = 'Asia/Kolkata') => ({
  lead_minutes,
  quiet_from: quiet && `${quiet[0]}:00`,
  quiet_until: quiet && `${quiet[1]}:00`,
  time_zone,
})

const rings = (occurrenceAt: string, given: ReturnType<typeof person>, leads: number[] | null = null) =>
  momentsOf(new Date(occurrenceAt), given, leads).map(
    ({ moment, ringsAt }) => `${moment} ${ringsAt.toISOString().slice(0, 16)}`,
  )

const night: Quiet = ['22:00', '07:00']

test.each<[name: string, occurrenceAt: string, lead: number, quiet: Quiet, expected: string[]]>([
  [
    'an hour ahead and as it is due',
    '2026-11-20T18:30+05:30',
    60,
    null,
    ['before 2026-11-20T12:00', 'due 2026-11-20T13:00'],
  ],
  ['a day ahead', '2026-11-20T18:30+05:30', 1440, null, ['before 2026-11-19T13:00', 'due 2026-11-20T13:00']],
  ['without a lead only as it is due', '2026-11-20T18:30+05:30', 0, null, ['due 2026-11-20T13:00']],
  [
    'outside the night as ever',
    '2026-11-20T12:00+05:30',
    60,
    night,
    ['before 2026-11-20T05:30', 'due 2026-11-20T06:30'],
  ],
  [
    'before midnight waits until the morning after',
    '2026-11-20T23:30+05:30',
    120,
    night,
    ['before 2026-11-20T16:00', 'due 2026-11-21T01:30'],
  ],
  [
    'after midnight waits until the same morning',
    '2026-11-20T02:00+05:30',
    60,
    ['01:30', '07:00'],
    ['before 2026-11-19T19:30', 'due 2026-11-20T01:30'],
  ],
  [
    'what would ring ahead in the night rings at its end',
    '2026-11-20T07:30+05:30',
    60,
    night,
    ['before 2026-11-20T01:30', 'due 2026-11-20T02:00'],
  ],
  [
    'what the night would put off until the event is over rings before it begins',
    '2026-11-20T03:00+05:30',
    60,
    night,
    ['before 2026-11-19T16:29', 'due 2026-11-20T01:30'],
  ],
  ['without a lead in the night only at its end', '2026-11-20T03:00+05:30', 0, night, ['due 2026-11-20T01:30']],
  ['ahead in the night and due as it ends rings once', '2026-11-20T07:00+05:30', 60, night, ['due 2026-11-20T01:30']],
  ['the first minute is quiet', '2026-11-20T22:00+05:30', 0, night, ['due 2026-11-21T01:30']],
  ['the end is not', '2026-11-20T07:00+05:30', 0, night, ['due 2026-11-20T01:30']],
  [
    'an afternoon may be quiet too',
    '2026-11-20T14:00+05:30',
    60,
    ['13:30', '15:00'],
    ['before 2026-11-20T07:30', 'due 2026-11-20T09:30'],
  ],
])('%s', (_name, occurrenceAt, lead, quiet, expected) => {
  expect(rings(occurrenceAt, person(lead, quiet))).toEqual(expected)
})

test('TASK-7 a reminder’s own leads never wait for the end of the night until it is due: they ring once before it begins', () => {
  expect(rings('2026-11-20T02:40+05:30', person(60, ['22:30', '07:00']), [240, 60])).toEqual([
    'before 2026-11-19T16:59',
    'due 2026-11-20T01:30',
  ])
  expect(rings('2026-11-20T07:00+05:30', person(60, night), [120])).toEqual([
    'before 2026-11-19T16:29',
    'due 2026-11-20T01:30',
  ])
  expect(rings('2026-11-20T08:00+05:30', person(60, night), [120])).toEqual([
    'before 2026-11-20T01:30',
    'due 2026-11-20T02:30',
  ])
})

test.each<[name: string, occurrenceAt: string, zone: string, quiet: Quiet, expected: string]>([
  // Europe/Berlin: 29 March 2026, 02:00 becomes 03:00; 25 October 2026, 03:00 becomes 02:00.
  [
    'a short night in Berlin ends at 7 by the clock',
    '2026-03-29T00:30+01:00',
    'Europe/Berlin',
    night,
    '2026-03-29T05:00',
  ],
  [
    'a long night in Berlin ends at 7 by the clock',
    '2026-10-25T00:30+02:00',
    'Europe/Berlin',
    night,
    '2026-10-25T06:00',
  ],
  [
    'an end that the clocks skip is as far behind',
    '2026-03-29T01:30+01:00',
    'Europe/Berlin',
    ['22:00', '02:30'],
    '2026-03-29T01:30',
  ],
  [
    'an end that comes twice is the first',
    '2026-10-25T01:30+02:00',
    'Europe/Berlin',
    ['22:00', '02:30'],
    '2026-10-25T00:30',
  ],
  [
    'the second time round it is over',
    '2026-10-25T02:15+01:00',
    'Europe/Berlin',
    ['22:00', '02:30'],
    '2026-10-25T01:15',
  ],
  // America/New_York: 8 March 2026 and 1 November 2026.
  ['a short night in New York', '2026-03-08T00:30-05:00', 'America/New_York', night, '2026-03-08T11:00'],
  ['a long night in New York', '2026-11-01T00:30-04:00', 'America/New_York', night, '2026-11-01T12:00'],
])('%s', (_name, occurrenceAt, zone, quiet, expected) => {
  expect(rings(occurrenceAt, person(0, quiet, zone))).toEqual([`due ${expected}`])
})
