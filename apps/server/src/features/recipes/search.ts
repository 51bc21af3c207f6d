import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { search as contract } from '@planner/contract/recipes'
import { type Recipe, type SearchFilters, searchInSlices, warmSearch } from '@planner/kitchen'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { throughSlices } from '#platform/in-slices.ts'
import { dietToday } from './day-diet.ts'
import { fits } from './fits.ts'
import { type DayDiet, suits } from './suits.ts'

/** As many as a person looks through. */
const most = 24
/** So many are looked at, since what the household leaves out falls away. */
const lookedAt = 60

export type Sought = CheckedInputOf<typeof contract>

/**
 * Recipes by anything that one calls them, within what the household eats.
 *
 * @returns with them whether one fits all that was asked for.
 */
export async function search(
  context: Context,
  user: UserRow,
  { query, veg_only: vegOnly, region, category, max_minutes: maxMinutes }: Sought,
): Promise<{ recipes: Recipe[]; fits: boolean }> {
  // The first search since the start builds its index, the first ones by time have recipes timed; others have their turn
  // meanwhile.
  await throughSlices(warmSearch())
  const diet = await dietToday(context, user)
  const found = await throughSlices(
    searchInSlices(query, {
      vegOnly: vegOnly || diet.veg_only,
      ...(region && { region }),
      limit: lookedAt,
      filters: { diet: flagsOf(diet), ...(category && { category }), ...(maxMinutes && { maxMinutes }) },
    }),
  )
  const recipes = found.filter((recipe) => suits(recipe, diet)).slice(0, most)
  return { recipes, fits: fits(query, recipes) }
}

/** What every dish must be. */
function flagsOf({ egg, jain, no_onion_garlic: noOnionGarlic, vegan }: DayDiet): NonNullable<SearchFilters['diet']> {
  return {
    ...(!egg && { eggless: true }),
    ...(jain && { jain }),
    ...(noOnionGarlic && { noOnionGarlic }),
    ...(vegan && { vegan }),
  }
}
