import { parseReminder } from '@planner/reminder-language'
import { expect, test } from 'vitest'

import type { Mark } from './marks.ts'
import { quoted, sourceSpansOf } from './source-spans.ts'

test.each<[text: string, kind: Mark['kind'], words: string]>([
  ['call mummy tomorrow at 8 am', 'date', '“tomorrow”'],
  ['call mummy tomorrow at 8 am', 'time', '“at 8 am”'],
  ['har somvaar subah 7 baje yoga', 'recurrence', '“har somvaar”'],
  ['har somvaar subah 7 baje yoga', 'date', '“har somvaar”'],
  ['walk in 20 minutes', 'time', '“in 20 minutes”'],
  ['call mummy', 'date', '“”'],
])('DASH-4 in %j the %s comes from %s', (text, kind, words) => {
  const { spans } = parseReminder(text, { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' })

  expect(quoted(sourceSpansOf(kind, spans), text)).toBe(words)
})
