import { parseReminder } from '@planner/reminder-language'
import { detailsOf } from '@planner/reminder-language/details'
import { expect, test } from 'vitest'

import { askedOf } from './asked-of.ts'

const said = (text: string) => {
  const reading = parseReminder(text, { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' })
  return askedOf(text, detailsOf(text, reading).person?.value ?? null)
}

test.each([
  ['Rohan ko 6 baje doodh lane bolo', 'Rohan'],
  ['Rohan ko yaad dilao bijli ka bill kal', 'Rohan'],
  ['Rohan ko call karna at 5', null],
  ['call Rohan tomorrow at 6 pm', null],
  ['pay rent tomorrow', null],
])('HOME-2 %s is asked of %s', (text, person) => expect(said(text)).toBe(person))
