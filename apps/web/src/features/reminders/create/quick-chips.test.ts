import { parseReminder } from '@planner/reminder-language'
import { expect, test } from 'vitest'

import { dayWordsOf } from '../agenda/spoken-day.ts'
import { type QuickWord, quickWordIn, quickWords, withQuickWord } from './quick-chips.ts'

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

// The evening of Sunday 22 November 2026.
const evening = { now: new Date('2026-11-22T15:05:00Z'), timeZone: 'Asia/Kolkata' }
const dayOf = (text: string) => dayWordsOf(parseReminder(text, evening), text, '2026-11-22', parseReminder)

test.each<[text: string, lit: string | null, word: QuickWord, after: string]>([
  ['kal subah 7 baje doodh lana', 'Tomorrow', 'Today', 'today subah 7 baje doodh lana'],
  ['aaj raat 9 baje dawai', 'Today', 'Tomorrow', 'tomorrow raat 9 baje dawai'],
  ['aaj raat 12 baje cake', 'Today', 'Tomorrow', 'tomorrow raat 12 baje cake'],
  ['कल सुबह 7 बजे दूध', 'Tomorrow', 'Today', 'today सुबह 7 बजे दूध'],
  ['kal subah 7 baje doodh lana', 'Tomorrow', 'Tomorrow', 'subah 7 baje doodh lana'],
  ['call mom kal 7', 'Tomorrow', 'Today', 'call mom today 7'],
  ['movie tonight', 'Today', 'Tomorrow', 'movie tomorrow'],
  ['call mom on friday next week', null, 'Tomorrow', 'call mom tomorrow'],
  ['parson ko gym', null, 'Weekend', 'weekend gym'],
  ['gym this weekend', 'Weekend', 'Today', 'gym today'],
  ['roz dawai 10 dec tak', null, 'Today', 'roz dawai 10 dec tak today'],
  ['kal se roz dawai', 'Tomorrow', 'Today', 'today se roz dawai'],
  ['tea in 20 minutes', null, 'Today', 'tea in 20 minutes today'],
])('in %j %s is lit, and a tap on %s takes the place of the day', (text, lit, word, after) => {
  const day = dayOf(text)

  expect(quickWordIn(text, 'Today', [], day)?.word ?? null).toBe(lit)
  expect(withQuickWord(text, word, [], day)).toBe(after)
})

test('the words for the day do not light a part of it', () => {
  expect(quickWordIn('kal shaam gym', 'Raat', [], dayOf('kal shaam gym'))?.word).toBe('Shaam')
})

test('excluded words stay in the title unchanged', () => {
  expect(withQuickWord('watch Tomorrow', 'Today', [{ start: 6, end: 14 }])).toBe('watch Tomorrow today')
})

test.each(quickWords.flatMap(({ words }) => words))('%s is a word that the reader reads', (word) => {
  const text = withQuickWord('buy milk', word)
  const reading = parseReminder(text, { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' })

  expect(reading.title).toBe('Buy milk')
  expect(reading.spans).toHaveLength(1)
})
