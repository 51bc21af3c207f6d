import { expect, test } from 'vitest'

import { formOf, textOfForm } from './own-form.ts'
import { readOwnRecipe, recipeOfOwn } from './own-recipe.ts'
import { spokenMinutes } from './spoken-times.ts'

test.each([
  ['pakao 20 minute', 20],
  ['Dhak kar 20 min pakne do.', 20],
  ['Boil for 15mins, then serve', 15],
  ['5-7 minute bhuno', 6],
  ['aadha ghanta bhigo do', 30],
  ['Dedh ghante tak pakao', 90],
  ['do ghante rakho', 120],
  ['half an hour in the fridge', 30],
  ['Bake for 1 hour 30 minutes', 90],
  ['1 ghanta aur 15 minute', 75],
  ['२० मिनट पकाओ', 20],
  ['½ घंटे ढककर रखें', 30],
  ['Fry 2 minutes a side, 10 minutes in all', 10],
  ['30 seconds tak bhuno', 1],
  ['har 5 minute mein hilao', null],
  ['Every 2 minutes, stir', null],
  ['4 seeti aane do', null],
  ['Add 2 cups of water', null],
  ['minute steak', null],
])('COOK-6 the time that a step says: %s', (sentence, minutes) => {
  expect(spokenMinutes(sentence)).toBe(minutes)
})

const id = 'own.0190b6a8-0000-7000-8000-000000000000'
const form = {
  title: 'Aji chi dal',
  serves: 4,
  meals: ['lunch' as const],
  course: 'dal' as const,
  role: 'main' as const,
  place: '',
  ingredients: [
    { name: 'chana dal', amount: 200, unit: 'g' as const, preparation: '' },
    { name: 'ghee', amount: 1, unit: 'tbsp' as const, preparation: '' },
  ],
  steps: ['Dal ko 2 ghante bhigo do.', 'Tez aanch par pakao 20 minute', 'Upar se ghee daalo. ~{3%minutes}'],
  notes: [],
}

test('COOK-6 an own recipe has the steps that were written and no other, each with the time that it says', () => {
  const { own, faults } = readOwnRecipe(id, textOfForm(form), {})
  expect(faults).toEqual([])
  const recipe = recipeOfOwn(own!, 4)
  expect(recipe.instructions).toEqual([
    'Dal ko 2 ghante bhigo do.',
    'Tez aanch par pakao 20 minute.',
    expect.stringMatching(/^Upar se .*ghee daalo\.$/),
  ])
  expect(recipe.steps.map(({ kind, minutes }) => [kind, minutes])).toEqual([
    ['stand', 120],
    ['cook', 20],
    ['cook', 3],
  ])
  expect(recipe.ingredients.join()).toContain('chana dal')
  expect(recipe.standMinutes).toBe(120)
  expect(formOf(own!.dish).steps).toEqual(form.steps)
  expect(formOf(own!.dish).ingredients.map(({ name }) => name)).toEqual(['chana dal', 'ghee'])
})

test('COOK-6 a recipe of an earlier version loses the step that was made for it, and no step of a person', () => {
  const before = textOfForm(form).replace('Ingredients: ', 'Get ready ')
  const { own } = readOwnRecipe(id, before, {})
  expect(recipeOfOwn(own!, 4).instructions).toHaveLength(3)
  const written = textOfForm({ ...form, steps: ['Get ready the chana dal.', ...form.steps] })
  expect(recipeOfOwn(readOwnRecipe(id, written, {}).own!, 4).instructions).toHaveLength(4)
})
