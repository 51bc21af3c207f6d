import { expect, test } from 'vitest'
import { cookbook } from '../read/load-cookbook.ts'
import { variationsOf } from '../read/variation.ts'
import { dishOfRecipe, recipe } from '../recipe/recipe.ts'
import type { Recipe } from '../recipe/types.ts'
import { shoppingList } from '../shopping/shopping-list.ts'
import type { FoodAnswers } from './food-from-answer.ts'
import { formOf, textOfForm } from './own-form.ts'
import { readOwnRecipe, recipeOfOwn } from './own-recipe.ts'
import { writeDish, writeRecipe } from './write-dish.ts'

const id = 'own.0190b6a8-0000-7000-8000-000000000000'
const khichdi = (step = '') =>
  `---\ntitle: Our khichdi\nserves: 2\n---\n\nRinse @rice{100%g} and @moong dal{60%g}. ${step}\n\nCook with @water{700%ml} until soft. ~{20%minutes}\n`

const read = (text: string, answered: FoodAnswers = {}) => {
  const { own, faults } = readOwnRecipe(id, text, answered)
  if (!own) throw new Error(faults.map(({ line, text: what }) => `${line}: ${what}`).join('\n'))
  return own
}

test('COOK-6 a recipe needs a title, foods and steps, and is judged by its foods, never by a label', () => {
  const plain = recipeOfOwn(read(khichdi()), 4)
  expect(plain).toMatchObject({ id, title: 'Our khichdi', serves: 4, is_vegetarian: true, allergens: [] })
  expect(plain.diet).toMatchObject({ vegan: true, jain: true })
  expect(plain.quantities.find(({ name }) => name === 'rice')?.grams).toBe(200)
  const labelled = khichdi('Top with @chicken{100%g} and @ghee{1%tsp}.').replace('Our khichdi', 'Vegan Jain khichdi')
  expect(recipeOfOwn(read(labelled))).toMatchObject({ is_vegetarian: false, veg_type: 'Non-Veg', allergens: ['milk'] })
  // Foods mentioned only in a sentence are eaten too; the longest name counts.
  const mentioned = recipeOfOwn(read(khichdi('Serve with coconut milk and roasted peanuts.')))
  expect(mentioned.allergens).toEqual(['peanut'])
  expect(recipeOfOwn(read(khichdi('Top with a boiled egg.'))).veg_type).toBe('Egg')
})

test('COOK-6 an unknown ingredient is asked about, and until it is settled the recipe is unsafe for every diet', () => {
  const text = khichdi('Add @panneer{50%g} and @grandma powder{1%tsp}.')
  const own = read(text)
  expect(own.unsettled.map(({ name }) => name)).toEqual(['panneer', 'grandma powder'])
  expect(own.unsettled[0]!.near).toContain('paneer')
  const unsafe = recipeOfOwn(own)
  expect(unsafe).toMatchObject({ is_vegetarian: false, own: { unsettled: ['panneer', 'grandma powder'] } })
  expect(unsafe.allergens).toHaveLength(12)
  expect(
    Object.entries(unsafe.diet)
      .filter(([, is]) => is)
      .map(([flag]) => flag),
  ).toEqual(['egg', 'pork', 'buffalo'])
  expect(unsafe.tags.join()).not.toMatch(/Vegan|Jain|free|garlic/)

  const powder = { diet: 'veg', allergens: ['sesame'], vegan: true, jain: false, onion_garlic: false } as const
  const answered = read(text, { panneer: { is: 'paneer' }, 'grandma powder': powder })
  expect(answered.unsettled).toEqual([])
  const settled = recipeOfOwn(answered)
  expect(settled).toMatchObject({
    is_vegetarian: true,
    allergens: ['milk', 'sesame'],
    own: { unpriced: ['grandma powder'] },
  })
  expect(settled.diet).toMatchObject({ vegan: false, jain: false, noOnionGarlic: true })
  // Foods without a price are left off shopping lists, which must still work.
  const lines = shoppingList([{ recipe: settled }]).aisles.flatMap((aisle) => aisle.lines.map(({ name }) => name))
  expect(lines).toContain('paneer')
  expect(lines).not.toContain('grandma powder')
  const seafood = { diet: 'fish', allergens: [], vegan: true, jain: true, onion_garlic: false } as const
  const fishy = recipeOfOwn(read(text, { panneer: { is: 'paneer' }, 'grandma powder': seafood }))
  expect(fishy.allergens).toEqual(['crustacean', 'fish', 'milk', 'mollusc'])
  expect(fishy.diet).toMatchObject({ vegan: false, jain: false })
  // An answer that names an unknown food does not settle the ingredient.
  expect(read(text, { panneer: { is: 'no such food' } }).unsettled).toHaveLength(2)
})

test.each([
  ['no front matter', 'Boil @rice{1%cup}.', /^1: the front matter/],
  ['no title', khichdi().replace('title: Our khichdi\n', ''), /^1: title/],
  ['an unknown unit', khichdi('Add @ghee{2%bowls}.'), /^6: 'ghee': unknown unit 'bowls'/],
  ['no amount', khichdi('Add @ghee{}.'), /^6: 'ghee' has no amount/],
  ['a piece without a weight', khichdi('Add @ghee{2}.'), /^6: 'ghee' has no weight for a piece: use grams/],
  ['broken YAML', '---\ntitle: [\n---\n\nBoil.', /^[23]: /],
  [
    'an alias bomb',
    `---\na: &a [1,1]\nb: &b [${'*a,'.repeat(200)}*a]\ntitle: [${'*b,'.repeat(200)}*b]\n---\n\nx`,
    /^1: /,
  ],
  ['nesting without end', `---\ntitle: ${'['.repeat(9000)}\n---\n\nx`, /^\d+: /],
  ['too many foods', khichdi('@rice{1%g} '.repeat(90)), /^1: a recipe has at most 80 ingredients/],
])('COOK-6 a recipe that cannot be read names its line: %s', (_, text, fault) => {
  expect(() => read(text)).toThrow(fault)
})

test('COOK-6 hostile input is plain text, read in linear time', () => {
  const marks = [
    '@',
    '~',
    '#',
    '{',
    '}(',
    '@a{',
    '~{5%',
    '== ',
    '> ',
    '[-',
    '-- ',
    '@?&-',
    'a ',
    '<b>',
    '@rice{1%g}(',
    '%%%',
    '---\n',
  ]
  const tails = ['@', '@a', '~', '@a{', '@a{1%', '~{', '#', '[-'].flatMap((head) =>
    ['a ', 'a', '-', '.', '\n', '1/', ' '].map((tail) => `${head}${tail.repeat(15_000 / tail.length)}`),
  )
  for (const mark of [...marks, ...tails]) {
    const text = `---\ntitle: "<script>alert(1)</script>"\n---\n\n${mark.repeat(Math.floor(15_000 / mark.length))}`
    const begun = performance.now()
    readOwnRecipe(id, text, {})
    expect([mark.slice(0, 20), performance.now() - begun < 1000]).toEqual([mark.slice(0, 20), true])
  }
  const hostile = recipeOfOwn(
    read(khichdi('<img src=x onerror=alert(1)>').replace('Our khichdi', '<script>alert(1)</script>')),
  )
  expect(hostile.title).toBe('<script>alert(1)</script>')
  expect(hostile.instructions[0]).toContain('<img src=x onerror=alert(1)>')
  for (const name of ['__proto__', 'constructor', 'hasownproperty'])
    for (const amount of ['1%g', '2%cup', '3']) {
      const own = read(khichdi(`Add @${name}{${amount}}.`))
      expect(own.unsettled.map((one) => one.name)).toEqual([name])
      expect(recipeOfOwn(own).servingGrams).toBeGreaterThan(100)
    }
})

test('COOK-6 any dish can be copied: read again, a copy is the same recipe, also by way of the form', () => {
  const dishes = [...cookbook().dishes.values()].filter((_, at) => at % 9 === 0)
  expect(dishes.length).toBeGreaterThan(100)
  const odd = dishes.flatMap((dish) => {
    const wanted = { ...recipe(dish.id.replace('/', '.'), 4)! }
    const copy = readOwnRecipe(id, writeDish(dish), {})
    if (!copy.own) return [`${dish.id}: ${copy.faults[0]!.text}`]
    const formed = readOwnRecipe(id, textOfForm(formOf(copy.own.dish)), {})
    if (!formed.own) return [`${dish.id} by the form: ${formed.faults[0]!.text}`]
    return [copy.own, formed.own].flatMap((own) => {
      const got = recipeOfOwn(own, 4)
      const safe = wanted.allergens.every((one) => got.allergens.includes(one))
      const same =
        got.perServing.calories === wanted.perServing.calories && got.ingredients.length === wanted.ingredients.length
      return safe && same ? [] : [`${dish.id}: ${got.perServing.calories} for ${wanted.perServing.calories}`]
    })
  })
  expect(odd).toEqual([])
})

test('COOK-6 a variation and a recipe that has no file can be copied too', () => {
  const variation = [...cookbook().dishes.values()].find(({ swaps }) => swaps.size > 0)!
  const varied = dishOfRecipe(`${variation.id.replace('/', '.')}.${variationsOf(variation)[0]!}`)!
  expect(read(writeDish(varied)).dish.title).toBe(varied.title)
  // A recipe like a language model's, with only a list and sentences.
  const { serves, title, categories, quantities, steps, tips } = recipe('punjab.dal-makhani')!
  const foreign = { serves, title, categories, quantities, steps, tips } as Recipe
  expect(recipeOfOwn(read(writeRecipe(foreign))).instructions.length).toBeGreaterThan(3)
})
