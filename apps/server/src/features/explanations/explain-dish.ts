import { recipes as limits } from '@planner/contract/constants/kitchen'
import { placeOfCity, produceOf, type Recipe } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { planMade } from '#features/meal-plans/plan-made.ts'
import { against } from '#features/recipes/against-diet.ts'
import { tableDietOn } from '#features/recipes/day-diet.ts'
import { findRecipe } from '#features/recipes/find-recipe.ts'
import type { MealPlanRow } from '#platform/db/tables/meal-plans.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { dayInWords } from './day-in-words.ts'
import { type Explained, type Fact, listed } from './facts.ts'

/**
 * Explains why a dish is in a day's plan.
 *
 * @throws Problem `recipe.not-found`, or `explanation.not-found` if it is not in the plan (any more).
 */
export async function aboutDish(
  context: Context,
  user: UserRow,
  { id, date, vegOnly }: { id: string; date: string | undefined; vegOnly: boolean },
): Promise<Explained> {
  const recipe = await findRecipe(context, user, id)
  const plan = await planMade(context, user, { date, vegOnly })
  if (!plan || !Object.values(plan.recipes).flat().includes(id)) throw new Problem('explanation.not-found')
  const reasons = against(recipe, await tableDietOn(context.db, user, plan.date, plan.location))
  return {
    facts: [
      ...(reasons.length > 0
        ? [
            {
              says: `We kept it because it’s in your cart or an order, but it doesn’t fit your diet: ${listed(reasons)}.`,
            },
          ]
        : []),
      ...season(recipe, plan),
      region(recipe, plan),
      ...unseen(plan),
      ...(plan.veg_only && recipe.is_vegetarian ? [{ says: 'It is vegetarian, as you asked.' }] : []),
      { says: `A serving costs about ₹${Math.round(recipe.cost.perServing)}: ${recipe.cost.label}.` },
      { says: `It takes ${recipe.quickFacts.time} and is ${recipe.quickFacts.difficulty.toLowerCase()}.` },
    ],
    mayLeave: true,
  }
}

function season({ quantities }: Recipe, { date, location }: MealPlanRow): Fact[] {
  const month = Number(date.slice(5, 7))
  const { vegetables, fruit } = produceOf(month, placeOfCity(location))
  const ripe = quantities.filter((one) => vegetables.includes(one.id) || fruit.includes(one.id)).map(({ name }) => name)
  return ripe.length === 0 ? [] : [{ says: `In season in ${dayInWords(date).split(' ')[1]}: ${listed(ripe)}.` }]
}

function region({ state }: Recipe, { location }: MealPlanRow): Fact {
  if (state === 'Pan-India') return { says: 'It is cooked all over India.' }
  if (state === placeOfCity(location).state) {
    return { says: `It is from ${state}, where you are.`, forModel: `It is from ${state}.` }
  }
  return { says: `It is from ${state}: each day mixes dishes from home and elsewhere.` }
}

const unseen = ({ said }: MealPlanRow): Fact[] =>
  said.repeats ? [] : [{ says: `You haven’t seen it in the previous ${limits.unseenDays} days.` }]
