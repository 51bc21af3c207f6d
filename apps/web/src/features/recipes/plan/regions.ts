import type { Recipe } from '@planner/contract/kitchen/recipes'

export const allRegions = 'All Regions'

/** The cookbook's regions, in geographical order. */
const known = ['North', 'South', 'East', 'West', 'Central', 'Northeast', 'Pan-India']

/** Returns the selectable regions: all of the cookbook's, and any others named by a recipe. */
export const regionsOf = (recipes: readonly Recipe[]): string[] => [
  allRegions,
  ...new Set([...known, ...recipes.map(({ region }) => region).filter(Boolean)]),
]

export const inRegion = (recipes: readonly Recipe[], region: string): Recipe[] =>
  recipes.filter((recipe) => region === allRegions || recipe.region === region)
