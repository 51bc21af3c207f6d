import type { Context } from '#context.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { PlanTaskRow } from '#platform/db/tables/meal-plans.ts'
import { freshPlan } from './plan-of-day.ts'
import { setTask, taskById } from './store.ts'

/** Progress in per cent once the work has begun. Later milestones are still reported (`report-progress.ts`). */
const begun = 20

/**
 * Makes the plan that a task requested. Safe to run again after a process was killed: the plan and the end of its task
 * are one transaction. Nothing inside it takes a second connection, because every connection of the pool may be making
 * a plan.
 */
export async function workOnPlan(context: Context, data: object): Promise<void> {
  const { taskId } = data as { taskId: string }
  const task = await taskById(context.db, taskId)
  if (!task || hasEnded(task)) return
  const user = await userById(context, task.user_id)
  if (!user) return
  await setTask(context.db, taskId, { status: 'progress', progress: begun })
  try {
    await inTransaction(context.db, async (tx) => {
      await lockPerson(tx, user.id)
      // Another process may have worked on the task until now.
      const waited = await taskById(tx, taskId)
      if (!waited || hasEnded(waited)) return
      await freshPlan(context, tx, user, { date: task.date, vegOnly: task.veg_only, location: task.location })
      await setTask(tx, taskId, { status: 'success', progress: 100 })
    })
  } catch (error) {
    context.log.error({ err: error, taskId }, 'could not make a meal plan')
    await setTask(context.db, taskId, { status: 'failed', progress: begun, error: 'The plan couldn’t be made' })
  }
}

const hasEnded = ({ status }: PlanTaskRow): boolean => status === 'success' || status === 'failed'
