import { chosenDishes as limits, recipes } from '@planner/contract/constants/kitchen'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import { type Meal, meals } from '@planner/contract/kitchen/chosen-dishes'
import type { seat as contract, MealAtTable, Table } from '@planner/contract/kitchen/who-eats'
import type { Context } from '#context.ts'
import type { Db } from '#platform/db/open.ts'
import type { TableMealRow } from '#platform/db/tables/recipes.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'
import { atTable } from './at-table.ts'
import { calledBy, countAt, type Seating, savedMealOf, seatingFrom, usualGuests } from './seating.ts'
import { helpersOf, mealAt, peopleAtTable, saveMeal, setSharesDiet, setUsualGuests } from './store.ts'

/** Returns who eats on a day, meal by meal. */
export async function showTable(context: Context, user: UserRow, day: string | undefined): Promise<Table> {
  const shown = day ?? wallTimeOf(context.clock.now(), user.time_zone).day
  const seating = await seatingFrom(context.db, user, shown)
  const helpers = await helpersOf(context.db, user.household_id)
  const mine = seating.people.find(({ id }) => id === user.id)
  return {
    day: shown,
    meals: meals.map((meal) => mealOf(seating, helpers, user, { day: shown, meal })),
    shares_diet: mine?.shares_diet ?? user.shares_diet,
  }
}

function mealOf(
  seating: Seating,
  helpers: { id: string; name: string }[],
  user: UserRow,
  { day, meal }: { day: string; meal: Meal },
): MealAtTable {
  const saved = savedMealOf(seating, day, meal)
  return {
    meal,
    seats: [
      ...seating.people.map((person) => ({
        id: person.id,
        name: calledBy(person),
        is_helper: false,
        is_me: person.id === user.id,
        eats: !saved?.away.includes(person.id),
      })),
      ...helpers.map(({ id, name }) => ({
        id,
        name,
        is_helper: true,
        is_me: false,
        eats: saved?.helpers.includes(id) ?? false,
      })),
    ],
    guests: saved?.guests ?? usualGuests(seating) ?? 0,
    eaters: countAt(seating, day, meal),
  }
}

/**
 * Sets who eats at meals of a day; omitted settings stay. The number of guests for a whole day is the household's usual
 * one from then on: most often they are its children and parents, who have no account.
 *
 * @throws Problem `plan.day`, `household.member`, `table.full`, `household.changed`.
 */
export async function seat(
  context: Context,
  user: UserRow,
  { day, meals: wanted, seats, guests }: CheckedInputOf<typeof contract>,
): Promise<Table> {
  const now = context.clock.now()
  const today = wallTimeOf(now, user.time_zone).day
  if (day < today || day > addDays(today, recipes.daysAhead)) throw new Problem('plan.day')
  await atTable(context, user, async (tx) => {
    const seated = await peopleAtTable(tx, user.household_id)
    const people = seated.map(({ id }) => id)
    const usual = usualGuests({ people: seated }) ?? 0
    const helpers = (await helpersOf(tx, user.household_id)).map(({ id }) => id)
    if (seats.some(({ member_id: id }) => !people.includes(id) && !helpers.includes(id))) {
      throw new Problem('household.member')
    }
    const eats = (id: string) => seats.findLast(({ member_id: saved }) => saved === id)?.eats
    for (const meal of new Set(wanted)) {
      const before = await mealBefore(tx, user, { day, meal, guests: usual }, now)
      const after = {
        ...before,
        away: people.filter((id) => !(eats(id) ?? !before.away.includes(id))),
        helpers: helpers.filter((id) => eats(id) ?? before.helpers.includes(id)),
        guests: guests ?? before.guests,
        user_id: user.id,
        updated_at: now,
      }
      const count = people.length - after.away.length + after.helpers.length + after.guests
      if (count > limits.peopleMax) throw new Problem('table.full')
      await saveMeal(tx, after)
    }
    const isWholeDay = new Set(wanted).size === meals.length
    if (guests !== undefined && isWholeDay) await setUsualGuests(tx, user.household_id, guests)
  })
  return showTable(context, user, day)
}

async function mealBefore(
  tx: Db,
  user: UserRow,
  { day, meal, guests }: { day: string; meal: Meal; guests: number },
  now: Date,
): Promise<TableMealRow> {
  const householdId = user.household_id
  const saved = await mealAt(tx, { householdId, day, meal })
  return (
    saved ?? {
      household_id: householdId,
      day,
      meal,
      away: [],
      helpers: [],
      guests,
      user_id: user.id,
      updated_at: now,
    }
  )
}

/**
 * Sets whether a person's diet counts for others in the household, and whether adults see why a dish does not suit
 * them.
 */
export async function shareDiet({ db }: Context, user: UserRow, share: boolean): Promise<{ shares_diet: boolean }> {
  await setSharesDiet(db, user.id, share)
  return { shares_diet: share }
}
