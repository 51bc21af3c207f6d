import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { search as contract } from '@planner/contract/kitchen/recipes'
import { type Findings, searchInSlices, warmSearch } from '@planner/kitchen'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { throughSlices } from '#platform/in-slices.ts'
import { dietToday, profileOf } from './day-diet.ts'

/** As many results as a person looks through. */
const most = 24

export type Sought = CheckedInputOf<typeof contract>

/** Recipes by anything that one calls them, within what the household eats, and what it hides of those that were named. */
export async function search(
  context: Context,
  user: UserRow,
  { query, veg_only: vegOnly, region, category, max_minutes: maxMinutes }: Sought,
): Promise<Findings> {
  // The first search since the start builds its index, the first ones by time have recipes timed; others have their turn
  // meanwhile.
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

/** Whether what was asked for by name is not among the results, nor a form of it. */
export const isMissed = ({ missing, recipes }: Findings): boolean =>
  missing !== null && !recipes.some(({ match }) => match === 'exact' || match === 'form')
