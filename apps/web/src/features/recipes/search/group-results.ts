import type { FoundRecipe, Recipe } from '@planner/contract/kitchen/recipes'

/** Results under one heading; null for those that need none. */
export type ResultGroup = { key: string; heading: string | null; recipes: Recipe[] }

const headings = {
  form: 'Other forms',
  variation: 'Variations',
  near: 'Closest matches',
} as const

/**
 * What was found, by what it is to the words: the dish itself, its forms, its variations, then what is near. Where nothing was
 * named ('jain snacks'), all of it is one group.
 */
export function groupResults(recipes: readonly FoundRecipe[]): ResultGroup[] {
  const only = (match: FoundRecipe['match']) => recipes.filter((recipe) => recipe.match === match)
  const groups = [
    { key: 'exact', heading: null, recipes: only('exact') },
    { key: 'form', heading: headings.form, recipes: only('form') },
    { key: 'variation', heading: headings.variation, recipes: only('variation') },
    { key: 'near', heading: headings.near, recipes: only('near') },
  ].filter((group) => group.recipes.length > 0)
  // 'Closest matches' needs something to be close to.
  return groups[0]?.key === 'near' ? [{ ...groups[0], heading: null }, ...groups.slice(1)] : groups
}
