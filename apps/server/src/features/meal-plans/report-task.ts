import { recipes as limits } from '@planner/contract/constants/kitchen'
import type { TaskStatus } from '@planner/contract/kitchen/recipes'
import type { Context } from '#context.ts'
import type { PlanTaskRow } from '#platform/db/tables/meal-plans.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { planInAnswer } from './plan-in-answer.ts'
import { nextMilestone } from './report-progress.ts'
import { planAt, setReported, taskById } from './store.ts'

const messages: Record<number, string> = {
  0: 'Waiting to start',
  ...limits.milestoneMessages,
  100: 'Your plan is ready',
}

/** Returns the progress of a person's own task. @throws Problem `task.not-found`, also for someone else's. */
export async function reportTask(context: Context, user: UserRow, id: string): Promise<TaskStatus> {
  const task = await taskById(context.db, id, user.id)
  if (!task) throw new Problem('task.not-found')
  if (task.status === 'failed') {
    return { status: 'failed', progress: task.progress, message: task.error!, result: null, error: task.error }
  }
  const now = context.clock.now()
  const progress = nextMilestone({ progress: task.progress, reported: task.told, reportedAt: task.told_at }, now)
  if (progress !== task.told) await setReported(context.db, id, progress, now)
  if (task.status === 'success' && progress === 100) return success(context, user, task)
  const status = task.status === 'pending' ? 'pending' : 'progress'
  return { status, progress, message: messages[progress] ?? messages[0]!, result: null, error: null }
}

async function success(context: Context, user: UserRow, task: PlanTaskRow): Promise<TaskStatus> {
  const plan = await planAt(context.db, { userId: user.id, date: task.date, vegOnly: task.veg_only })
  if (!plan) throw new Problem('task.not-found')
  const result = await planInAnswer(context, user, plan)
  return { status: 'success', progress: 100, message: messages[100]!, result, error: null }
}
