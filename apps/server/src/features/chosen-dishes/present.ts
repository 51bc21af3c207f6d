import { cityOfPerson } from '@planner/contract/city-of-person'
import type { ChosenDish } from '@planner/contract/kitchen/chosen-dishes'
import type { Context } from '#context.ts'
import { against } from '#features/recipes/against-diet.ts'
import { dietOfTable } from '#features/recipes/day-diet.ts'
import { peopleAt, type Seating, seatingFrom } from '#features/who-eats/seating.ts'
import type { ChosenDishRow } from '#platform/db/tables/recipes.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { peopleAndServings } from './people-and-servings.ts'

/** Presents chosen dishes to a household member, with the current number of eaters and whom they do not suit. */
export async function presentChosen(
  { db }: Pick<Context, 'db'>,
  user: UserRow,
  rows: readonly ChosenDishRow[],
): Promise<ChosenDish[]> {
  if (rows.length === 0) return []
  const first = rows.map(({ day }) => day).toSorted()[0]!
  const seating = await seatingFrom(db, user, first)
  return rows.map((row) => present(row, user, seating))
}

function present(row: ChosenDishRow, user: UserRow, seating: Seating): ChosenDish {
  const { people, servings } = peopleAndServings(row, seating)
  const city = cityOfPerson(user)
  const diet = dietOfTable(peopleAt(seating, row.day, row.meal), user, { day: row.day, city })
  return {
    id: row.id,
    recipe_id: row.recipe_id,
    title: row.title,
    is_vegetarian: row.is_vegetarian,
    day: row.day,
    meal: row.meal,
    people,
    servings,
    leftover: row.leftover,
    cooked_at: row.cooked_at?.toISOString() ?? null,
    left_servings: row.left_servings,
    not_for: row.judged ? against(row.judged, diet) : [],
  }
}
