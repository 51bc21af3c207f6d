import { expect, test } from 'vitest'
import { mergeChecklist } from './merge-checklist.ts'

const list = (...items: string[]) => items.map((text) => ({ text: text.replace('!', ''), done: text.endsWith('!') }))

test.each([
  ['both add', list('a'), list('a', 'b'), list('a', 'c'), list('a', 'c', 'b')],
  ['one ticks, the other adds', list('a'), list('a!'), list('a', 'b'), list('a!', 'b')],
  ['one removes, the other ticks another', list('a', 'b'), list('b'), list('a', 'b!'), list('b!')],
  ['both add the same', list(), list('a'), list('a!'), list('a!')],
  ['nothing changed elsewhere', list('a', 'b'), list('b!'), list('a', 'b'), list('b!')],
])('HOME-7 parallel changes to a checklist lose nothing: %s', (_, was, wanted, there, merged) =>
  expect(mergeChecklist(was, wanted, there)).toEqual(merged),
)
