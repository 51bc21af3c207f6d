import { parseReminder } from '@planner/reminder-language'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { householdKey } from '#features/household/household-key.ts'
import { plannedOf } from '../../agenda/planned.ts'
import { certain } from '../certain.ts'
import { readBeyond } from '../reading/read-beyond.ts'
import { meaningOf } from './meaning-of.ts'

const here = { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }
const members = ['Asha Rao', 'Rohan Rao', 'Papa'].map((name, at) => ({
  id: name,
  name,
  nickname: null,
  is_me: at === 0,
}))

function read(text: string) {
  const client = new QueryClient()
  client.setQueryData(householdKey, { members })
  const reading = parseReminder(text, here)
  const beyond = readBeyond(text, { reading, list: null }, here, client)
  return { reading, beyond, readText: text, marks: [], day: null }
}
const meant = (text: string) => meaningOf(read(text), { asOne: false, asMedicine: false, foundNothing: null })

test.each([
  ['Rohan ko aaj 6 baje doodh lane bolo', 'Rohan'],
  ['Rohan ko yaad dilao bijli ka bill kal', 'Rohan'],
  ['remind rohan to bring the ladder', 'rohan'],
])('HOME-2 who is asked is chosen: %s', (text, forWhom) => {
  expect(meant(text)).toMatchObject({ forWhom, doer: null })
})

test.each([
  ['Rohan ko kal bank jaana hai', 'Rohan'],
  ['Rohan kal 5 baje sabzi le aana', 'Rohan'],
  ['ask Rohan to book the gas tomorrow at 5 pm', 'Rohan'],
])('HOME-2 who only seems to have a task is offered it, and Enter alone creates nothing: %s', (text, doer) => {
  expect(meant(text)).toMatchObject({ forWhom: null, doer })
  const understood = read(text)
  const planned = plannedOf(understood.reading, { date: '2026-11-20', time: '' }, here)
  expect(certain(text, understood, planned)).toBeNull()
})

test.each([
  'Rohan ko call karna at 5',
  'call Rohan tomorrow at 6 pm',
  'Papa shaam ko ghar aayega',
  'pay rent tomorrow',
])('HOME-2 one’s own task is offered to nobody: %s', (text) =>
  expect(meant(text)).toMatchObject({ forWhom: null, doer: null }),
)
