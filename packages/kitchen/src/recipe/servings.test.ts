import { expect, test } from 'vitest'
import { countOf } from '../compute/amounts.ts'
import { sharesOf } from '../compute/apportion.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { readDish } from '../read/read-dish.ts'
import { recipe } from './recipe.ts'
import { recipeIdOf, recipeOfDish } from './recipe-of-dish.ts'

const { dishes, foods, places } = cookbook()
const all = [...dishes.values()]

const file = (body: string) => `---
title: Test Vada
place: punjab
course: snack
meals: [snack]
role: snack
serves: 4
checked: [one fact, another fact]
---

${body}
`
const read = (body: string) => readDish('punjab/test-vada.cook', file(body), foods)

test('COOK-12 a count of pieces and an amount in a sentence follow the servings', () => {
  const { dish, faults } =
    read(`Boil @green pea{200%g}(shelled, from {{450 g}} in the pod) in {{2 litres}} of water until soft. ~{9%minutes}

Keep {{3 spoons}} of it. Mash with @salt{1%tsp} and roll {{8 small balls}}. {{8 balls}} in all, four at a time.`)
  expect(faults).toEqual([])
  const at = (serves: number) => recipeOfDish(dish!, places.get('punjab')!, serves).instructions.join(' ')
  expect(at(4)).toContain('200 g green pea (shelled, from 450 g in the pod) in 2 litres of water')
  expect(at(4)).toContain('Keep 3 spoons of it')
  expect(at(4)).toContain('roll 8 small balls. 8 balls in all, four at a time.')
  expect(at(6)).toContain('300 g green pea (shelled, from 680 g in the pod) in 3 litres of water')
  expect(at(6)).toContain('roll 12 small balls. 12 balls in all, four at a time.')
  expect(at(1)).toContain('Keep 1 spoon of it. Mash with ¼ tsp salt and roll 2 small balls.')
})

test('COOK-12 amounts too small for scales are given in spoons', () => {
  const { dish } = read(
    'Grind @pistachio{8%g}(slivered) with @salt{1%tsp}.\n\nFry in @oil{1%tbsp} until brown. ~{9%minutes}',
  )
  const at = (serves: number) => recipeOfDish(dish!, places.get('punjab')!, serves).ingredients[0]
  expect([4, 2, 8].map(at)).toEqual([
    '8 g pistachio, slivered',
    '1½ tsp pistachio, slivered',
    '15 g pistachio, slivered',
  ])
})

test('COOK-12 a pan that gets too full is filled in lots, which take their time', () => {
  const { dish, faults } = read(
    `{{1.1 pans from here on}} Toss @okra{400%g} with @salt{1%tsp} in @oil{2%tbsp} on a high flame {{0.8 pans}} until brown. ~{9%minutes}

Toss @cooked rice{600%g} in it until hot. ~{3%minutes}`,
  )
  expect(faults).toEqual([])
  const at = (serves: number) => recipeOfDish(dish!, places.get('punjab')!, serves)
  expect(at(4).instructions[0]).toBe('Toss 400 g okra with 1 tsp salt in 2 tbsp oil on a high flame until brown.')
  expect(at(8).instructions[0]).toContain('From here on work in two lots, each with its share of all. Toss 800 g okra')
  expect(at(8).instructions[0]).toContain('on a high flame in two lots until brown.')
  expect([4, 8].map((serves) => at(serves).steps.map(({ minutes }) => minutes))).toEqual([
    [9, 3],
    [18, 6],
  ])
})

test('COOK-12 one piece is named in the singular, and there is always one', () => {
  expect(countOf({ amount: 4, of: 'large thin sheets' }, 1 / 4)).toBe('1 large thin sheet')
  expect(countOf({ amount: 3, of: 'rolls' }, 1 / 12)).toBe('1 roll')
  expect(countOf({ amount: 8, of: '' }, 1 / 2)).toBe('4')
})

test('COOK-12 braces without a count, or in a note, are reported with their line', () => {
  const { faults } = read('Roll {{some balls}} of @potato{200%g}.\n\nFry in @oil{1%tbsp}.\n\n> Makes {{8 balls}}.')
  expect(faults).toMatchObject([
    { line: 15, text: 'a note takes no mark but the name of a swapped food' },
    {
      line: 11,
      text: '{{some balls}} is no count: write {{8 balls}}, {{400 ml}} or {{them}}, or name a food of swaps',
    },
  ])
})

const shownIn = (id: string, serves: number) => {
  const { ingredients, instructions, quantities } = recipe(recipeIdOf(id), serves)!
  return [...ingredients, ...instructions, ...quantities.map(({ measure }) => measure)]
}

test.each([1, 3, 5])('COOK-12 amounts for %i are such as scales and spoons measure', { timeout: 120_000 }, (serves) => {
  const some = all.filter((dish, at) => dish.serves !== serves && at % 3 === serves % 3)
  const unmeasured = some.flatMap(({ id }) =>
    shownIn(id, serves)
      .filter(
        (line) =>
          /\d\.\d+ (?:g|ml)\b(?<!\b[0-4]\.5 (?:g|ml))/.test(line) ||
          /[⅓⅔⅜⅝⅞] (?:tsp|tbsp)/.test(line) ||
          /\b(?:2[5-9]\d|[3-9]\d\d)(?<!0) (?:g|ml)\b/.test(line),
      )
      .map((line) => `${id}: ${line}`),
  )
  expect(unmeasured).toEqual([])
})

test('COOK-12 weights in the recipe and on the shopping list agree', { timeout: 60_000 }, () => {
  let looked = 0
  const differing = all.flatMap((dish) => {
    const scaled = recipe(recipeIdOf(dish.id), 3)!
    return scaled.quantities.flatMap(({ name, buyGrams }) => {
      const portions = dish.portions.filter(({ food }) => food.name === name)
      if (portions.length < 2 || !portions.every(({ unit, isForFrying }) => unit === 'g' && !isForFrying)) return []
      if (new Set(portions.map((one) => `${one.name} ${one.preparation}`)).size !== portions.length) return []
      // For small amounts, one of the lines may be in spoons.
      if (scaled.ingredients.some((line) => /^[\d¼½¾⅛]+ tsp /.test(line) && line.includes(` ${name}`))) return []
      looked++
      const names = new Set(portions.map((one) => one.name))
      const listed = scaled.ingredients.reduce((sum, line) => {
        const [, grams, unit, rest = ''] = /^([\d.]+) (g|kg) (.*)$/.exec(line) ?? []
        const isIt = [...names].some((one) => rest === one || rest.startsWith(`${one},`))
        return isIt ? sum + Number(grams) * (unit === 'kg' ? 1000 : 1) : sum
      }, 0)
      // Uses rounded separately may differ from their sum by a pinch.
      return buyGrams < listed - 0.01 || buyGrams > listed + 3
        ? [`${dish.id} ${name}: ${listed} listed, ${buyGrams} to buy`]
        : []
    })
  })
  expect(looked).toBeGreaterThan(100)
  expect(differing).toEqual([])
})

const fractions: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
}
const inSmallest: Readonly<Record<string, number>> = { tbsp: 3, kg: 1000, litre: 1000, litres: 1000 }

const mlOfTsp = 5

/** Converts '1½ tbsp and ½ tsp' to teaspoons, '1.5 litres' to millilitres; undefined for a pinch and for cups. */
function smallestUnitsOf(words: string): number | undefined {
  const [, sprigs] = /^(a|\d+) sprigs?(?= |$)/.exec(words) ?? []
  if (sprigs) return sprigs === 'a' ? 1 : Number(sprigs)
  const parts = words.split(' and ').map((part) => {
    const [, whole, share, unit] = /^([\d.]*)([¼½¾⅓⅔⅛]?) ?(tsp|tbsp|g|kg|ml|litres?|cloves?)?(?= |$)/.exec(part) ?? []
    if (!whole && !share) return undefined
    return (Number(whole || 0) + (fractions[share!] ?? 0)) * (inSmallest[unit ?? ''] ?? 1)
  })
  return parts.includes(undefined) ? undefined : parts.reduce<number>((sum, part) => sum + part!, 0)
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('COOK-12 for %i what the steps take of a food is what the list names', (serves) => {
  let looked = 0
  const differing = all.flatMap((dish) => {
    const { of, lines } = sharesOf(dish.portions, serves / dish.serves)
    return lines.flatMap(({ portions, words }) => {
      // The list may use a jug for what the steps measure in spoons.
      const isJug = / ?(?:ml|litres?) /.test(words) && portions.some(({ unit }) => unit === 'tsp' || unit === 'tbsp')
      const parts = portions.map((portion) => {
        const said = of.get(portion)!.words
        const units = smallestUnitsOf(said)
        return isJug && units !== undefined && said.includes(' t') ? units * mlOfTsp : units
      })
      const whole = smallestUnitsOf(words)
      if (portions.length < 2 || whole === undefined || parts.includes(undefined)) return []
      looked++
      const sum = parts.reduce<number>((total, part) => total + part!, 0)
      // Above a quarter of a kilo the list is precise to ten grams.
      return Math.abs(sum - whole) > Math.max(isJug ? mlOfTsp : 0.05, whole >= 250 ? whole / 50 : 0)
        ? [`${dish.id}: ${words}, ${sum}`]
        : []
    })
  })
  expect(looked).toBeGreaterThan(2500)
  expect(differing).toEqual([])
})
