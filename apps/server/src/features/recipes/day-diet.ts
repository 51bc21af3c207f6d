import { defaultCity } from '@planner/contract/constants'
import type { Diet, Weekday } from '@planner/contract/recipes'
import { fastsOn, festivalsOn, type Profile, placeOfCity } from '@planner/kitchen'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { wallTimeOf, weekdayOf } from '#platform/wall-time.ts'
import { readDiet } from './diet.ts'
import type { DayDiet } from './suits.ts'

/**
 * What a household eats on a day: its diet with the rules of the weekday and, for those who keep them, the strict fasts of
 * the calendar.
 *
 * @param city such as 'Pune' or 'Mumbai, India': some fasts are kept in some states only.
 */
export function dayDietOf(diet: Diet, day: string, city: string): DayDiet {
  const { vrat, jain_days: jainDays, fast_days: fastDays, no_meat_days: noMeatDays, ...always } = diet
  const weekday = weekdayOf(day) as Weekday
  return {
    ...always,
    jain: diet.jain || jainDays.includes(weekday),
    veg_only: diet.veg_only || noMeatDays.includes(weekday),
    fast: fastDays.includes(weekday) || (vrat && strictFastOn(day, city) !== undefined),
  }
}

/** What the person eats today. */
export const dietToday = async (context: Context, user: UserRow): Promise<DayDiet> =>
  dayDietOf(
    await readDiet(context, user),
    wallTimeOf(context.clock.now(), user.time_zone).day,
    user.current_city ?? defaultCity,
  )

/** What a person eats on a day, today by default. */
export const dietOn = async (context: Context, user: UserRow, day: string | undefined): Promise<DayDiet> =>
  day === undefined
    ? dietToday(context, user)
    : dayDietOf(await readDiet(context, user), day, user.current_city ?? defaultCity)

/** What a day has of rules that other days have not, in sentences for the plan. */
export function dayRules(diet: Diet, day: string, city: string): string[] {
  const weekday = weekdayOf(day) as Weekday
  const fast = diet.vrat ? strictFastOn(day, city) : undefined
  return [
    ...(fast ? [`${fast}: every dish is fit for the fast.`] : []),
    ...(!fast && diet.fast_days.includes(weekday) ? [`You fast on ${weekday}s: every dish is fit for a fast.`] : []),
    ...(!diet.jain && diet.jain_days.includes(weekday) ? [`You eat Jain on ${weekday}s.`] : []),
    ...(!diet.veg_only && diet.no_meat_days.includes(weekday)
      ? [`You eat no meat on ${weekday}s: every dish is vegetarian.`]
      : []),
  ]
}

/** A day's diet as the kitchen is asked for it; `veg_only` is a wish of its own there. */
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
