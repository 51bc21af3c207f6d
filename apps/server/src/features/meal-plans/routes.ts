import * as recipes from '@planner/contract/recipes'
import { route } from '#http/route.ts'
import { planInAnswer } from './plan-in-answer.ts'
import { planOfDay, wantedBy } from './plan-of-day.ts'
import { regenerate, regenerateInBackground } from './regenerate.ts'
import { reportTask } from './report-task.ts'
import { swapDish } from './swap-dish.ts'

export const mealPlanRoutes = [
  route(recipes.mealPlan, async (context, { user, input }) => {
    const wanted = wantedBy(context, user, { ...input, vegOnly: input.veg_only })
    return planInAnswer(context, user, await (input.regenerate ? regenerate : planOfDay)(context, user, wanted))
  }),
  route(recipes.generateInBackground, async (context, { user, input }) => {
    const wanted = wantedBy(context, user, { ...input, vegOnly: input.veg_only })
    return { status: 'started' as const, task_id: await regenerateInBackground(context, user, wanted) }
  }),
  route(recipes.taskStatus, (context, { user, input }) => reportTask(context, user, input.task_id)),
  route(recipes.swap, async (context, { user, input }) => {
    const wanted = wantedBy(context, user, { ...input, vegOnly: input.veg_only })
    return planInAnswer(context, user, await swapDish(context, user, wanted, input.recipe_id))
  }),
]
