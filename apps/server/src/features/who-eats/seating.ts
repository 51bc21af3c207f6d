import { chosenDishes as limits } from '@planner/contract/constants/kitchen'
import { type Meal, meals } from '@planner/contract/kitchen/chosen-dishes'
import type { Db } from '#platform/db/open.ts'
import type { TableMealRow } from '#platform/db/tables/recipes.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { mealsFrom, type PersonAtTable, peopleAtTable } from './store.ts'

export type { PersonAtTable }

/** Who eats in a household, from a day on. */
export type Seating = { people: PersonAtTable[]; said: TableMealRow[] }

/** Inside a transaction, read on its connection. */
export async function seatingFrom(
  db: Db,
  { household_id: householdId }: Pick<UserRow, 'household_id'>,
  day: string,
): Promise<Seating> {
  return { people: await peopleAtTable(db, householdId), said: await mealsFrom(db, householdId, day) }
}

/** What was said of a meal; undefined where everybody eats as always. */
export const saidOf = ({ said }: Seating, day: string, meal: Meal): TableMealRow | undefined =>
  said.find((one) => one.day === day && one.meal === meal)

/** People with an account who eat a meal. */
export function peopleAt(seating: Seating, day: string, meal: Meal): PersonAtTable[] {
  const away = saidOf(seating, day, meal)?.away ?? []
  return seating.people.filter(({ id }) => !away.includes(id))
}

/** People with an account who eat at any meal of a day. */
export function peopleOn(seating: Seating, day: string): PersonAtTable[] {
  return seating.people.filter((person) => meals.some((meal) => peopleAt(seating, day, meal).includes(person)))
}

/** How many eat a meal; the usual number where somebody lives alone and said nothing. */
export function countAt(seating: Seating, day: string, meal: Meal): number {
  const said = saidOf(seating, day, meal)
  if (!said && seating.people.length === 1) return limits.people
  return peopleAt(seating, day, meal).length + (said?.helpers.length ?? 0) + (said?.guests ?? 0)
}

/** The name a household uses for a member: their nickname, or the first word of their name. */
export const calledBy = ({ household_nickname: nickname, full_name: name }: PersonAtTable): string =>
  nickname ?? name.trim().split(/\s+/)[0]!
