import { expect, test } from 'vitest'
import { families } from './grammar.ts'
import { languages as others } from './languages/all.ts'
import { moreEnglish, moreHinglish } from './languages/more-words.ts'
import { startKeys } from './parsers/terms.ts'
import { english } from './vocabulary/english.ts'
import { hinglish } from './vocabulary/hinglish.ts'
import { named, parts, units, type Vocabulary } from './vocabulary/vocabulary.ts'

const languages: Vocabulary[] = [
  english,
  hinglish,
  moreEnglish,
  moreHinglish,
  ...others.flatMap(({ script, roman }) => (roman ? [script, roman] : [script])),
]
const namesIn = (list: 'lemmas' | 'units' | 'parts') =>
  languages.flatMap((language) => named(language[list]).map(([name]) => name))
const known = new Set([
  ...namesIn('lemmas'),
  ...namesIn('units'),
  ...namesIn('parts'),
  'POSS',
  'ST',
  'day',
  'wd',
  'mo',
  'unit',
  'part',
  'num',
  'ord',
  'int',
  'ymd',
  'dm',
  'range',
  'clock',
  ',',
  '.',
  '/',
  '-',
  '+',
  '$',
  '^',
  '@',
])

test('every word in the grammar exists in a vocabulary', () => {
  for (const [pattern] of families.flat()) {
    for (const element of pattern.split(' ')) {
      const bare = element.length > 1 ? element.replace(/\?$/, '') : element
      const term = /^<(\w+)(?::\w+)?>$/.exec(bare)
      if (term) expect(Object.keys(startKeys)).toContain(term[1])
      else for (const key of bare.split('|')) expect([pattern, key, known.has(key)]).toEqual([pattern, key, true])
    }
  }
})

test('the grammar uses only known units and parts of the day', () => {
  expect(units.map((unit) => unit.toUpperCase())).toEqual(expect.arrayContaining(namesIn('units')))
  expect(parts.map((part) => part.toUpperCase())).toEqual(expect.arrayContaining(namesIn('parts')))
})
