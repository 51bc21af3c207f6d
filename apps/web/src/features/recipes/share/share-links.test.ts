import type { Recipe } from '@planner/contract/recipes'
import { expect, test } from 'vitest'

import { shareLinks } from './share-links.ts'

const recipe = {
  id: 'dal.toor.-.gujarati',
  title: 'Dal & Rice, 100% home',
  regionalOrigin: 'Gujarat',
  quickFacts: { time: '39 mins', calories: '365 kcal', difficulty: 'Easy' },
} as Recipe

test('RECIPE-7 a recipe is shared with its link, by WhatsApp and SMS', () => {
  const { whatsapp, sms } = shareLinks(recipe, 'https://planner.example')
  expect(new URL(whatsapp).host).toBe('wa.me')
  expect(new URL(whatsapp).searchParams.get('text')).toBe(
    'Dal & Rice, 100% home (39 mins, 365 kcal)\nhttps://planner.example/recipes#r=dal.toor.-.gujarati',
  )
  expect(sms).toMatch(/^sms:\?&body=Dal%20%26%20Rice/)
})

test('RECIPE-7 the email draft has a subject, the cooking time, the calories and the page link', () => {
  const { email } = shareLinks(recipe, 'https://planner.example')
  const draft = new URLSearchParams(email.slice('mailto:?'.length))
  expect(draft.get('subject')).toBe('Recipe: Dal & Rice, 100% home')
  for (const part of [
    'Cooking time: 39 mins',
    'Calories: 365 kcal',
    'https://planner.example/recipes#r=dal.toor.-.gujarati',
  ])
    expect(draft.get('body')).toContain(part)
})
