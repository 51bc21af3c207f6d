import { expect, test } from 'vitest'
import { familyOf } from '../knowledge/families.ts'
import { recipe } from '../recipe/recipe.ts'
import { romanise } from './devanagari.ts'
import { devanagariPairs, namedDishes } from './dishes.ts'
import { fold, foldedWords } from './fold.ts'
import { idOf, nameOf } from './name-of.ts'

test('over 2,200 dish names stand in the tables, over 400 also in Devanagari', () => {
  expect(namedDishes().length).toBeGreaterThan(2_200)
  expect(devanagariPairs().length).toBeGreaterThan(400)
})

test('no name stands for two dishes', () => {
  const names = namedDishes().flatMap((dish) => dish.names.map((name) => name.toLowerCase()))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('every name points to a family, and nearly every one to a combination of its tables', () => {
  for (const dish of namedDishes()) expect(familyOf(dish.family), dish.names[0]).toBeDefined()
  const lost = namedDishes().filter((dish) => idOf(dish) === undefined)
  expect(lost.length / namedDishes().length, lost.map(({ names }) => names[0]).join(', ')).toBeLessThan(0.03)
})

test('every Devanagari name belongs to a dish', () => {
  const names = new Set(namedDishes().flatMap((dish) => dish.names))
  for (const [script, name] of devanagariPairs()) expect(names.has(name), `${script} ${name}`).toBe(true)
})

test('a name is words with capitals, without blanks at its ends', () => {
  for (const { names } of namedDishes())
    for (const name of names) expect(name).toMatch(/^[\dA-Z][\p{L}\d' -]*[\p{L}\d]$/u)
})

test('one combination has at most one name, and it can be cooked', () => {
  const seen = new Set<string>()
  for (const dish of namedDishes()) {
    const id = dish.exact ? idOf(dish) : undefined
    const name = id === undefined ? undefined : nameOf(id)
    if (id === undefined || name === undefined || seen.has(id)) continue
    seen.add(id)
  }
  expect(seen.size).toBeGreaterThan(1_000)
  for (const id of [...seen].slice(0, 200)) expect(recipe(id), id).toBeDefined()
  expect(nameOf('dosa.aloo.dosa.-')).toBe('Masala Dosa')
  expect(nameOf('no.such.recipe.-')).toBeUndefined()
})

test('the nearest family of a dish is not called by its name', () => {
  const near = namedDishes().find(({ names }) => names.includes('Malaiyo'))!
  expect(near.exact).toBe(false)
  expect(nameOf(idOf(near)!)).not.toBe('Malaiyo')
})

test.each([
  ['paneer', 'panir'],
  ['vada', 'wada'],
  ['vada', 'vadai'],
  ['vada', 'vade'],
  ['kuzhambu', 'kulambu'],
  ['idli', 'idly'],
  ['poha', 'pohe'],
  ['chole', 'chhole'],
  ['gobi', 'gobhi'],
  ['pulao', 'pulav'],
  ['sabji', 'sabzi'],
  ['phirni', 'firni'],
  ['akshay', 'akxay'],
  ['pakora', 'pakoda'],
  ['samosa', 'samosas'],
  ['aloo', 'alu'],
  ['dosa', 'dosai'],
  ['kheer', 'khir'],
  ['gujiya', 'gujia'],
  ['curry', 'curries'],
])('%s and %s are one word', (left, right) => {
  expect(fold(left)).toBe(fold(right))
})

test.each([
  ['dal', 'dum'],
  ['chana', 'chaat'],
  ['kheer', 'kheema'],
  ['puri', 'poli'],
  ['rasam', 'raita'],
])('%s and %s are two', (left, right) => {
  expect(fold(left)).not.toBe(fold(right))
})

test.each([
  ['राजमा चावल', 'rajma chawal'],
  ['पालक पनीर', 'palak paneer'],
  ['मटर', 'matar'],
  ['भिंडी', 'bhindi'],
  ['रसगुल्ला', 'rasgulla'],
  ['कढ़ी', 'kadhi'],
])('%s is read as %s', (script, roman) => {
  expect(foldedWords(script)).toEqual(foldedWords(roman))
  expect(romanise(script)).toMatch(/^[a-z ]+$/)
})
