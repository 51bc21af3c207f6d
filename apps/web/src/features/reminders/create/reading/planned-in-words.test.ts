import { parseReminder } from '@planner/reminder-language'
import { sentencesOf } from '@planner/reminder-language/several'
import { expect, test } from 'vitest'
import { plannedOf } from '../../agenda/planned.ts'
import { plannedOfEach } from '../several/planned-of-each.ts'
import { plannedInWords } from './planned-in-words.ts'

const here = { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }
const noFields = { date: '', time: '', picked: false }

/** The line below the agenda's text box. */
function line(text: string): string {
  const sentences = sentencesOf(text, here)
  const all =
    sentences.length > 1
      ? plannedOfEach(sentences, noFields, here).map(({ planned }) => planned)
      : [plannedOf(parseReminder(text, here), noFields, here)]

  return plannedInWords(all, '2026-11-20', undefined)
}

test.each([
  [
    'flight to Delhi 5 Dec 6:40am remind me 3 hours before',
    'Flight to Delhi · Sat, 5 Dec · 6:40 am · reminds 3 h before · #travel',
  ],
  [
    'sync Monday 3pm remind 1 day before and 1 hour before',
    'Sync · Mon, 23 Nov · 3:00 pm · reminds 1 day before · reminds 1 h before',
  ],
  ['review PR tomorrow 3-4pm p1 #office', 'Review PR · Tomorrow · 3:00 pm · 1 h · High priority · #office'],
  ['diwali shopping on Diwali', 'Diwali shopping · Fri, 29 Oct 2027 · 9:00 am · #festival · #shopping'],
])('TASK-7 the outcome of Enter is shown beforehand for “%s”', (text, wanted) => expect(line(text)).toBe(wanted))

test('READ-2 several reminders are announced as several', () => {
  expect(line('call mom at 5 and pick up laundry at 7 pm')).toBe(
    '2 reminders · Call mom, Today, 5:00 pm · Pick up laundry, Today, 7:00 pm',
  )
  expect(line('medicine twice a day 8am and 8pm')).toMatch(/^2 reminders · Medicine · .*8:00 pm.* · #/)
})
