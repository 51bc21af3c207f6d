import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { MealPlanRow, MealPlansTable, PlanTaskRow, PlanTasksTable } from '#platform/db/tables/meal-plans.ts'

export type PlanKey = { userId: string; date: string; vegOnly: boolean }

export async function planAt(db: Db, { userId, date, vegOnly }: PlanKey): Promise<MealPlanRow | null> {
  const row = await db
    .selectFrom('meal_plans')
    .selectAll()
    .where('user_id', '=', userId)
    .where('date', '=', date)
    .where('veg_only', '=', vegOnly)
    .executeTakeFirst()
  return row ?? null
}

/** Returns the plans from a day on, both vegetarian and mixed. */
export async function plansFrom(db: Db, userId: string, day: string): Promise<MealPlanRow[]> {
  return db
    .selectFrom('meal_plans')
    .selectAll()
    .where('user_id', '=', userId)
    .where('date', '>=', day)
    .orderBy('date')
    .orderBy('veg_only')
    .execute()
}

export async function savePlan(tx: Db, plan: Insertable<MealPlansTable>): Promise<MealPlanRow> {
  return tx
    .insertInto('meal_plans')
    .values(plan)
    .onConflict((conflict) => conflict.columns(['user_id', 'date', 'veg_only']).doUpdateSet(plan))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Returns the recipes shown since a day, including future days whose plans were viewed ahead. */
export async function shownSince(tx: Db, userId: string, since: string): Promise<{ id: string; date: string }[]> {
  return tx
    .selectFrom('shown_recipes')
    .select(['recipe_id as id', 'shown_on as date'])
    .where('user_id', '=', userId)
    .where('shown_on', '>=', since)
    .execute()
}

/** Records the recipes shown on a day; of several days the latest counts. */
export async function noteShown(tx: Db, userId: string, ids: string[], day: string): Promise<void> {
  await sql`
    insert into shown_recipes as shown (user_id, recipe_id, shown_on)
    select ${userId}::uuid, id, ${day}::date from unnest(${ids}::text[]) as id
    on conflict (user_id, recipe_id) do update set shown_on = greatest(shown.shown_on, excluded.shown_on)`.execute(tx)
}

/** Deletes shown recipes, plans and tasks from before a day. */
export async function deleteOldPlans(db: Db, { before }: { before: string }): Promise<void> {
  await db.deleteFrom('shown_recipes').where('shown_on', '<', before).execute()
  await db.deleteFrom('meal_plans').where('date', '<', before).execute()
  await db.deleteFrom('plan_tasks').where('date', '<', before).execute()
}

/**
 * Opens a task, unless one is already open. A single statement, because between two the open task could end.
 *
 * @returns the open task's id, and whether it is new.
 */
export async function openTask(
  tx: Db,
  task: Insertable<PlanTasksTable> & { id: string },
): Promise<{ id: string; isNew: boolean }> {
  const { id } = await tx
    .insertInto('plan_tasks')
    .values(task)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'date', 'veg_only'])
        .where('status', 'in', ['pending', 'progress'])
        // A no-op update, without which the row would not be returned.
        .doUpdateSet({ status: (row) => row.ref('plan_tasks.status') }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, isNew: id === task.id }
}

/** Returns a task; null if it is unknown or, given an owner, belongs to someone else. */
export async function taskById(db: Db, id: string, owner?: string): Promise<PlanTaskRow | null> {
  let query = db.selectFrom('plan_tasks').selectAll().where('id', '=', id)
  if (owner !== undefined) query = query.where('user_id', '=', owner)
  return (await query.executeTakeFirst()) ?? null
}

/** Records the progress of an open task; a task that has ended stays unchanged. */
export async function setTask(
  db: Db,
  id: string,
  task: Pick<PlanTaskRow, 'status' | 'progress'> & { error?: string | null },
): Promise<void> {
  await db
    .updateTable('plan_tasks')
    .set(task)
    .where('id', '=', id)
    .where('status', 'in', ['pending', 'progress'])
    .execute()
}

/** Stores the progress last reported to the person. */
export async function setReported(db: Db, id: string, told: number, now: Date): Promise<void> {
  await db.updateTable('plan_tasks').set({ told, told_at: now }).where('id', '=', id).execute()
}
