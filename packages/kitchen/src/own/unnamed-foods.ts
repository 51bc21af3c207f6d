import type { Dish, Step } from '../read/dish.ts'
import type { Recipe } from '../recipe/types.ts'

/**
 * The start of the paragraph of foods that a form lists and no step mentions; the second is from files of earlier
 * versions.
 */
const [opening, earlier] = ['Ingredients: ', 'Get ready '] as const

/** Returns the paragraph before the steps: its foods count and are bought, but it is not a step. */
export const paragraphOf = (marks: readonly string[]): string => `${opening}${marks.join(', ')}.`

/** Whether a step is only such a list of foods. */
export const isList = ({ parts }: Step): boolean =>
  parts.some(({ kind }) => kind === 'food') &&
  parts.every((part, at) => {
    if (part.kind === 'food') return true
    if (part.kind !== 'text') return false
    return at === 0 ? part.text === opening || part.text === earlier : [',', '.'].includes(part.text.trim())
  })

/** Returns the recipe without the step made from such a list. */
export function withoutList(recipe: Recipe, { steps }: Dish): Recipe {
  if (!steps[0] || !isList(steps[0])) return recipe
  const at = recipe.steps.findIndex(({ text }) => text.startsWith(opening) || text.startsWith(earlier))
  if (at < 0) return recipe
  return { ...recipe, steps: recipe.steps.toSpliced(at, 1), instructions: recipe.instructions.toSpliced(at, 1) }
}
