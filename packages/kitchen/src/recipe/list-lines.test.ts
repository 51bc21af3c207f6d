import { expect, test } from 'vitest'
import { amountOf } from '../compute/amounts.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { readDish } from '../read/read-dish.ts'
import { recipeOfDish } from './recipe-of-dish.ts'

const { dishes, foods, places } = cookbook()

const shown = (body: string, serves: number, header = '', course = 'snack') => {
  const { dish, faults } = readDish(
    'punjab/test-vada.cook',
    `---\ntitle: Test Vada\nplace: punjab\ncourse: ${course}\nmeals: [snack]\nrole: snack\nserves: 4\nchecked: [one fact, another]\n${header}---\n\n${body}\n\nServe it.\n`,
    foods,
  )
  expect(faults).toEqual([])
  return recipeOfDish(dish!, places.get('punjab')!, serves)
}
const pieces = (name: string, amount: number, scale: number) =>
  amountOf({ amount, unit: null, food: foods.byName.get(name)! }, scale)

test('COOK-12 whole items stay whole at odd servings, and from three on none is halved', () => {
  expect(pieces('tree bean', 6, 0.75)).toBe('5')
  expect(pieces('spring onion', 2, 1.25)).toBe('3')
  expect(pieces('dried red chilli', 2, 0.75)).toBe('2')
  expect(pieces('banana', 2, 1.75)).toBe('4')
  expect(pieces('banana', 2, 0.75)).toBe('1½')
  let looked = 0
  const halved = [...dishes.values()].flatMap((dish) =>
    [5].flatMap((serves) =>
      recipeOfDish(dish, places.get(dish.place)!, serves).ingredients.flatMap((line) => {
        if (serves === dish.serves || !/^[\d½]+ (?!tsp|tbsp|cups?|g|kg|ml|litres?|h|mins)/.test(line)) return []
        looked++
        return /^(?:[3-9]|\d\d)½ (?!tsp|tbsp|cups?)/.test(line) ? [`${dish.id} for ${serves}: ${line}`] : []
      }),
    ),
  )
  expect(looked).toBeGreaterThan(2000)
  expect(halved).toEqual([])
})

test('COOK-12 a line of the list has no word for several foods, and one piece no ‘each’', () => {
  const body =
    'Roast @raw mango{2}(about 150 g each, whole) and boil @potato{200%g}(peeled, all in dice) with @salt{1%tsp} until soft. ~{20%minutes}'
  const list = (serves: number) => shown(body, serves).ingredients
  expect(list(2)).toContain('1 raw mango, about 150 g, whole')
  expect(list(4)).toContain('2 raw mangoes, about 150 g each, whole')
  expect(list(4)).toContain('200 g potato, peeled, in dice')
})

test('COOK-12 the note on raw curd with pulses is only where there is curd', () => {
  const noted = (food: string) =>
    shown(`Mix @moong dal{100%g}(boiled) with ${food} and @salt{1%tsp}.`, 4).tips.some((tip) => tip.includes('dwidal'))
  expect(noted('@curd{200%g}')).toBe(true)
  const chillies = [...dishes.values()].filter(
    (dish) =>
      dish.portions.some(({ food }) => /\bcurd chilli\b/.test(food.name)) &&
      !dish.portions.some(({ food }) => food.aisle === 'dairy'),
  )
  expect(chillies.length).toBeGreaterThan(0)
  for (const dish of chillies)
    expect(recipeOfDish(dish, places.get(dish.place)!, 4).tips.join(' ')).not.toContain('dwidal')
})

test('COOK-12 no ingredient is listed with an amount of zero', { timeout: 120_000 }, () => {
  const none = /(?<![\d.,])0 (?:g|ml|kg|litres?|tsp|tbsp)\b/
  const wrong = [...dishes.values()].flatMap((dish) => {
    const { ingredients, steps } = recipeOfDish(dish, places.get(dish.place)!, dish.serves)
    return [...ingredients, ...steps.map(({ text }) => text)].some((line) => none.test(line)) ? [dish.id] : []
  })
  expect(dishes.size).toBeGreaterThan(4000)
  expect(wrong).toEqual([])
})

test('COOK-12 hot and plain water are one line of the list, and a single one keeps its word', () => {
  const list = (hot: string) =>
    shown(
      `Boil @toor dal{200%g} ${hot === '' ? '' : 'in @water{600%ml} '}until soft. ~{30%minutes}\n\nPour in @water{200%ml}(hot) with @salt{1%tsp}. ~{4%minutes}`,
      4,
    )
  const { ingredients, instructions } = list('both')
  expect(ingredients.filter((line) => line.includes('water'))).toEqual(['800 ml water'])
  expect(instructions[1]).toContain('200 ml water (hot)')
  expect(list('').ingredients).toContain('200 ml water, hot')
})
