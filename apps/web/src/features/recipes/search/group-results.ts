import type { FoundRecipe, Recipe } from '@planner/contract/recipes'

/** Results under one heading; null for those that need none. */
export type ResultGroup = { key: string; heading: string | null; recipes: Recipe[] }

const headings = {
  form: 'Other forms',
  variation: 'Variations',
  near: 'Near to it',
  composed: 'Composed from similar dishes',
} as const

/** A recipe of the grammar: four parts, such as 'dosa.aloo.dosa.-'. */
export const isComposed = ({ id, written_by: by }: Recipe): boolean => !by && id.split('.').length === 4

/**
 * What was found, by what it is to the words: the dish itself, its forms, its variations, then what is near. Where nothing was
 * named ('jain snacks'), all of it is one group; where the dish that was named is missing, what is composed stands apart, so
 * that it is not taken for it.
 */
export function groupResults(recipes: readonly FoundRecipe[], missing: string | null): ResultGroup[] {
  const only = (match: FoundRecipe['match']) => recipes.filter((recipe) => recipe.match === match)
  const near = only('near')
  const composed = missing === null ? [] : near.filter(isComposed)
  const groups = [
    { key: 'exact', heading: null, recipes: only('exact') },
    { key: 'form', heading: headings.form, recipes: only('form') },
    { key: 'variation', heading: headings.variation, recipes: only('variation') },
    { key: 'near', heading: headings.near, recipes: near.filter((recipe) => !composed.includes(recipe)) },
    { key: 'composed', heading: headings.composed, recipes: composed },
  ].filter((group) => group.recipes.length > 0)
  // 'Near to it' needs something to be near to.
  return groups[0]?.key === 'near' ? [{ ...groups[0], heading: null }, ...groups.slice(1)] : groups
}
