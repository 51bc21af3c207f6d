import type { Recipe } from '@planner/contract/kitchen/recipes'
import { expect, test } from 'vitest'
import { encodedMax, recipeText, shortText, smsMax } from './recipe-text.ts'
import { linkOf, shareLinks } from './share-links.ts'

const recipe = {
  id: 'gujarat.dal-bhat',
  title: 'Dal & Rice, 100% home',
  regionalOrigin: 'Gujarat',
  serves: 4,
  quickFacts: { time: '39 mins', calories: '365 kcal', difficulty: 'Easy' },
  ingredients: ['1 cup toor dal', '1½ cups rice'],
  instructions: ['Rinse the dal until the water is clear.', 'Pressure-cook both for 4 whistles.'],
  quantities: [
    { id: 'water', name: 'water', grams: 900 },
    { id: 'toor-dal', name: 'toor dal', grams: 200 },
    { id: 'rice', name: 'rice', grams: 300 },
  ],
} as Recipe
const link = linkOf(recipe.id, 'https://planner.example')

test('COOK-7 RECIPE-7 WhatsApp gets the recipe: title, serves, ingredients, steps, then the link', () => {
  const { whatsapp } = shareLinks(recipe, link)
  expect(new URL(whatsapp).host).toBe('wa.me')
  expect(new URL(whatsapp).searchParams.get('text')).toBe(
    [
      '*Dal & Rice, 100% home*',
      'Gujarat · serves 4 · 39 mins · 365 kcal a serving',
      '',
      'Ingredients',
      '- 1 cup toor dal',
      '- 1½ cups rice',
      '',
      'Method',
      '1. Rinse the dal until the water is clear.',
      '2. Pressure-cook both for 4 whistles.',
      '',
      'https://planner.example/r/gujarat.dal-bhat',
    ].join('\n'),
  )
})

test('COOK-7 RECIPE-7 an SMS has the title, the main ingredients and the link, within one message', () => {
  const { sms } = shareLinks(recipe, link)
  expect(sms).toMatch(/^sms:\?&body=Dal%20%26%20Rice/)
  expect(shortText(recipe, link)).toBe(
    'Dal & Rice, 100% home, serves 4\nWith rice, toor dal\nhttps://planner.example/r/gujarat.dal-bhat',
  )
  const many = Array.from({ length: 12 }, (_, at) => ({ id: `${at}`, name: `a rather long name ${at}`, grams: at }))
  const long = { ...recipe, title: 'Ravā Dosā – “½ crisp”, दाल', quantities: many } as unknown as Recipe
  const text = shortText(long, link)
  expect(text.length).toBeLessThanOrEqual(smsMax)
  expect(text).toMatch(/^Rava Dosa - "1\/2 crisp", , serves 4\nWith a rather long name 11, [^\n]+\nhttps:/)
  expect(text).toMatch(/^[\n -~]+$/)
})

test('COOK-7 a recipe too long for a URL loses its last steps, never its ingredients or its link', () => {
  const long = { ...recipe, instructions: Array.from({ length: 60 }, () => 'Stir it well, and then again. '.repeat(8)) }
  const text = recipeText(long, link)
  expect(encodeURIComponent(text).length).toBeLessThanOrEqual(encodedMax)
  expect(text).toContain('- 1½ cups rice')
  expect(text).toMatch(/\n… the rest is behind the link\n\nhttps:.+dal-bhat$/)
  expect(recipeText(recipe, null)).toMatch(/whistles\.$/)
})

test('RECIPE-7 the email draft has a subject, the cooking time, the calories, the recipe and the page link', () => {
  const draft = new URLSearchParams(shareLinks(recipe, link).email.slice('mailto:?'.length))
  expect(draft.get('subject')).toBe('Recipe: Dal & Rice, 100% home')
  for (const part of ['Cooking time: 39 mins', 'Calories: 365 kcal', '- 1 cup toor dal', '1. Rinse', link])
    expect(draft.get('body')).toContain(part)
})
