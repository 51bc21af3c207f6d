import { expect, test } from 'vitest'
import { readInvitations } from './invitation.ts'

const reading = { timeZone: 'Asia/Kolkata', now: new Date('2026-11-20T04:30:00Z'), itemsMax: 20 }
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'DTSTART:20261125T053000Z',
  'SUMMARY:Call',
  ...lines,
  'END:VEVENT',
]

test('INOUT-3 an invitation has a name, a version, and whether it is off; a stranger’s alarm does not ring', () => {
  const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT15M', 'ACTION:DISPLAY', 'DESCRIPTION:x', 'END:VALARM']
  const [one] = readInvitations(calendar('METHOD:REQUEST', ...event('UID:a-', ' b', 'SEQUENCE:3', ...alarm)), reading)
  expect(one).toMatchObject({ uid: 'a-b', sequence: 3, cancelled: false, title: 'Call', lead_minutes: null })
  expect(readInvitations(calendar('METHOD:CANCEL', ...event('UID:a')), reading)).toMatchObject([
    { cancelled: true, sequence: 0 },
  ])
  expect(readInvitations('no calendar', reading)).toEqual([])
  expect(readInvitations(calendar(...Array.from({ length: 21 }, (_, n) => event(`UID:${n}`)).flat()), reading)).toEqual(
    [],
  )
})
