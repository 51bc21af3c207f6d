import { beforeAll, describe, expect, test } from 'vitest'
import { dietOf } from '../compose/draft.ts'
import { pool } from '../compose/pool.ts'
import { families } from '../knowledge/families.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import { costOf, macrosOf } from '../nutrition/nutrition.ts'
import { everyDish } from './every-dish.ts'
import { mentions } from './mentions.ts'
import { recipe } from './recipe.ts'
import type { Recipe } from './types.ts'

let all: Recipe[]

beforeAll(() => {
  all = everyDish().map(({ one }) => one)
}, 300_000)

const texts = (one: Recipe) => [one.title, ...one.ingredients, ...one.instructions, ...one.tips, one.drinkPairing]
const failing = (fails: (one: Recipe) => unknown) =>
  all
    .filter(fails)
    .slice(0, 12)
    .map(({ id }) => id)
const share = (count: (one: Recipe) => boolean) => all.filter(count).length / all.length

describe('every recipe of the pool', { timeout: 60_000 }, () => {
  test('is rebuilt from its id, in every family', () => {
    expect(all.map(({ id, title }) => [id, title])).toEqual(pool().map(({ id, title }) => [id, title]))
    expect(new Set(all.map(({ id }) => id.split('.')[0])).size).toBe(families.length)
  })

  test('uses every ingredient in a step', () => {
    const unused = (one: Recipe) => {
      const said = one.instructions.join(' ').toLowerCase()
      return one.quantities.some(({ name }) => !said.includes(name.toLowerCase()))
    }
    expect(failing(unused)).toEqual([])
  })

  test('names no ingredient in a step that it does not list', () => {
    const listed = (one: Recipe) => [...one.quantities, ...one.besides].map(({ id }) => id)
    expect(failing((one) => mentions(one.instructions, listed(one)).length)).toEqual([])
  })

  test('has times that add up', () => {
    const total = (one: Recipe, kind: string) =>
      one.steps.filter((step) => step.kind === kind).reduce((sum, { minutes }) => sum + minutes, 0)
    const wrong = (one: Recipe) =>
      total(one, 'prepare') !== one.prepMinutes ||
      total(one, 'cook') !== one.cookMinutes ||
      one.standMinutes < total(one, 'stand') ||
      !one.quickFacts.time.startsWith(`${one.prepMinutes + one.cookMinutes} mins`) ||
      one.quickFacts.time.includes('+') !== one.standMinutes >= 10 ||
      one.prepMinutes + one.cookMinutes < 5
    expect(failing(wrong)).toEqual([])
  })

  test('has energy within 5% of its macros, recomputed from the listed grams', () => {
    const wrong = (one: Recipe) => {
      const { calories, protein, carbohydrate, fat } = one.perServing
      const parts = one.quantities.map(({ id, grams }) => ({ id, grams: grams / one.serves }))
      return (
        Math.abs(calories - (4 * protein + 4 * carbohydrate + 9 * fat)) > Math.max(1, calories * 0.05) ||
        macrosOf(parts).calories !== calories ||
        costOf(parts) !== one.costPerServing
      )
    }
    expect(failing(wrong)).toEqual([])
  })

  test('has a serving with the energy of such a dish, for 99 of 100', () => {
    const ranges = new Map(families.map(({ id, kcal }) => [id, kcal]))
    const inRange = ({ id, perServing: { calories } }: Recipe) => {
      const [low, high] = ranges.get(id.split('.')[0]!)!
      return calories >= low && calories <= high
    }
    expect(share(inRange)).toBeGreaterThan(0.99)
    expect(failing(({ perServing }) => perServing.calories < 10 || perServing.calories > 800)).toEqual([])
  })

  test('reads without placeholders, ids, doubled words or stray marks', () => {
    const odd =
      /[{}[\]_∅]|undefined|\bnan\b|\s[,.;]|[,.;]{2}|\b(?!khus\b|chow\b|peri\b|chum\b)(\w+) \1\b|\ba [aeio]\w+ pinch|\b[a-z]+\.[a-z]+\./i
    expect(failing((one) => texts(one).some((text) => odd.test(text)))).toEqual([])
    const ids = (one: Recipe) =>
      one.quantities.map(({ id }) => id).filter((id) => id.includes('-') && !/^(ginger-garlic|sun-dried)/.test(id))
    expect(failing((one) => ids(one).some((id) => texts(one).join(' ').includes(id)))).toEqual([])
  })

  test('has five to ten steps, each a sentence', () => {
    expect(failing(({ steps }) => steps.length < 5 || steps.length > 10)).toEqual([])
    expect(failing(({ instructions }) => instructions.some((text) => !/^[A-Z].*[.)]$/s.test(text)))).toEqual([])
  })

  test('takes its diet from what is in it', () => {
    const wrong = (one: Recipe) => {
      const diet = dietOf([...one.quantities, ...one.besides].map(({ id }) => id))
      return (
        (diet === 'veg') !== one.is_vegetarian || one.veg_type !== { veg: 'Veg', egg: 'Egg', nonveg: 'Non-Veg' }[diet]
      )
    }
    expect(failing(wrong)).toEqual([])
    expect(failing(({ diet, is_vegetarian }) => (diet.vegan || diet.jain || diet.vrat) && !is_vegetarian)).toEqual([])
    expect(failing(({ id, diet }) => id.startsWith('vrat.') && !diet.vrat)).toEqual([])
    expect(
      failing((one) => one.diet.vegan && one.quantities.some(({ id }) => ingredient(id).aisle === 'dairy')),
    ).toEqual([])
  })
})

describe('recipe(id, serves)', () => {
  test.each([1, 2, 6, 12])('for %i keeps what a serving has and scales what goes in', (serves) => {
    const four = recipe('sabzi.aloo-gobi.-.punjabi')!
    const other = recipe('sabzi.aloo-gobi.-.punjabi', serves)!
    expect(other.perServing).toEqual(four.perServing)
    expect(other.costPerServing).toBe(four.costPerServing)
    expect(other.serves).toBe(serves)
    const ratio = other.quantities[0]!.grams / four.quantities[0]!.grams
    expect(ratio / (serves / 4)).toBeCloseTo(1, 1)
    expect(other.ingredients.join(' ')).not.toMatch(/\d\.\d\d/)
  })

  test('does not know what no table holds', () => {
    for (const id of ['', 'sabzi', 'sabzi.aloo-gobi.-.nowhere', 'nothing.aloo.-.-', 'sabzi.aloo-gobi.-.punjabi.more'])
      expect(recipe(id)).toBeUndefined()
  })

  test('still writes a combination that the lists have dropped', () => {
    expect(pool().some(({ id }) => id === 'paratha.anda.-.delhitawa')).toBe(false)
    expect(recipe('paratha.anda.-.delhitawa')?.veg_type).toBe('Egg')
    expect(recipe('pongal.val.ven-pongal.-')?.title).toBe('Field Bean Ven Pongal')
    expect(recipe('sabzi.bathua.-.shaak')?.title).toContain('Shaak')
  })

  test.each([0, 13, 2.5, Number.NaN])('refuses to serve %d', (serves) => {
    expect(() => recipe('sabzi.aloo-gobi.-.punjabi', serves)).toThrow(RangeError)
  })
})
