import type { Meal } from '@planner/contract/kitchen/chosen-dishes'
import { peopleAndServings } from '#features/chosen-dishes/people-and-servings.ts'
import { seatingFrom } from '#features/who-eats/seating.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { ItemOfDish } from './store.ts'

/**
 * Returns the servings that items of one dish are for: planned ones and those added without a day together, 0 if
 * unknown.
 */
export async function servingsOf(
  db: Db,
  user: Pick<UserRow, 'household_id'>,
  items: readonly ItemOfDish[],
): Promise<number> {
  const planned = [
    ...new Map(items.flatMap((item) => (item.chosen_id === null ? [] : [[item.chosen_id, item]]))).values(),
  ]
  const unplanned = items.filter(({ chosen_id: id }) => id === null)
  // The items of one addition have different keys.
  const added = unplanned.filter(({ key }) => key === unplanned[0]!.key)
  const days = planned.flatMap(({ for_day: day }) => (day === null ? [] : [day]))
  const seating = days.length > 0 ? await seatingFrom(db, user, days.toSorted()[0]!) : null
  const eaten = planned.map(({ for_day: day, meal, people, servings }) =>
    seating && day !== null && meal !== null ? peopleAndServings({ day, meal, people, servings }, seating).servings : 0,
  )
  return [...eaten, ...added.map(({ serves }) => serves ?? 0)].reduce((sum, one) => sum + one, 0)
}

/** Scales items to the servings of their dish: one per eater, unless specified. */
export async function forServings<Item extends ItemOfDish>(
  db: Db,
  user: Pick<UserRow, 'household_id'>,
  items: readonly Item[],
): Promise<Item[]> {
  const days = items.flatMap(({ for_day: day, meal }) => (day !== null && meal !== null ? [day] : []))
  if (days.length === 0) return [...items]
  const seating = await seatingFrom(db, user, days.toSorted()[0]!)
  const servings = new Map<string, number>()
  return items.map((item) => {
    const { chosen_id: id, for_day: day, meal, people, servings: said, serves, amount } = item
    if (id === null || day === null || meal === null || serves === null || amount === null) return item
    const eaten =
      servings.get(id) ?? peopleAndServings({ day, meal: meal as Meal, people, servings: said }, seating).servings
    servings.set(id, eaten)
    return { ...item, amount: Math.round(((amount * eaten) / serves) * 10) / 10 }
  })
}
