import { expect, test } from 'vitest'
import type { Dish } from '../read/dish.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { readDish } from '../read/read-dish.ts'
import { audits, runAudit } from './audit.ts'

const book = cookbook()
const auditNamed = (name: string) => audits.find((one) => one.name === name)!

const written = (body: string): Dish => {
  const { dish, faults } = readDish(
    'goa/test-dish.cook',
    `---\ntitle: Test Dish\nplace: goa\ncourse: snack\nmeals: [snack]\nrole: snack\nserves: 4\nchecked: [one fact, another]\n---\n\n${body}\n\nServe it.\n`,
    book.foods,
  )
  expect(faults).toEqual([])
  return dish!
}
const doubtsOf = (name: string, body: string) => {
  const dish = written(body)
  return runAudit(auditNamed(name), { ...book, dishes: new Map([[dish.id, dish]]) }).doubts.map(({ why }) => why)
}

test.each([
  ['said twice', 1500],
  ['ferments', 100],
  ['shellfish', 7],
  ['toasts', 12],
  ['fasts', 100],
  ['added minutes', 60_000],
  ['full cookers', 300],
  ['uncounted', 500],
  ['unsaid meanwhile', 200],
])('COOK-12 the whole cookbook has nothing that the audit of %s doubts', { timeout: 120_000 }, (name, least) => {
  const { looked, doubts } = runAudit(auditNamed(name), book)
  expect(looked).toBeGreaterThan(least)
  expect(doubts).toEqual([])
})

test('COOK-12 the audit finds a wait stated twice, a ferment without a place and shut clams', () => {
  const cools = (words: string) =>
    `Fry @potato{200%g} in @oil{2%tbsp} with @salt{1%tsp} until gold. ~{8%minutes} ${words}`
  expect(doubtsOf('said twice', cools('Let them cool; they harden. Let it cool for ~cool{20%minutes}.'))).toHaveLength(
    1,
  )
  expect(doubtsOf('said twice', cools('Let them cool for ~cool{20%minutes}; they harden.'))).toEqual([])
  const rises = (words: string) =>
    `Stir @rice flour{200%g} with @water{200%ml} and @salt{1%tsp}. ${words}\n\nBake on a #griddle{} until brown. ~{9%minutes}`
  expect(doubtsOf('ferments', rises('Leave it to ferment for ~ferment{8%hours}.'))).toHaveLength(1)
  expect(doubtsOf('ferments', rises('Leave it in a warm place for ~ferment{8%hours}.'))).toEqual([])
  const clams = (words: string) =>
    `Steam @clam{1%kg} with @salt{1%tsp} in a covered #pot{} until they open. ~{6%minutes}${words}`
  expect(doubtsOf('shellfish', clams(''))).toHaveLength(1)
  expect(doubtsOf('shellfish', clams(' Throw away any that stay shut.'))).toEqual([])
  const toast = (words: string) =>
    `Toast @bread{8} with @butter{20%g} and @salt{1/2%tsp} on a #griddle{}${words} until crisp. ~{6%minutes}`
  expect(doubtsOf('toasts', toast(''))).toEqual(['8 of bread at one time: write {{4 of 8 at a time}}'])
  expect(doubtsOf('toasts', toast(', {{4 of 8 at a time}},'))).toEqual([])
})

test('COOK-12 the audit finds board work with a clock of cooking, and puri beside a dish for a fast', () => {
  const kneads = (clock: string) =>
    `Knead @maida{200%g} with @water{100%ml} and @salt{1%tsp}. ${clock}\n\nBake on a #griddle{} until brown. ~{9%minutes}`
  expect(doubtsOf('board', kneads('~{8%minutes}'))).toHaveLength(1)
  expect(doubtsOf('board', kneads('~board{8%minutes}'))).toEqual([])
  const kheer = book.dishes.get('all-india/badam-kheer')!
  const beside = (one: string) =>
    runAudit(auditNamed('fasts'), { ...book, dishes: new Map([[kheer.id, { ...kheer, with: [one] }]]) }).doubts
  expect(beside('puri')).toEqual([{ id: kheer.id, why: 'puri breaks the fast' }])
  expect(beside('kuttu ki poori')).toEqual([])
})

test('COOK-12 the audit finds parallel work that no sentence calls so, or that nothing runs beside', () => {
  const beside = (line: string) => `Boil @rice{300%g} in @water{600%ml} until soft. ~{20%minutes}\n\n${line}`
  expect(doubtsOf('unsaid meanwhile', beside('Fry @onion{100%g} until brown. ~meanwhile{9%minutes}'))).toHaveLength(1)
  expect(
    doubtsOf('unsaid meanwhile', beside('Meanwhile fry @onion{100%g} until brown. ~meanwhile{9%minutes}')),
  ).toEqual([])
  expect(
    doubtsOf('unsaid meanwhile', beside('Meanwhile boil @potato{400%g} until soft. ~meanwhile{25%minutes}')),
  ).toHaveLength(1)
})

test('COOK-12 the audit finds pieces that nobody counts', () => {
  const fries = (words: string) =>
    `Knead @maida{200%g} with @water{100%ml}. ~board{6%minutes}\n\n${words} Fry in @oil{400%ml}(for frying) until gold. ~{12%minutes}`
  expect(doubtsOf('uncounted', fries('Roll it to small balls.'))).toEqual(["no number: 'Roll it to small balls.'"])
  expect(doubtsOf('uncounted', fries('Roll it to {{12 balls}}.'))).toEqual([])
})

test.each([
  'Roll it to balls the size of peas.',
  'Roll ropes and pinch off bits with the thumb.',
  'Roll it out and cut it in small diamonds.',
  'Fit the murukku press with the ribbon disc.',
  'Press the lid on with a rope of dough.',
])('COOK-12 the audit of pieces lets pass what nobody would count: %s', (words) => {
  const body = `Knead @maida{200%g} with @water{100%ml}. ~board{6%minutes}\n\n${words} Roll the rest to balls. Fry in @oil{400%ml}(for frying) until gold. ~{12%minutes}`
  expect(doubtsOf('uncounted', body)).toEqual(["no number: 'Roll the rest to balls.'"])
})
