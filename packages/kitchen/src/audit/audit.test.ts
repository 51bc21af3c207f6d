import { expect, test } from 'vitest'
import type { Dish } from '../read/dish.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { audits, runAudit } from './audit.ts'

const book = cookbook()
const auditNamed = (name: string) => audits.find((one) => one.name === name)!
const dish = (id: string): Dish => book.dishes.get(id)!

/** What an audit doubts of the cookbook with these dishes alone. */
const doubtsOf = (name: string, ...dishes: Dish[]) =>
  runAudit(auditNamed(name), { ...book, dishes: new Map(dishes.map((one) => [one.id, one])) }).doubts.map(
    ({ why }) => why,
  )

test.each(audits.map(({ name }) => name))('COOK-12 the audit of %s fails where there is nothing to look at', (name) => {
  const nothing = { dishes: new Map(), places: new Map(), foods: { all: [], byName: new Map(), faults: [] } }
  expect(() => runAudit(auditNamed(name), nothing)).toThrow('found nothing to look at')
})

test.each(['names', 'amounts', 'times', 'frying', 'raw meat', 'allergens'])(
  'COOK-12 the whole cookbook has nothing that the audit of %s doubts',
  (name) => {
    const { looked, doubts } = runAudit(auditNamed(name), book)
    expect(looked).toBeGreaterThan(600)
    expect(doubts).toEqual([])
  },
)

test('COOK-12 a dish without its Hindi name or the name in the script of its home is found', () => {
  const dalMakhani = dish('punjab/dal-makhani')
  expect(doubtsOf('names', { ...dalMakhani, names: ['Makhani Dal'] })).toEqual([
    'no name in Devanagari',
    'no name in Gurmukhi',
  ])
  expect(doubtsOf('names', { ...dalMakhani, names: ['दाल मखनी', 'ਦਾਲ ਮੱਖਣੀ'] })).toEqual([])
})

test('COOK-12 a title that sounds like a name of another dish is found', () => {
  const keema = { ...dish('punjab/dal-makhani'), title: 'Keema Pav', names: [] }
  const kheema = { ...dish('punjab/chicken-curry'), title: 'Kheema Pao', names: ['Keema Pau', 'Khima Pav'] }
  expect(doubtsOf('sounds', keema, kheema)).toContain(`'Keema Pav' sounds like a name of ${kheema.id}`)
  expect(doubtsOf('sounds', keema, dish('punjab/chicken-curry'))).toEqual([])
})

test('COOK-12 the same dish under two titles is found, one that calls itself a form of the other is not', () => {
  const dalMakhani = dish('punjab/dal-makhani')
  const again = { ...dalMakhani, id: 'delhi/kali-dal', place: 'delhi', title: 'Kali Dal' }
  expect(doubtsOf('duplicates', dalMakhani, again)).toEqual(['100 % of delhi/kali-dal (Dal Makhani / Kali Dal)'])
  expect(doubtsOf('duplicates', dalMakhani, { ...again, formOf: dalMakhani.id }, dish('delhi/dal-dhungari'))).toEqual(
    [],
  )
})

test('COOK-12 amounts and people out of bounds are found', () => {
  const dalMakhani = dish('punjab/dal-makhani')
  const salted = dalMakhani.portions.map((portion) =>
    portion.food.name === 'salt' ? { ...portion, amount: portion.amount * 4 } : portion,
  )
  expect(doubtsOf('amounts', { ...dalMakhani, portions: salted }).join()).toMatch(/^salt 12\.0 g a serving/)
  expect(doubtsOf('amounts', { ...dalMakhani, serves: 40 })).toEqual(['serves 40'])
})

test('COOK-12 a frying bath without a clock, meat that stays raw and a night of half an hour are found', () => {
  const fried = dish('uttar-pradesh/samosa')
  const minutes = (one: Dish, to: number): Dish => ({
    ...one,
    timers: one.timers.map((timer) => (timer.name === null ? { ...timer, minutes: to } : timer)),
  })
  expect(doubtsOf('frying', minutes(fried, 0))).toEqual(['no clock counts the frying'])
  expect(doubtsOf('raw meat', minutes(dish('punjab/chicken-curry'), 1)).join()).toMatch(
    /chicken is over heat for \d minutes, not 10/,
  )
  const soaked = dish('himachal-pradesh/kale-chane-ka-khatta')
  const short = soaked.timers.map((timer) => (timer.name === 'soak' ? { ...timer, minutes: 30 } : timer))
  expect(doubtsOf('times', { ...soaked, timers: short })).toEqual(["'overnight' is 30 minutes by the clock"])
})

test('COOK-12 a food whose name brings an allergen that its row leaves out is found', () => {
  const [paneer] = book.foods.all.filter(({ name }) => name === 'paneer')
  const foods = { ...book.foods, all: [{ ...paneer!, allergens: [] }] }
  expect(runAudit(auditNamed('allergens'), { ...book, foods }).doubts).toEqual([
    { id: 'paneer', why: 'its name brings milk' },
  ])
})
