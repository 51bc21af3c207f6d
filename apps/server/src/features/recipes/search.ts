import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { search as contract } from '@planner/contract/kitchen/recipes'
import { type Findings, searchInSlices, warmSearch } from '@planner/kitchen'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { throughSlices } from '#platform/in-slices.ts'
import { dietToday, profileOf } from './day-diet.ts'

/** Maximum number of results. */
const most = 24

export type SearchInput = CheckedInputOf<typeof contract>

/**
 * Searches recipes by any of their names, within the household's diet, and returns which named dishes the diet hides.
 */
export async function search(
  context: Context,
  user: UserRow,
  { query, veg_only: vegOnly, region, category, max_minutes: maxMinutes }: SearchInput,
): Promise<Findings> {
  // The first search after the start builds the index, and the first one by time computes recipe times; other requests
  // get a turn in between.
  await throughSlices(warmSearch())
  const diet = await dietToday(context, user)
  return throughSlices(
    searchInSlices(query, {
      vegOnly: vegOnly || diet.veg_only,
      ...(region && { region }),
      limit: most,
      household: profileOf(diet),
      filters: { ...(category && { category }), ...(maxMinutes && { maxMinutes }) },
    }),
  )
}

/** Whether the dish searched for by name is not among the results, nor a variant of it. */
export const isMissed = ({ missing, recipes }: Findings): boolean =>
  missing !== null && !recipes.some(({ match }) => match === 'exact' || match === 'form')
