import { parseReminder } from '@planner/reminder-language'
import { expect, test } from 'vitest'

import { dayWordsOf } from '../../agenda/spoken-day.ts'
import { withoutWords } from './without-words.ts'

const here = { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }
const rest = (kind: 'date' | 'time', readText: string) => {
  const reading = parseReminder(readText, here)

  return withoutWords(kind, { reading, readText, day: dayWordsOf(reading, readText, '2026-11-20', parseReminder) })
}

test.each([
  ['date', 'call mummy tomorrow at 8 am', 'call mummy at 8 am'],
  ['time', 'call mummy tomorrow at 8 am', 'call mummy tomorrow'],
  ['date', 'kal subah 7 baje doodh lana', 'subah 7 baje doodh lana'],
  ['date', 'har somvaar yoga', null],
  ['time', 'tea in 20 minutes', null],
  ['date', 'buy milk', null],
] as const)('TASK-11 a field that is changed takes the %s out of %s', (kind, text, wanted) => {
  expect(rest(kind, text)).toBe(wanted)
})
