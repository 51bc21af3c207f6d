import { planLocationOf } from '@planner/contract/city-of-person'
import { recipes as limits } from '@planner/contract/constants/kitchen'
import { type DayPlan, planInSlices, type Seen } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { markOwnPlanned, ownForPlan } from '#features/own-recipes/own-in-plan.ts'
import type { DayDiet } from '#features/recipes/against-diet.ts'
import { keyOfDiet, profileOf, tableDietOn } from '#features/recipes/day-diet.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { Db } from '#platform/db/open.ts'
import type { MealPlanRow } from '#platform/db/tables/meal-plans.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { throughSlices } from '#platform/in-slices.ts'
import { Problem } from '#platform/problem.ts'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'
import { noteShown, planAt, savePlan, shownSince } from './store.ts'
import { mixIn, mixInOwn, type Placed } from './written/mix-in.ts'
import { markPlanned, waitingForPlan } from './written/store.ts'
import { requestNewRecipes } from './written/write-for-plan.ts'

export type Wanted = { date: string; vegOnly: boolean; location: string }

/**
 * Returns the day, diet and place that a plan is requested for.
 *
 * @throws Problem `plan.day` for a day outside the coming week.
 */
export function wantedBy(
  context: Context,
  user: UserRow,
  { date, vegOnly, location }: { date?: string | undefined; vegOnly: boolean; location?: string | undefined },
): Wanted {
  const today = wallTimeOf(context.clock.now(), user.time_zone).day
  const day = date ?? today
  if (day < today || day > addDays(today, limits.daysAhead)) throw new Problem('plan.day')
  return { date: day, vegOnly, location: location || planLocationOf(user) }
}

/** Returns the plan of a day, creating it if necessary. It stays the same until a fresh one is requested. */
export async function planOfDay(context: Context, user: UserRow, wanted: Wanted): Promise<MealPlanRow> {
  const made = await planAt(context.db, { userId: user.id, ...wanted })
  if (made) return made
  return inTransaction(context.db, async (tx) => {
    // One plan at a time, so that dishes shown in one are not repeated in another.
    await lockPerson(tx, user.id)
    return (await planAt(tx, { userId: user.id, ...wanted })) ?? makePlan(context, tx, user, wanted, 0)
  })
}

/** Replaces a day's plan by twenty other dishes, in a transaction that locks the person. */
export async function freshPlan(context: Context, tx: Db, user: UserRow, wanted: Wanted): Promise<MealPlanRow> {
  const made = await planAt(tx, { userId: user.id, ...wanted })
  return makePlan(context, tx, user, wanted, made ? made.generation + 1 : 0)
}

async function makePlan(
  context: Context,
  tx: Db,
  user: UserRow,
  { date, vegOnly, location }: Wanted,
  generation: number,
): Promise<MealPlanRow> {
  const diet = await tableDietOn(tx, user, date, location)
  const seen = await shownSince(tx, user.id, addDays(date, -limits.unseenDays))
  const plan = await newDishes(user, { date, vegOnly, location }, { diet, seen, generation })
  const mayHelp = context.languageModel !== null && user.ai_enabled
  const written = mayHelp
    ? mixIn(plan, await waitingForPlan(tx, user.id), { ...diet, veg_only: vegOnly || diet.veg_only })
    : []
  for (const { recipe, standsFor } of written) await markPlanned(tx, recipe.id, { on: date, standsFor })
  const own = mixInOwn(plan, await ownForPlan(tx, user.id), {
    diet: { ...diet, veg_only: vegOnly || diet.veg_only },
    seen,
    taken: written,
  })
  for (const { recipe, standsFor } of own) await markOwnPlanned(tx, recipe.id, { on: date, standsFor })
  const ids = idsByCategory(plan, [...written, ...own])
  await noteShown(tx, user.id, Object.values(ids).flat(), date)
  if (mayHelp) await requestNewRecipes(context, tx, user, { vegOnly })
  return savePlan(tx, {
    user_id: user.id,
    date,
    veg_only: vegOnly,
    location,
    generation,
    recipes: JSON.stringify(ids),
    said: JSON.stringify({
      theme: plan.theme,
      culturalTips: plan.culturalTips,
      notes: plan.notes,
      repeats: plan.repeats,
      plates: platesOf(plan),
    }),
    made_at: context.clock.now(),
    fitted_to: keyOfDiet(diet),
  })
}

/** Plans a day's dishes for a diet, avoiding those shown recently. */
export async function newDishes(
  user: UserRow,
  { date, vegOnly, location }: Wanted,
  { diet, seen, generation }: { diet: DayDiet; seen: readonly Seen[]; generation: number },
): Promise<DayPlan> {
  return throughSlices(
    planInSlices({
      date,
      vegOnly: vegOnly || diet.veg_only,
      city: location,
      seen,
      seed: `${user.id} ${date} ${vegOnly} ${generation}`,
      profile: profileOf(diet),
    }),
  )
}

/** Returns the places whose cuisine lunch and dinner are plates of, if any. */
function platesOf({ sections }: DayPlan): { Lunch?: string | undefined; Dinner?: string | undefined } {
  const placeAt = (wanted: 'Lunch' | 'Dinner') => sections.find(({ category }) => category === wanted)?.place
  return { Lunch: placeAt('Lunch'), Dinner: placeAt('Dinner') }
}

const idsByCategory = ({ sections }: DayPlan, written: readonly Placed[]): Record<string, string[]> =>
  Object.fromEntries(
    sections.map(({ category, recipes }) => [
      category,
      recipes.map(({ id }) => written.find(({ standsFor }) => standsFor === id)?.recipe.id ?? id),
    ]),
  )
