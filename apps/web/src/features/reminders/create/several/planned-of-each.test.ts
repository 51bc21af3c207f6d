import { parseReminder } from '@planner/reminder-language'
import { sentencesOf } from '@planner/reminder-language/several'
import { whenOf } from '@planner/reminder-language/when'
import { expect, test } from 'vitest'

import { plannedOfEach } from './planned-of-each.ts'

// Friday 20 November 2026, 10:00 in Kolkata.
const here = { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }
const today = { date: '2026-11-20', time: '', picked: false }

test.each([
  ['call mom at 5 and pick up laundry at 7 pm', ['Call mom 2026-11-20 17:00', 'Pick up laundry 2026-11-20 19:00']],
  ['tomorrow: call bank, buy gifts', ['Call bank 2026-11-21 09:00', 'Buy gifts 2026-11-21 09:00']],
  ['medicine 3 times a day', ['Medicine 2026-11-20 14:00', 'Medicine 2026-11-20 20:00', 'Medicine 2026-11-21 08:00']],
  [
    'drink water every 2 hours from 2pm to 6pm',
    ['Drink water 2026-11-20 14:00', 'Drink water 2026-11-20 16:00', 'Drink water 2026-11-20 18:00'],
  ],
  ['kal har ghante 9 se 11 paani', ['Paani 2026-11-21 09:00', 'Paani 2026-11-21 10:00', 'Paani 2026-11-21 11:00']],
])('READ-2 %s is planned as the server will make it', (text, wanted) => {
  const all = plannedOfEach(sentencesOf(text, here), today, here)
  expect(all.map(({ planned }) => `${planned.title} ${planned.date} ${planned.time.slice(0, 5)}`)).toEqual(wanted)

  // The server parses each text separately.
  const made = all.map(({ input }) => {
    const reading = parseReminder(input.text, here)
    const fields = {
      date: input.suggested_date ?? null,
      time: input.suggested_time ? `${input.suggested_time}:00` : null,
      picked: input.date_picked,
    }
    const { date, time } = whenOf(reading, fields, { day: '2026-11-20', time: '10:00:00' })

    return `${reading.title} ${date} ${time.slice(0, 5)}`
  })
  expect(made).toEqual(wanted)
})
