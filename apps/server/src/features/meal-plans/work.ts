import { recipes as limits } from '@planner/contract/constants/kitchen'
import type { Context } from '#context.ts'
import { purgeWritten } from '#features/recipes/written/purge-written.ts'
import { hourMs } from '#platform/clock.ts'
import type { JobWork } from '#platform/jobs/jobs.ts'
import { addDays } from '#platform/wall-time.ts'
import { planQueue, writeQueue } from './jobs.ts'
import { deleteOldPlans } from './store.ts'
import { workOnPlan } from './work-on-plan.ts'
import { writeForPlan } from './written/write-for-plan.ts'

export const mealPlanJobs: JobWork<Context>[] = [
  { name: planQueue, run: workOnPlan },
  { name: writeQueue, run: writeForPlan },
]

export const mealPlanWork = [{ name: 'meal-plans.forget', everyMs: hourMs, run: purgeOld }]

/** Deletes plans older than the period in which dishes must not repeat, with a margin for time zones further west. */
async function purgeOld(context: Context): Promise<void> {
  const today = context.clock.now().toISOString().slice(0, 10)
  const before = addDays(today, -limits.unseenDays - 2)
  await deleteOldPlans(context.db, { before })
  await purgeWritten(context, before)
}
