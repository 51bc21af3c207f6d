import { recipes as limits } from '@planner/contract/constants/kitchen'
import type { Context } from '#context.ts'
import { hourMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { Db } from '#platform/db/open.ts'
import type { MealPlanRow } from '#platform/db/tables/meal-plans.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { countWithin } from '#platform/request-counter.ts'
import { planJob } from './jobs.ts'
import { freshPlan, type Wanted } from './plan-of-day.ts'
import { openTask } from './store.ts'

/**
 * Creates a plan of twenty other recipes for a day, synchronously.
 *
 * @throws Problem `plan.too-many` beyond six an hour.
 */
export async function regenerate(context: Context, user: UserRow, wanted: Wanted): Promise<MealPlanRow> {
  await countFresh(context, context.db, user)
  return inTransaction(context.db, async (tx) => {
    await lockPerson(tx, user.id)
    return freshPlan(context, tx, user, wanted)
  })
}

/**
 * Queues a plan of twenty other recipes for a worker to make. Asking again before it is done returns the same task.
 *
 * @returns the task's id.
 * @throws Problem `plan.too-many` beyond six an hour.
 */
export async function regenerateInBackground(context: Context, user: UserRow, wanted: Wanted): Promise<string> {
  const now = context.clock.now()
  return inTransaction(context.db, async (tx) => {
    const { id, isNew } = await openTask(tx, {
      id: context.ids.next(),
      user_id: user.id,
      date: wanted.date,
      veg_only: wanted.vegOnly,
      location: wanted.location,
      status: 'pending',
      progress: 0,
      told: 0,
      told_at: now,
      error: null,
      created_at: now,
    })
    if (isNew) {
      await countFresh(context, tx, user)
      await context.jobs.send(tx, planJob(id))
    }
    return id
  })
}

async function countFresh(context: Context, db: Db, user: UserRow): Promise<void> {
  const counted = { key: `plan:${user.id}`, now: context.clock.now(), windowMs: hourMs }
  await countWithin(db, { ...counted, limit: limits.regenerationsPerHour, problem: 'plan.too-many' })
}
