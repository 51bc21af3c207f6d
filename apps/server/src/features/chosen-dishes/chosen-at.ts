import type { Meal } from '@planner/contract/kitchen/chosen-dishes'
import type { Context } from '#context.ts'
import { seatingFrom } from '#features/who-eats/seating.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { peopleAndServings } from './people-and-servings.ts'
import { chosenSince } from './store.ts'

export type Waiting = { recipe_id: string; title: string; people: number; servings: number; leftover: boolean }

/** Returns a meal's dishes that are not cooked yet, each with its number of people. */
export async function chosenAt(
  { db }: Pick<Context, 'db'>,
  user: UserRow,
  { day, meal }: { day: string; meal: Meal },
): Promise<Waiting[]> {
  const seating = await seatingFrom(db, user, day)
  return (await chosenSince(db, user.household_id, day))
    .filter((row) => row.day === day && row.meal === meal && row.cooked_at === null)
    .map((row) => ({
      recipe_id: row.recipe_id,
      title: row.title,
      leftover: row.leftover,
      ...peopleAndServings(row, seating),
    }))
}
