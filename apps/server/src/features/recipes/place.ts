import type { PlacePage } from '@planner/contract/kitchen/recipes'
import { placePage } from '@planner/kitchen'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { cook } from './cook.ts'
import { dietToday, profileOf } from './day-diet.ts'
import { recipesInAnswer } from './recipe-in-answer.ts'

const months = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' })

/**
 * Returns a place's cuisine in the current month, with ten dishes that suit the household.
 *
 * @throws Problem `place.not-found`
 */
export async function readPlace(context: Context, user: UserRow, id: string, vegOnly: boolean): Promise<PlacePage> {
  const { day } = wallTimeOf(context.clock.now(), user.time_zone)
  const diet = await dietToday(context, user)
  const month = Number(day.slice(5, 7))
  const page = placePage(id, { month, household: { ...profileOf(diet), vegOnly: vegOnly || diet.veg_only } })
  if (!page) throw new Problem('place.not-found')
  const { known, lunch, inSeason, ...rest } = page
  return {
    ...rest,
    plate: lunch,
    month: months.format(new Date(`${day}T00:00:00Z`)),
    in_season: inSeason,
    recipes: await recipesInAnswer(
      known.map((one) => cook(one)),
      diet,
    ),
  }
}
