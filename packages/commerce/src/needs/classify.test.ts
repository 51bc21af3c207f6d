import { expect, test } from 'vitest'
import { understand } from './classify.ts'
import { foldedWords, foldWord } from './fold.ts'
import { transliterate } from './transliterate.ts'
import { vocabulary } from './vocabulary/vocabulary.ts'

const first = (text: string) => understand(text).needs[0]?.name ?? null

test.each([
  ['fish', 'fees'],
  ['full', 'phool'],
  ['jee', 'ji'],
  ['phd', 'fd'],
  ['cat', 'coat'],
  ['bill', 'billi'],
])('%s and %s stay two words', (one, other) => {
  expect(foldWord(one)).not.toBe(foldWord(other))
})

test.each([
  ['message', 'massage'],
  ['patrol', 'petrol'],
  ['kahani', 'karani'],
  ['remove', 'remote'],
])('%s is not taken as a misspelling of %s', (word) => {
  expect(first(`${word} 5`)).toBeNull()
})

test.each([
  ['fridge lena hai', 'electronics'],
  ['fridge thik karana hai', 'appliance'],
  ['fridge', null],
  ['light ka bill', 'electricity'],
  ['light fix karna', 'electrician'],
  ['light jane se pehle padhna', null],
  ['electrcian bulana', 'electrician'],
  ['restuarant booking', 'eatingout'],
  ['pluumber', 'plumber'],
  ['ट्रेनों की टिकटें', 'train'],
  ['किताबें लानी हैं', 'stationery'],
  ['धनिया लाना', 'groceries'],
  ['ankh ke doctor ko dikhana', 'eyes'],
  ['train the new intern', null],
  ['train to patna', 'train'],
  ['bill bhar diya hai', null],
])('%s asks for %s', (text, need) => {
  expect(first(text)).toBe(need)
})

test.each([
  ['धनिया', 'dhaniya'],
  ['दरवाजा', 'darvaja'],
  ['मरम्मत', 'marammat'],
  ['सड़क', 'sadak'],
  ['पंडित', 'pandit'],
])('Devanagari %s is transliterated as %s', (word, roman) => {
  expect(transliterate(word)).toBe(roman)
})

test('no list has a word twice: in another spelling, or beside one that allows endings', () => {
  const twice: string[] = []
  for (const [name, { says, things, hints }] of Object.entries(vocabulary)) {
    for (const table of [says, things, hints]) {
      const words = table?.split('|').map((word) => word.trim()) ?? []
      const folded = words.map((word) => foldedWords(word).join(' '))
      twice.push(...words.filter((_, at) => folded.indexOf(folded[at]!) < at).map((word) => `${name}: ${word}`))
    }
  }
  expect(twice).toEqual([])
})

test('every thing has an action, and no table has an empty word', () => {
  for (const [name, { says, things, acts, hints }] of Object.entries(vocabulary)) {
    expect(things === undefined, name).toBe(acts === undefined)
    for (const table of [says, things, hints]) {
      for (const word of table?.split('|') ?? []) expect(word.trim(), name).toMatch(/^[\p{L}\p{M}\p{N}' ]+\+?$/u)
    }
  }
})
