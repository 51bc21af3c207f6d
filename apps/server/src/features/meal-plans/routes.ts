import * as recipes from '@planner/contract/kitchen/recipes'
import type { Context } from '#context.ts'
import { readDiet } from '#features/recipes/diet.ts'
import { route } from '#http/route.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { fittedPlan } from './fitted-plan.ts'
import { planInAnswer } from './plan-in-answer.ts'
import { type Wanted, wantedBy } from './plan-of-day.ts'
import { regenerate, regenerateInBackground } from './regenerate.ts'
import { reportTask } from './report-task.ts'
import { swapDish } from './swap-dish.ts'

export const mealPlanRoutes = [
  route(recipes.mealPlan, async (context, { user, input }) => {
    const wanted = await wantedIn(context, user, input)
    return planInAnswer(context, user, await (input.regenerate ? regenerate : fittedPlan)(context, user, wanted))
  }),
  route(recipes.generateInBackground, async (context, { user, input }) => {
    const wanted = await wantedIn(context, user, input)
    return { status: 'started' as const, task_id: await regenerateInBackground(context, user, wanted) }
  }),
  route(recipes.taskStatus, (context, { user, input }) => reportTask(context, user, input.task_id)),
  route(recipes.swap, async (context, { user, input }) => {
    const wanted = await wantedIn(context, user, input)
    return planInAnswer(context, user, await swapDish(context, user, wanted, input.recipe_id))
  }),
]

/** Returns the requested day, diet and place; vegetarian if the call or the person's diet requires it. */
async function wantedIn(
  context: Context,
  user: UserRow,
  input: { veg_only?: boolean | undefined; date?: string | undefined; location?: string | undefined },
): Promise<Wanted> {
  const { veg_only: always } = await readDiet(context, user)
  return wantedBy(context, user, { ...input, vegOnly: always || input.veg_only === true })
}
