import { violations } from '@planner/testing/violations'
import { expect, test } from 'vitest'
import { carriedNote } from './carried-note.ts'
import { cookbook } from './load-cookbook.ts'
import { slugOf, variationOf } from './variation.ts'

const { dishes, foods } = cookbook()
const food = (name: string) => foods.byName.get(name)!

test('COOK-1 a swap keeps what is done to a food and leaves what only described the first one', () => {
  const carried = (from: string, note: string, to: string) => carriedNote(note, food(from), food(to))
  expect(carried('parboiled rice', 'idli rice', 'brown rice')).toBe('')
  expect(carried('boneless fish', 'murrel or basa', 'boneless chicken')).toBe('')
  expect(carried('fish', 'singhara, sole or rohu, in thick pieces', 'rohu')).toBe('in thick pieces')
  expect(carried('karimeen', '4 fish, cleaned', 'pomfret')).toBe('cleaned')
  expect(carried('tomato', 'seeds out', 'pineapple')).toBe('')
  expect(carried('french bean', 'both in tiny dice', 'capsicum')).toBe('both in tiny dice')
  expect(carried('french bean', 'both in tiny dice', 'frozen pea')).toBe('')
  expect(carried('ash gourd', 'peeled, in 3 cm cubes', 'chayote')).toBe('peeled, in 3 cm cubes')
  expect(carried('mutton', 'on the bone', 'chicken')).toBe('on the bone')
})

/** All portions exchanged by a swap without a note of its own. */
const exchanged = [...dishes.values()].flatMap((dish) =>
  [...dish.swaps].flatMap(([original, swaps]) =>
    swaps.flatMap((swap) => {
      const varied = variationOf(dish, slugOf(swap.food), foods)!
      const replaced = food(original)
      const first = dish.portions.findIndex((portion) => portion.food === replaced)
      return dish.portions.flatMap((portion, at) =>
        portion.food === replaced && (at !== first || swap.preparation === null)
          ? [{ id: varied.id, to: swap.food, before: portion.preparation, after: varied.portions[at]! }]
          : [],
      )
    }),
  ),
)

test('COOK-1 no variation in the cookbook has a note that names a food, a kind or a grade of the one it replaces', () => {
  expect(exchanged.length).toBeGreaterThan(1500)
  expect(exchanged.filter(({ before, after }) => before !== '' && after.preparation !== '').length).toBeGreaterThan(100)
  const names = [...foods.byName.keys()].filter((name) => !alsoAWord.has(name))
  const namesFood = (note: string) => names.some((name) => ` ${note.replaceAll(/[(),;]/g, ' ')} `.includes(` ${name} `))
  const describes =
    /\b(?:grained|scented|ripe|coarse|whole|kind|variety|seeds?|stalks?|stems?|tails?|heads?|edges|shelled|stoned|fragrant)\b/
  expect(
    violations(exchanged, ({ after }) => namesFood(after.preparation) || describes.test(after.preparation)),
  ).toEqual([])
  expect(violations(exchanged, ({ after }) => after.preparationParts !== undefined)).toEqual([])
})

/** "Chopped as fine as rice" describes a size. */
const alsoAWord = new Set(['rice'])
