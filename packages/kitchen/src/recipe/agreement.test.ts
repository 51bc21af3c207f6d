import { expect, test } from 'vitest'
import { cookbook } from '../read/load-cookbook.ts'
import { readDish } from '../read/read-dish.ts'
import { recipeOfDish } from './recipe-of-dish.ts'

const { foods, places } = cookbook()
const first = (body: string, serves: number) => {
  const { dish, faults } = readDish(
    'punjab/test-vada.cook',
    `---\ntitle: Test Vada\nplace: punjab\ncourse: snack\nmeals: [snack]\nrole: snack\nserves: 4\nchecked: [one fact, another]\n---\n\n${body} with @salt{1%tsp} and @oil{2%tbsp}.\n\nServe it hot.\n`,
    foods,
  )
  expect(faults).toEqual([])
  return recipeOfDish(dish!, places.get('punjab')!, serves).instructions[0]!
}

test('COOK-12 one round is pricked as one, and two fish are turned as two', () => {
  expect(first('Roll {{2 rounds}}, prick {{them}} and bake {{them}}', 2)).toMatch(
    /^Roll 1 round, prick it and bake it with/,
  )
  expect(first('Roll {{2 rounds}}, prick {{them}} and bake {{them}}', 4)).toMatch(
    /^Roll 2 rounds, prick them and bake them with/,
  )
  expect(first('Simmer @goat brain{1} until {{they set}}, and slice {{them}}', 8)).toMatch(
    /^Simmer 2 goat brains until they set, and slice them with/,
  )
})

test('COOK-12 ‘them’ stays where it refers to something else', () => {
  expect(first('Toss the prawns with @green chilli{2}(slit), and lift them', 2)).toMatch(/and lift them with/)
  expect(first('Fry @potato{300%g} with @green chilli{2} until they are brown', 2)).toMatch(/until they are brown with/)
})

test('COOK-12 the amount of smoking coal does not grow with the servings', () => {
  const coal = (serves: number) => first('Set @charcoal{1}(glowing) in a cup on the dal', serves)
  expect([2, 4, 8].map(coal).map((text) => text.slice(0, 23))).toEqual(Array(3).fill('Set 1 piece of charcoal'))
})
