import { expect, test } from 'vitest'
import { dishOfRecipe } from '../recipe/recipe.ts'
import type { Recipe } from '../recipe/types.ts'
import { type Findings, searchInSlices } from './find.ts'

function search(text: string, limit = 12): Findings {
  const slices = searchInSlices(text, { limit })
  let step = slices.next()
  while (!step.done) step = slices.next()
  return step.value
}

const holdsFood = ({ quantities }: Recipe, pattern: RegExp): boolean =>
  quantities.some(({ name }) => pattern.test(name))
const says = ({ instructions }: Recipe, pattern: RegExp): boolean => pattern.test(instructions.join(' '))

test.each<[query: string, least: number, fits: (recipe: Recipe) => boolean]>([
  ['food for 8 month baby', 3, (one) => !holdsFood(one, /honey|chilli|^almond$|^cashew$/)],
  ['toddler lunch', 5, (one) => one.category === 'Lunch'],
  ['lunch box for kids', 5, ({ family }) => !['Soup', 'Drink', 'Curry', 'Dal'].includes(family)],
  ['diabetic breakfast', 5, (one) => one.category === 'Breakfast' && one.perServing.carbohydrate <= 35],
  ['diabetic friendly dinner', 5, (one) => !one.tags.includes('Fried') && one.perServing.carbohydrate <= 35],
  ['soft food for grandmother', 5, ({ tags }) => !tags.includes('Fried')],
  ['birthday party snacks', 5, ({ family }) => ['Snack', 'Chaat', 'Kebab', 'Sweet', 'Fry'].includes(family)],
  ['dinner for guests', 5, ({ category, costPerServing }) => category === 'Dinner' && costPerServing >= 25],
  ['something for fast', 5, ({ diet }) => diet.vrat],
  ['diwali sweets', 5, ({ family }) => family === 'Sweet'],
  ['no onion no garlic sabzi', 5, ({ diet }) => diet.noOnionGarlic],
  ['cake without oven', 2, (one) => !says(one, /\boven\b/i)],
  ['pressure cooker rice', 3, (one) => says(one, /cooker|whistle/i)],
  ['snacks without oil', 3, (one) => !one.tags.includes('Fried') && !holdsFood(one, /\boil$|^ghee$|^butter$/)],
  ['high protein breakfast', 5, ({ category, perServing }) => category === 'Breakfast' && perServing.protein >= 12],
  ['high protein vegetarian dinner', 5, (one) => one.is_vegetarian && one.perServing.protein >= 12],
  ['low oil sabzi', 5, ({ perServing }) => perServing.fat <= 9],
  ['iron rich food', 5, ({ tags }) => tags.length > 0],
  ['light dinner', 5, ({ perServing }) => perServing.calories <= 300],
  ['high fibre breakfast', 3, ({ perServing }) => perServing.fibre >= 6],
  ['breakfast in 10 minutes', 3, ({ prepMinutes, cookMinutes }) => prepMinutes + cookMinutes <= 10],
  ['with leftover rice', 3, (one) => holdsFood(one, /rice/)],
  ['leftover roti', 1, (one) => holdsFood(one, /roti|chapati/)],
  ['something with brinjal', 5, (one) => holdsFood(one, /brinjal/)],
  ['what can i make with bread and eggs', 3, (one) => holdsFood(one, /bread|pav|bun/) && holdsFood(one, /egg/)],
  ['spicy chicken', 5, (one) => holdsFood(one, /chicken/) && holdsFood(one, /chilli/)],
])('RECIPE-8 %s finds what serves it by its figures, and claims nothing', (query, least, fits) => {
  const { recipes, missing } = search(query)
  expect(recipes.length).toBeGreaterThanOrEqual(least)
  expect(recipes.filter((one) => !fits(one)).map(({ title }) => title)).toEqual([])
  expect(recipes.filter(({ match }) => match !== 'near').map(({ title }) => title)).toEqual([])
  expect(missing).toBeNull()
})

test('RECIPE-8 what is cool for summer holds ice, stands in the cold or is of the season, and rice is no ice', () => {
  const found = search('summer food', 40).recipes.map(({ id }) => dishOfRecipe(id)!)
  const isCool = ({ season, portions, timers }: (typeof found)[number]) =>
    season?.some((month) => month >= 4 && month <= 6) ||
    portions.some(({ food }) =>
      /^ice$|curd|buttermilk|cucumber|mango|mint leaf|coconut water|lemon juice/.test(food.name),
    ) ||
    timers.some(({ name }) => name === 'chill' || name === 'freeze')
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter((dish) => !isCool(dish)).map(({ id }) => id)).toEqual([])
})

test('RECIPE-8 a dish whose name holds such a word is that dish', () => {
  for (const name of ['Baby Corn Manchurian', 'Kolkata Tiffin Cake', 'Tiffin Sambar', 'Paneer Protein Bowl'])
    expect(search(name).recipes[0]).toMatchObject({ title: name, match: 'exact' })
})

test('RECIPE-8 a named dish is claimed for guests, and not for what it does not do', () => {
  expect(search('dal makhani for guests').recipes[0]).toMatchObject({ title: 'Dal Makhani', match: 'exact' })
  expect(search('samosa without oil').recipes.find(({ title }) => title === 'Samosa')?.match ?? 'near').toBe('near')
  expect(search('high protein samosa').recipes.filter(({ match }) => match !== 'near')).toEqual([])
})

test('RECIPE-8 if no dish is that quick, the quickest is a near match with its time', () => {
  const { recipes } = search('breakfast in 2 minutes')
  expect(recipes.length).toBeGreaterThan(0)
  for (const { match, prepMinutes, cookMinutes } of recipes) {
    expect(match).toBe('near')
    expect(prepMinutes + cookMinutes).toBeLessThanOrEqual(20)
  }
})
