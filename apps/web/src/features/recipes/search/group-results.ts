import type { FoundRecipe, Recipe } from '@planner/contract/kitchen/recipes'

/** Results with a common heading; null if they need none. */
export type ResultGroup = { key: string; heading: string | null; recipes: Recipe[] }

const headings = {
  form: 'Other forms',
  variation: 'Variations',
  near: 'Closest matches',
} as const

/**
 * Groups results by how they match: the dish itself, its forms, its variations, then near matches. Without a dish name
 * in the query ('jain snacks'), all are one group.
 */
export function groupResults(recipes: readonly FoundRecipe[]): ResultGroup[] {
  const only = (match: FoundRecipe['match']) => recipes.filter((recipe) => recipe.match === match)
  const groups = [
    { key: 'exact', heading: null, recipes: only('exact') },
    { key: 'form', heading: headings.form, recipes: only('form') },
    { key: 'variation', heading: headings.variation, recipes: only('variation') },
    { key: 'near', heading: headings.near, recipes: only('near') },
  ].filter((group) => group.recipes.length > 0)
  // 'Closest matches' makes no sense without exact ones.
  return groups[0]?.key === 'near' ? [{ ...groups[0], heading: null }, ...groups.slice(1)] : groups
}
