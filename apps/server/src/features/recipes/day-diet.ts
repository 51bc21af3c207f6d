import { cityOfPerson } from '@planner/contract/city-of-person'
import { adults } from '@planner/contract/household-roles'
import type { Diet, Weekday } from '@planner/contract/kitchen/recipes'
import { fastsOn, festivalsOn, type Profile, placeOfCity } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { calledBy, type PersonAtTable, peopleOn, seatingFrom } from '#features/who-eats/seating.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wallTimeOf, weekdayOf } from '#platform/wall-time.ts'
import type { DayDiet, OneDayDiet } from './against-diet.ts'
import { wholeDiet } from './whole-diet.ts'

/**
 * Returns what a person eats on a day: their diet with the rules of the weekday and, for those who keep them, the
 * strict fasts of the calendar.
 *
 * @param city such as 'Pune' or 'Mumbai, India': some fasts are observed only in some states.
 */
function dayDietOf(diet: Diet, day: string, city: string): OneDayDiet {
  const { vrat, jain_days: jainDays, fast_days: fastDays, no_meat_days: noMeatDays, ...always } = diet
  const weekday = weekdayOf(day) as Weekday
  return {
    ...always,
    jain: diet.jain || jainDays.includes(weekday),
    veg_only: diet.veg_only || noMeatDays.includes(weekday),
    fast: fastDays.includes(weekday) || (vrat && strictFastOn(day, city) !== undefined),
  }
}

/** Returns the diet at a person's table today. */
export const dietToday = (context: Context, user: UserRow): Promise<DayDiet> => dietOn(context, user, undefined)

/** Returns the diet at a person's table on a day, today by default. */
export const dietOn = (context: Context, user: UserRow, day: string | undefined): Promise<DayDiet> =>
  tableDietOn(context.db, user, day ?? wallTimeOf(context.clock.now(), user.time_zone).day, cityOfPerson(user))

/**
 * Returns the diet at a person's table on a day: what suits everyone eating, as far as they share their diet. Inside a
 * transaction, pass its connection.
 *
 * @param city such as 'Pune' or 'Mumbai, India'.
 */
export async function tableDietOn(db: Db, user: UserRow, day: string, city: string): Promise<DayDiet> {
  const seating = await seatingFrom(db, user, day)
  const eating = peopleOn(seating, day)
  // If nobody eats at the table, the viewer's own diet counts.
  return dietOfTable(eating.length > 0 ? eating : seating.people.filter(({ id }) => id === user.id), user, {
    day,
    city,
  })
}

/**
 * Returns the combined diet of people eating together, as one of them sees it. Members who keep their diet private
 * count only for themselves.
 */
export function dietOfTable(
  eating: readonly PersonAtTable[],
  user: Pick<UserRow, 'id' | 'household_role'>,
  { day, city }: { day: string; city: string },
): DayDiet {
  const tellsWhy = adults.includes(user.household_role)
  const eaters = eating
    .filter(({ id, shares_diet: shares }) => id === user.id || shares)
    .map((person) => ({
      name: person.id === user.id ? null : calledBy(person),
      diet: dayDietOf(wholeDiet(person.diet), day, city),
      tellsWhy,
    }))
  const [first, ...others] = eaters
  if (!first) return dayDietOf(wholeDiet({}), day, city)
  if (others.length === 0 && first.name === null) return first.diet
  const me = eaters.find(({ name }) => name === null)
  const diets = eaters.map(({ diet }) => diet)
  // A person who fasts eats separately, so dishes follow a fast only if it is the viewer's own or everybody's.
  const fast = me ? me.diet.fast === true : diets.every((diet) => diet.fast)
  return {
    veg_only: diets.some((diet) => diet.veg_only),
    egg: diets.every((diet) => diet.egg),
    jain: diets.some((diet) => diet.jain),
    no_onion_garlic: diets.some((diet) => diet.no_onion_garlic),
    vegan: diets.some((diet) => diet.vegan),
    pork: diets.every((diet) => diet.pork),
    buffalo: diets.every((diet) => diet.buffalo),
    exclude_allergens: [...new Set(diets.flatMap((diet) => diet.exclude_allergens))],
    fast,
    eaters: eaters.map((eater) => ({ ...eater, diet: { ...eater.diet, fast: fast && eater.diet.fast === true } })),
  }
}

/** Returns a key that is equal for diets that allow the same dishes. */
export const keyOfDiet = ({ eaters: _eaters, exclude_allergens: excluded, ...rest }: DayDiet): string =>
  [
    ...Object.entries(rest)
      .filter(([, holds]) => holds)
      .map(([name]) => name),
    ...excluded,
  ]
    .toSorted()
    .join(' ')

/** Returns the rules specific to a day, as sentences for the plan. */
export function dayRules(diet: Diet, day: string, city: string): string[] {
  const weekday = weekdayOf(day) as Weekday
  const fast = diet.vrat ? strictFastOn(day, city) : undefined
  return [
    ...(fast ? [`${fast}: every dish is suitable for the fast.`] : []),
    ...(!fast && diet.fast_days.includes(weekday) ? [`You fast on ${weekday}s: every dish is suitable.`] : []),
    ...(!diet.jain && diet.jain_days.includes(weekday) ? [`You eat Jain on ${weekday}s.`] : []),
    ...(!diet.veg_only && diet.no_meat_days.includes(weekday)
      ? [`You eat no meat on ${weekday}s: every dish is vegetarian.`]
      : []),
  ]
}

/** Converts a day's diet to the planner's form, where `veg_only` is a separate option. */
export const profileOf = (diet: DayDiet): Profile => ({
  egg: diet.egg,
  jain: diet.jain,
  noOnionGarlic: diet.no_onion_garlic,
  fast: diet.fast,
  vegan: diet.vegan,
  pork: diet.pork,
  buffalo: diet.buffalo,
  excludeAllergens: diet.exclude_allergens,
})

const strictFastOn = (day: string, city: string): string | undefined =>
  fastsOn(day, festivalsOn(day, placeOfCity(city))).find(({ strict }) => strict)?.name
