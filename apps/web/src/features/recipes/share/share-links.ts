import type { Recipe } from '@planner/contract/recipes'

import { paths } from '#paths.ts'

/** The page of a recipe. */
export const linkOf = (id: string, origin: string): string => `${origin}${paths.recipes}#r=${id}`

/** Where a recipe can be sent from this device. The link stands in a line of its own, so that chats show it as one. */
export function shareLinks(recipe: Recipe, origin: string): { whatsapp: string; sms: string; email: string } {
  const link = linkOf(recipe.id, origin)
  const short = encodeURIComponent(
    `${recipe.title} (${recipe.quickFacts.time}, ${recipe.quickFacts.calories})\n${link}`,
  )
  const subject = encodeURIComponent(`Recipe: ${recipe.title}`)
  const body = encodeURIComponent(
    [
      `${recipe.title}, ${recipe.regionalOrigin}`,
      '',
      `Cooking time: ${recipe.quickFacts.time}`,
      `Calories: ${recipe.quickFacts.calories}`,
      '',
      link,
    ].join('\r\n'),
  )

  return {
    whatsapp: `https://wa.me/?text=${short}`,
    sms: `sms:?&body=${short}`,
    email: `mailto:?subject=${subject}&body=${body}`,
  }
}
