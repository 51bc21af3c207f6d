import { beforeAll, describe, expect, test } from 'vitest'
import { chance } from '../compose/hash.ts'
import { pool } from '../compose/pool.ts'
import { allergensOf } from '../diet/diet.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import { costOf, macrosOf } from '../nutrition/nutrition.ts'
import { everyDish } from './every-dish.ts'
import { alikeMedian, costBand, hasCookingVerb, heatCues, isFriedTooRich } from './measures.ts'
import { recipe } from './recipe.ts'
import type { Recipe } from './types.ts'

const next = chance('measures')
const sample = Array.from({ length: 2000 }, () => pool()[Math.floor(next() * pool().length)]!)
let all: Recipe[]

beforeAll(() => {
  all = everyDish().map(({ one }) => one)
}, 300_000)

const failing = (fails: (one: Recipe) => unknown, of = all) =>
  of
    .filter(fails)
    .slice(0, 12)
    .map(({ id }) => id)
const ids = (one: Recipe) => [...one.quantities, ...one.besides].map(({ id }) => id)
const text = (one: Recipe) => one.steps.map((step) => step.text).join(' ')

describe('nutrition and cost', { timeout: 60_000 }, () => {
  test('C3 energy is within 5% of the macros for 99 of 100 and within 10% for all', () => {
    const off = ({ perServing: { calories, protein, carbohydrate, fat } }: Recipe) =>
      Math.abs(calories - (4 * protein + 4 * carbohydrate + 9 * fat)) / calories
    expect(failing((one) => off(one) > 0.1)).toEqual([])
    expect(all.filter((one) => off(one) <= 0.05).length / all.length).toBeGreaterThanOrEqual(0.99)
  })

  test('C3 every macro and the cost recompute within 1% from the listed grams', () => {
    const wrong = (one: Recipe) => {
      const parts = one.quantities.map(({ id, grams }) => ({ id, grams: grams / one.serves }))
      const again = macrosOf(parts)
      const apart = (left: number, right: number) => Math.abs(left - right) > Math.max(0.1, left * 0.01)
      return (
        (Object.keys(again) as (keyof typeof again)[]).some((key) => apart(again[key], one.perServing[key])) ||
        apart(costOf(parts), one.costPerServing)
      )
    }
    expect(failing(wrong)).toEqual([])
  })

  test('C3 a serving of 98 of 100 is inside its family range, and main dishes lie between 30 and 800 kcal', () => {
    const side = /^(chutney|pickle|drink)\./
    expect(
      failing(({ id, perServing }) => perServing.calories > 800 || (perServing.calories < 30 && !side.test(id))),
    ).toEqual([])
    const ranges = new Map(pool().map(({ id, family }) => [id, family.kcal]))
    const inside = all.filter(({ id, perServing: { calories } }) => {
      const [low, high] = ranges.get(id)!
      return calories >= low && calories <= high
    })
    expect(inside.length / all.length).toBeGreaterThanOrEqual(0.98)
  })

  test('C3 fried food holds at most 30% fat, chips and mathri 40%, and the bath is never counted', () => {
    expect(failing(isFriedTooRich)).toEqual([])
  })

  test('C3 the same serving is written for 1 to 12, in kitchen fractions', () => {
    for (const { id } of sample.slice(0, 120))
      for (const serves of [1, 3, 7, 12]) {
        const one = recipe(id, serves)!
        expect(one.perServing).toEqual(recipe(id)!.perServing)
        expect(one.ingredients.join(' '), id).not.toMatch(/\d\.\d{2}/)
      }
  })

  test('C6 the cost of a serving is plausible for its kind, for 98 of 100', () => {
    const inside = all.filter((one) => {
      const [low, high] = costBand(one)
      return one.costPerServing >= low && one.costPerServing <= high
    })
    expect(inside.length / all.length).toBeGreaterThanOrEqual(0.98)
    expect(all.every(({ cost }) => cost.label === 'estimate 2026, ±25 percent')).toBe(true)
  })
})

describe('diet', { timeout: 60_000 }, () => {
  test('C4 no flag claims what an ingredient denies', () => {
    const rows = (one: Recipe) => ids(one).map((id) => ingredient(id))
    expect(failing((one) => one.is_vegetarian !== rows(one).every(({ diet }) => diet === 'veg'))).toEqual([])
    expect(failing((one) => one.diet.jain && rows(one).some(({ jain }) => !jain))).toEqual([])
    expect(failing((one) => one.diet.vegan && rows(one).some(({ vegan }) => !vegan))).toEqual([])
    expect(
      failing(
        (one) => one.diet.vrat && rows(one).some(({ vrat, id }) => !vrat && !['water', 'rock-salt'].includes(id)),
      ),
    ).toEqual([])
    const allium = /\b(onion|shallot|garlic|spring onion)/i
    expect(failing((one) => one.diet.noOnionGarlic && allium.test(text(one)))).toEqual([])
    expect(failing((one) => one.diet.egg === one.diet.eggless)).toEqual([])
  })

  test('C4 allergens are those of everything that is named', () => {
    expect(failing((one) => one.allergens.join() !== allergensOf(ids(one)).join())).toEqual([])
  })

  test('C4 no drink beside a dish holds alcohol, nor milk beside fish or a vegan dish', () => {
    expect(failing(({ drinkPairing }) => /beer|wine|rum|feni|toddy|whisk/i.test(drinkPairing))).toEqual([])
    const fish = (one: Recipe) => one.quantities.some(({ id }) => ingredient(id).aisle === 'fish')
    const milky = /chaas|lassi|milk|chai\b|coffee|mor\b|mattha/i
    expect(failing((one) => (fish(one) || one.diet.vegan) && milky.test(one.drinkPairing))).toEqual([])
  })
})

describe('instructions', { timeout: 60_000 }, () => {
  test('C5 every step has a cooking verb, and six heat steps of ten say when they are done', () => {
    const { cued, heat } = heatCues(all)
    expect(cued / heat).toBeGreaterThanOrEqual(0.6)
    expect(failing((one) => one.steps.some((step) => !hasCookingVerb(step.text)))).toEqual([])
  })

  test('C5 the minutes of the steps are within 20% of the stated time', () => {
    const off = ({ steps, prepMinutes, cookMinutes }: Recipe) => {
      const sum = steps.filter(({ kind }) => kind !== 'stand').reduce((total, { minutes }) => total + minutes, 0)
      return Math.abs(sum - prepMinutes - cookMinutes) > 0.2 * (prepMinutes + cookMinutes)
    }
    expect(failing(off)).toEqual([])
  })

  test('C5 poultry is cooked through, whole pulses boil hard, yam meets something sour, rice cools fast', () => {
    const holds = (one: Recipe, nature: string) =>
      one.quantities.some(({ id, grams }) => ingredient(id).nature === nature && grams > 60)
    const done =
      /juices run clear|cooked (right |all )?through|no pink|done (right )?through|leaves the bone|shred|white and dry/
    for (const nature of ['chicken', 'chickenboneless', 'bird'])
      expect(
        failing((one) => holds(one, nature) && !done.test(text(one))),
        nature,
      ).toEqual([])
    const rajma = (one: Recipe) => one.quantities.some(({ id }) => id === 'rajma' || id === 'chitra-rajma')
    expect(failing((one) => rajma(one) && !/boil hard|pressure-cook/.test(text(one)))).toEqual([])
    const itches = (one: Recipe) => holds(one, 'tuber') && !one.quantities.some(({ id }) => id === 'tapioca')
    expect(failing((one) => itches(one) && !/tamarind|lemon|soft|tender/.test(text(one)))).toEqual([])
    expect(failing(({ id, steps }) => id.startsWith('friedrice.') && !/cooled fast/.test(steps[0]!.text))).toEqual([])
  })

  test('C5 the words of different families are alike by a quarter at most, of one family by seven tenths', () => {
    const { different, same } = alikeMedian(sample.map(({ id }) => recipe(id)!))
    expect(different).toBeLessThanOrEqual(0.25)
    expect(same).toBeLessThanOrEqual(0.7)
  })
})
