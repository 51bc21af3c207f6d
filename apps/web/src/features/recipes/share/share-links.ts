import { minutesInWords } from '@planner/contract/kitchen/minutes-in-words'
import type { Recipe } from '@planner/contract/kitchen/recipes'

import { paths } from '#paths.ts'
import { recipeText, shortText } from './recipe-text.ts'

/** Returns the address of a recipe's public page. */
export const linkOf = (id: string, origin: string): string => `${origin}${paths.sharedRecipe}/${id}`

/** Returns the links that share a recipe by WhatsApp, SMS and email. */
export function shareLinks(recipe: Recipe, link: string | null): { whatsapp: string; sms: string; email: string } {
  const text = recipeText(recipe, link)
  const facts = `Cooking time: ${minutesInWords(recipe.quickFacts.time)}\nCalories: ${recipe.quickFacts.calories}`
  // Asterisks mean bold only in WhatsApp.
  const mail = `${facts}\n\n${text.replaceAll('*', '')}`.replaceAll('\n', '\r\n')

  return {
    whatsapp: `https://wa.me/?text=${encodeURIComponent(text)}`,
    sms: `sms:?&body=${encodeURIComponent(shortText(recipe, link))}`,
    email: `mailto:?subject=${encodeURIComponent(`Recipe: ${recipe.title}`)}&body=${encodeURIComponent(mail)}`,
  }
}
