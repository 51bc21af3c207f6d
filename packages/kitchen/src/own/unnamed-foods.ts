import type { Dish, Step } from '../read/dish.ts'
import type { Recipe } from '../recipe/types.ts'

/** How the paragraph begins that holds what a form lists and no step of it names; the second as files of earlier versions have it. */
const [opening, earlier] = ['Ingredients: ', 'Get ready '] as const

/** The paragraph before the steps: it weighs and is bought, and is no step. */
export const paragraphOf = (marks: readonly string[]): string => `${opening}${marks.join(', ')}.`

/** Whether a step only lists foods: nobody wrote it as a step. */
export const isList = ({ parts }: Step): boolean =>
  parts.some(({ kind }) => kind === 'food') &&
  parts.every((part, at) => {
    if (part.kind === 'food') return true
    if (part.kind !== 'text') return false
    return at === 0 ? part.text === opening || part.text === earlier : [',', '.'].includes(part.text.trim())
  })

/** The recipe without the sentence that was made of such a list. */
export function withoutList(recipe: Recipe, { steps }: Dish): Recipe {
  if (!steps[0] || !isList(steps[0])) return recipe
  const at = recipe.steps.findIndex(({ text }) => text.startsWith(opening) || text.startsWith(earlier))
  if (at < 0) return recipe
  return { ...recipe, steps: recipe.steps.toSpliced(at, 1), instructions: recipe.instructions.toSpliced(at, 1) }
}
