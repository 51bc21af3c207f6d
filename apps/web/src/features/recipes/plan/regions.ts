import type { Recipe } from '@planner/contract/kitchen/recipes'

export const allRegions = 'All Regions'

/** The kitchen's own regions, in the order of the map. */
const known = ['North', 'South', 'East', 'West', 'Central', 'Northeast', 'Pan-India']

/** What can be chosen: every region that the kitchen cooks from, and any other that a recipe names. */
export const regionsOf = (recipes: readonly Recipe[]): string[] => [
  allRegions,
  ...new Set([...known, ...recipes.map(({ region }) => region).filter(Boolean)]),
]

export const inRegion = (recipes: readonly Recipe[], region: string): Recipe[] =>
  recipes.filter((recipe) => region === allRegions || recipe.region === region)
