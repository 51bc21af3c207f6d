import { parseReminder } from '@planner/reminder-language'
import { expect, test } from 'vitest'

import { type QuickWord, quickWords, withQuickWord } from './quick-words.ts'

test.each<[text: string, word: QuickWord, after: string]>([
  ['', 'Today', 'today'],
  ['call mummy', 'Tomorrow', 'call mummy tomorrow'],
  ['call mummy ', 'Tomorrow', 'call mummy tomorrow'],
  ['call mummy tomorrow', 'Weekend', 'call mummy weekend'],
  ['call mummy tomorrow', 'Shaam', 'call mummy tomorrow shaam'],
  ['call mummy tomorrow shaam', 'Raat', 'call mummy tomorrow raat'],
  ['call mummy tomorrow shaam', 'Today', 'call mummy today shaam'],
  ['call mummy tomorrow shaam', 'Tomorrow', 'call mummy shaam'],
  ['call mummy Today', 'Today', 'call mummy'],
  ['read todays paper', 'Today', 'read todays paper today'],
])('%j and a tap on %s', (text, word, after) => {
  expect(withQuickWord(text, word)).toBe(after)
})

test('words left alone belong to the title and are not replaced', () => {
  expect(withQuickWord('watch Tomorrow', 'Today', [{ start: 6, end: 14 }])).toBe('watch Tomorrow today')
})

test.each(quickWords.flatMap(({ words }) => words))('%s is a word that the reader reads', (word) => {
  const text = withQuickWord('buy milk', word)
  const reading = parseReminder(text, { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' })

  expect(reading.title).toBe('Buy milk')
  expect(reading.spans).toHaveLength(1)
})
