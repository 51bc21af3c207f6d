import { expect, test } from 'vitest'
import { slipsOf, spellingsOf } from './spelling.ts'

const finds = (word: string, text: string) => new RegExp(`\\b${spellingsOf(word)}`).test(text)

test.each([
  ['shadi', 'rohan ki shaadi'],
  ['shaadi', 'rohan ki shadi'],
  ['pressure', 'presure cooker theek krwana'],
  ['tuition', 'tution fees'],
  ['tution', 'tuition fees'],
  ['dawai', 'davai lena'],
  ['kapde', 'dhobi ko kapdhe dena'],
  ['sabzi', 'sabji lana'],
  ['phoolwala', 'foolwala ko bolo'],
  ['cheeni', 'chini lana'],
  ['brihaspati', 'brihaspathi'],
  ['press', 'presure cooker'],
])('TASK-2 the search word %s finds "%s"', (word, text) => {
  expect(finds(word, text)).toBe(true)
})

test.each([
  ['shadi', 'sundae'],
  ['milk', 'malai'],
  ['rent', 'parent teacher meeting'],
  ['dava', 'dena'],
])('TASK-2 the search word %s does not find "%s"', (word, text) => {
  expect(finds(word, text)).toBe(false)
})

test('TASK-2 what is short or no word is taken as it is written', () => {
  expect(['lic', '55a1', '#home', 'दवाई', 'c++x'].map(spellingsOf)).toEqual([null, null, null, null, null])
})

const slips = (word: string, text: string) => new RegExp(`\\b${slipsOf(word)}`).test(text)

test.each([
  ['plumbar', 'plumber'],
  ['plumbr', 'plumber'],
  ['plmber', 'plumber'],
  ['pulmber', 'plumber'],
  ['cylindar', 'gas cylinder'],
  ['silinder', 'gas cylinder'],
  ['azithrl', 'azithral 500'],
  ['doodhwala', 'doodh wale ko paise'],
  ['pmt', 'aarav ki ptm'],
  ['elecricity', 'electricity bill'],
])('TASK-2 the search word %s, with a slip, finds "%s"', (word, text) => {
  expect(slips(word, text)).toBe(true)
})

test.each([
  ['plumber', 'number plate'],
  ['milk', 'malai'],
  ['rent', 'rest'],
  ['doctor', 'dentist'],
  ['ptm', 'pm tea'],
])('TASK-2 the search word %s does not slip to "%s"', (word, text) => {
  expect(slips(word, text)).toBe(false)
})

test('TASK-2 short words, codes, tags and Devanagari are not corrected', () => {
  expect(['ab', '55a1', '#home', 'दवाई', 'a'.repeat(60)].map(slipsOf)).toEqual([null, null, null, null, null])
})
