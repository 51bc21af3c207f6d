import { expect, test } from 'vitest'

import { type Mark, marksStillIn, piecesOf } from './marks.ts'

const text = 'call mummy tomorrow at 8 am'
const marks: Mark[] = [
  { start: 11, end: 19, kind: 'date' },
  { start: 20, end: 27, kind: 'time' },
]

test('DASH-4 understood words are marked in the text', () => {
  expect(piecesOf(text, marks).map(({ words, kind }) => [words, kind])).toEqual([
    ['call mummy ', null],
    ['tomorrow', 'date'],
    [' ', null],
    ['at 8 am', 'time'],
  ])
  expect(
    piecesOf(text, marks)
      .map(({ words }) => words)
      .join(''),
  ).toBe(text)
})

test('DASH-4 marks that do not fit the text are left out', () => {
  expect(piecesOf('short', marks)).toEqual([{ words: 'short', kind: null, start: 0 }])
})

test.each([
  ['typing on keeps both', `${text} please`, ['date', 'time']],
  ['a change between them keeps the first', 'call mummy tomorrow before 9', ['date']],
  ['a change at the start keeps none', `re${text}`, []],
])('DASH-4 %s', (_, typed, kinds) => {
  expect(marksStillIn(typed, text, marks).map(({ kind }) => kind)).toEqual(kinds)
})
