import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { search as contract } from '@planner/contract/recipes'
import { type Recipe, searchRecipes } from '@planner/kitchen'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { profileOf, readDiet } from './diet.ts'

/** As many as a person looks through. */
const most = 24

/** Recipes by anything that one calls them, within what the household eats. */
export async function search(
  context: Context,
  user: UserRow,
  { query, veg_only: vegOnly, region, category, max_minutes: maxMinutes }: CheckedInputOf<typeof contract>,
): Promise<Recipe[]> {
  return searchRecipes(query, {
    vegOnly,
    region: region && region !== 'All Regions' ? region : undefined,
    limit: most,
    filters: { category, maxMinutes, profile: profileOf(await readDiet(context, user)) },
  })
}
