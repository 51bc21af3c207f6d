import { minutesInWords } from '@planner/contract/kitchen/minutes-in-words'
import type { Recipe } from '@planner/contract/kitchen/recipes'

import { paths } from '#paths.ts'
import { recipeText, shortText } from './recipe-text.ts'

/** The page of a recipe that opens without an account. */
export const linkOf = (id: string, origin: string): string => `${origin}${paths.sharedRecipe}/${id}`

/** Where a recipe can be sent from this device, whole or as an SMS has room for it. */
export function shareLinks(recipe: Recipe, link: string | null): { whatsapp: string; sms: string; email: string } {
  const text = recipeText(recipe, link)
  const facts = `Cooking time: ${minutesInWords(recipe.quickFacts.time)}\nCalories: ${recipe.quickFacts.calories}`
  // Bold is a chat's.
  const mail = `${facts}\n\n${text.replaceAll('*', '')}`.replaceAll('\n', '\r\n')

  return {
    whatsapp: `https://wa.me/?text=${encodeURIComponent(text)}`,
    sms: `sms:?&body=${encodeURIComponent(shortText(recipe, link))}`,
    email: `mailto:?subject=${encodeURIComponent(`Recipe: ${recipe.title}`)}&body=${encodeURIComponent(mail)}`,
  }
}
