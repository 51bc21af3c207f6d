import { setImmediate as nextTurn } from 'node:timers/promises'
import { recipes as limits } from '@planner/contract/constants'
import type { Recipe } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { findRecipes } from '#features/recipes/find-recipe.ts'
import { type DayDiet, suits } from '#features/recipes/suits.ts'
import type { MealPlanRow, UserRow } from '#platform/db/tables.ts'
import { addDays } from '#platform/wall-time.ts'
import { anotherDish, placeOf } from './another-dish.ts'
import { freshPlan } from './plan-of-day.ts'
import { noteShown, planAt, savePlan, shownSince } from './store.ts'
import { standIns } from './written/store.ts'

/** Dishes in each part of a day. */
const perCategory = 4

/**
 * Brings one plan in line with what is eaten on its day: dishes that fit stay in their places, those that were bought stay
 * too, and each other one gives its place to a dish of the same kind, or leaves it empty where nothing else fits.
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
  const recipes = await findRecipes(context, Object.values(plan.recipes).flat())
  const unfit = recipes.filter((recipe) => !suits(recipe, eaten))
  const kept = unfit.filter(isBought)
  // A plan that was cut short by a stricter diet is made anew, unless something of it was bought.
  const isShort = Object.values(plan.recipes).some((ids) => ids.length < perCategory)
  if (isShort && !recipes.some(isBought)) {
    const fresh = await freshPlan(context, tx, user, { date, vegOnly: plan.veg_only, location: plan.location })
    return { exchanged: Object.values(fresh.recipes).flat().length, kept: 0 }
  }

  const leaving = unfit.filter((recipe) => !kept.includes(recipe))
  const seen = await shownSince(tx, user.id, addDays(date, -limits.unseenDays))
  const ours = await standIns(tx, Object.values(plan.recipes).flat())
  let fitted = plan
  const added: string[] = []
  for (const { id } of leaving) {
    const other = anotherDish(fitted, id, { diet: eaten, seen, ours, seed: `${user.id} ${date} diet ${id}` })
    fitted = withDish(fitted, id, other?.id ?? null)
    if (other) {
      seen.push({ id: other.id, date })
      added.push(other.id)
    }
    // A dish takes some milliseconds to be found: others have their turn in between.
    await nextTurn()
  }
  const isNew = (await planAt(tx, { userId: user.id, date, vegOnly: plan.veg_only })) === null
  if (leaving.length > 0 || isNew) {
    await noteShown(tx, user.id, added, date)
    const said = saidOf(
      plan,
      leaving.map(({ title }) => title),
      leaving.length - added.length,
    )
    await savePlan(tx, { ...fitted, recipes: JSON.stringify(fitted.recipes), said: JSON.stringify(said) })
  }
  return { exchanged: leaving.length, kept: kept.length }
}

function withDish(plan: MealPlanRow, id: string, other: string | null): MealPlanRow {
  const { category, index } = placeOf(plan, id)!
  const ids = plan.recipes[category]!
  const next = other === null ? ids.toSpliced(index, 1) : ids.with(index, other)
  return { ...plan, recipes: { ...plan.recipes, [category]: next } }
}

/** What is said of the day without what was said of dishes that are gone. */
function saidOf({ said }: MealPlanRow, gone: readonly string[], missing: number): MealPlanRow['said'] {
  const isOfGone = (text: string) => gone.some((title) => text.includes(title))
  // What is in season stays in season without the dish that it was in.
  const withoutDish = (tip: string) => gone.reduce((text, title) => text.replace(`, today in ${title}.`, '.'), tip)
  return {
    ...said,
    // A feast's or a fast's theme is its name and two dishes.
    theme: isOfGone(said.theme) ? said.theme.split(': ', 1)[0]! : said.theme,
    culturalTips: said.culturalTips.map(withoutDish).filter((tip) => !isOfGone(tip)),
    notes: [
      ...said.notes,
      ...(missing > 0
        ? [
            `Nothing else fits what you eat and leave out: ${missing === 1 ? '1 dish' : `${missing} dishes`} fewer than usual.`,
          ]
        : []),
    ],
  }
}
