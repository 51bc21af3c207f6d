import { setImmediate as nextTurn } from 'node:timers/promises'
import { recipes as limits } from '@planner/contract/constants/kitchen'
import { categories } from '@planner/contract/kitchen/recipes'
import { type DayPlan, isMissingNote, missingNote, type Recipe } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { ownStandIns } from '#features/own-recipes/own-in-plan.ts'
import { type DayDiet, suits } from '#features/recipes/against-diet.ts'
import { keyOfDiet } from '#features/recipes/day-diet.ts'
import { findRecipes } from '#features/recipes/find-recipe.ts'
import type { MealPlanRow } from '#platform/db/tables/meal-plans.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { addDays } from '#platform/wall-time.ts'
import { anotherDish, placeOf } from './another-dish.ts'
import { newDishes } from './plan-of-day.ts'
import { noteShown, planAt, savePlan, shownSince } from './store.ts'
import { standIns } from './written/store.ts'

/** Dishes per category of a day. */
const perCategory = 4

/**
 * Adapts a plan to the diet of its day. Dishes that fit or were bought keep their places; any other is replaced by a
 * dish of the same kind. A place for which none was found is filled with any dish that suits the day, or stays empty.
 */
export async function fitPlan(
  context: Context,
  user: UserRow,
  plan: MealPlanRow,
  diet: DayDiet,
  isBought: (recipe: Recipe) => boolean,
): Promise<{ exchanged: number; kept: number }> {
  const { db: tx } = context
  const { date } = plan
  const eaten = { ...diet, veg_only: diet.veg_only || plan.veg_only }
  const recipes = await findRecipes(context, user, Object.values(plan.recipes).flat())
  const unfit = recipes.filter((recipe) => !suits(recipe, eaten))
  const kept = unfit.filter(isBought)
  const leaving = unfit.filter((recipe) => !kept.includes(recipe))
  const seen = await shownSince(tx, user.id, addDays(date, -limits.unseenDays))
  const planned = Object.values(plan.recipes).flat()
  const ours = new Map([...(await standIns(tx, planned)), ...(await ownStandIns(tx, user.id, planned))])
  let fitted = plan
  const added: Recipe[] = []
  const note = () => {
    const ids = added.map(({ id }) => id)
    return noteShown(tx, user.id, ids, date)
  }
  for (const { id } of leaving) {
    const other = anotherDish(fitted, id, { diet: eaten, seen, ours, seed: `${user.id} ${date} diet ${id}` })
    fitted = withDish(fitted, id, other?.id ?? null)
    if (other) {
      seen.push({ id: other.id, date })
      added.push(other)
    }
    // Finding a dish takes some milliseconds, so other requests get a turn in between.
    await nextTurn()
  }
  if (countOf(fitted) < categories.length * perCategory) {
    await note()
    const wanted = { date, vegOnly: plan.veg_only, location: plan.location }
    const shown = await shownSince(tx, user.id, addDays(date, -limits.unseenDays))
    const day = await newDishes(user, wanted, { diet: eaten, seen: shown, generation: plan.generation })
    const more = moreFor(fitted, [...recipes, ...added], day, eaten)
    fitted = { ...fitted, recipes: withMore(fitted.recipes, more) }
    added.push(...Object.values(more).flat())
  }
  const isNew = (await planAt(tx, { userId: user.id, date, vegOnly: plan.veg_only })) === null
  const fittedTo = keyOfDiet(diet)
  if (leaving.length > 0 || added.length > 0 || isNew || plan.fitted_to !== fittedTo) {
    await note()
    const said = textsAfterSwap(
      plan,
      leaving.map(({ title }) => title),
      categories.length * perCategory - countOf(fitted),
    )
    await savePlan(tx, {
      ...fitted,
      recipes: JSON.stringify(fitted.recipes),
      said: JSON.stringify(said),
      fitted_to: fittedTo,
    })
  }
  return { exchanged: Math.max(leaving.length, added.length), kept: kept.length }
}

const countOf = ({ recipes }: MealPlanRow): number => Object.values(recipes).flat().length

function withDish(plan: MealPlanRow, id: string, other: string | null): MealPlanRow {
  const { category, index } = placeOf(plan, id)!
  const ids = plan.recipes[category]!
  const next = other === null ? ids.toSpliced(index, 1) : ids.with(index, other)
  return { ...plan, recipes: { ...plan.recipes, [category]: next } }
}

/**
 * Picks dishes of a whole new day for a plan's empty places: if meat is eaten, two of each kind per category where
 * possible.
 */
function moreFor(
  { recipes }: MealPlanRow,
  known: readonly Recipe[],
  { sections }: DayPlan,
  diet: DayDiet,
): Record<string, Recipe[]> {
  const isMeat = (id: string) => known.some((recipe) => recipe.id === id && !recipe.is_vegetarian)
  const taken = new Set(Object.values(recipes).flat())
  return Object.fromEntries(
    sections.map(({ category, recipes: found }) => {
      const ids = recipes[category] ?? []
      const fitting = found.filter((recipe) => !taken.has(recipe.id) && suits(recipe, diet))
      const meat = fitting.filter((recipe) => !recipe.is_vegetarian)
      const wanted = Math.max(0, perCategory / 2 - ids.filter(isMeat).length)
      const chosen = [...meat.slice(0, wanted), ...fitting.filter((recipe) => recipe.is_vegetarian)]
      return [category, chosen.slice(0, perCategory - ids.length)]
    }),
  )
}

const withMore = (recipes: MealPlanRow['recipes'], more: Record<string, Recipe[]>): MealPlanRow['recipes'] =>
  Object.fromEntries(
    categories.map((category) => [
      category,
      [...(recipes[category] ?? []), ...(more[category] ?? []).map(({ id }) => id)],
    ]),
  )

/** Returns the day's texts without those about removed dishes. */
function textsAfterSwap({ said }: MealPlanRow, gone: readonly string[], missing: number): MealPlanRow['said'] {
  const isOfGone = (text: string) => gone.some((title) => text.includes(title))
  // A tip about a seasonal food stays, without the dish that contained it.
  const withoutDish = (tip: string) => gone.reduce((text, title) => text.replace(`, today in ${title}.`, '.'), tip)
  return {
    ...said,
    // On a festival or fast the theme is its name followed by two dishes.
    theme: isOfGone(said.theme) ? said.theme.split(': ', 1)[0]! : said.theme,
    culturalTips: said.culturalTips.map(withoutDish).filter((tip) => !isOfGone(tip)),
    notes: [...said.notes.filter((text) => !isMissingNote(text)), ...(missing > 0 ? [missingNote(missing)] : [])],
  }
}
