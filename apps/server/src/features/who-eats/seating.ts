import { chosenDishes as limits } from '@planner/contract/constants/kitchen'
import { type Meal, meals } from '@planner/contract/kitchen/chosen-dishes'
import type { Db } from '#platform/db/open.ts'
import type { TableMealRow } from '#platform/db/tables/recipes.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { mealsFrom, type PersonAtTable, peopleAtTable } from './store.ts'

export type { PersonAtTable }

/** Who eats in a household, from a day on. */
export type Seating = { people: PersonAtTable[]; savedMeals: TableMealRow[] }

/** Loads the seating. Inside a transaction, pass its connection. */
export async function seatingFrom(
  db: Db,
  { household_id: householdId }: Pick<UserRow, 'household_id'>,
  day: string,
): Promise<Seating> {
  return { people: await peopleAtTable(db, householdId), savedMeals: await mealsFrom(db, householdId, day) }
}

/** Returns what was set for a meal; undefined if everyone eats as usual. */
export const savedMealOf = ({ savedMeals }: Seating, day: string, meal: Meal): TableMealRow | undefined =>
  savedMeals.find((one) => one.day === day && one.meal === meal)

/** Returns the people with an account who eat at a meal. */
export function peopleAt(seating: Seating, day: string, meal: Meal): PersonAtTable[] {
  const away = savedMealOf(seating, day, meal)?.away ?? []
  return seating.people.filter(({ id }) => !away.includes(id))
}

/** Returns the people with an account who eat at any meal of a day. */
export function peopleOn(seating: Seating, day: string): PersonAtTable[] {
  return seating.people.filter((person) => meals.some((meal) => peopleAt(seating, day, meal).includes(person)))
}

/** Returns how many guests usually eat; null if nobody has set it. */
export const usualGuests = ({ people }: Pick<Seating, 'people'>): number | null => people[0]?.usual_guests ?? null

/** Returns the number of people eating at a meal; the default number if somebody who lives alone never set one. */
export function countAt(seating: Seating, day: string, meal: Meal): number {
  const savedMeals = savedMealOf(seating, day, meal)
  const usual = usualGuests(seating)
  if (!savedMeals && usual === null && seating.people.length === 1) return limits.people
  return peopleAt(seating, day, meal).length + (savedMeals?.helpers.length ?? 0) + (savedMeals?.guests ?? usual ?? 0)
}

/** Returns the name a household uses for a member: their nickname, or the first word of their name. */
export const calledBy = ({ household_nickname: nickname, full_name: name }: PersonAtTable): string =>
  nickname ?? name.trim().split(/\s+/)[0]!
