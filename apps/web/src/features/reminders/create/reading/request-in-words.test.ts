import { intentOf } from '@planner/reminder-language/intent'
import { expect, test } from 'vitest'

import { requestInWords } from './request-in-words.ts'

const options = { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }
const said = (text: string) => {
  const request = intentOf(text, options)
  return requestInWords(request.perhaps ?? request, text)
}

test.each([
  ['cancel gym tomorrow', 'Deletes: Gym (asks you first)'],
  ['move gym to 5pm', 'Moves: Gym (asks you first)'],
  ['move standup tomorrow to 11', 'Moves: Standup (asks you first)'],
  ['mark gym as done', 'Marks as done: Gym (asks you first)'],
  ['when is dentist', 'Looks up: Dentist'],
  ['what do I have tomorrow', 'Looks up: what do I have tomorrow'],
  ['remind me 15 min before school bus', 'Changes the alert of: School bus (asks you first)'],
])('READ-5 the line under %s says %s', (text, words) => expect(said(text)).toBe(words))
