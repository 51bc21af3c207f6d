import type { Recipe } from '@planner/kitchen'
import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'

/** Saves a recipe for a future plan. @param written `day` is in the person's time zone. */
export async function insertForPlan(
  tx: Db,
  { userId, recipe, day, now }: { userId: string; recipe: Recipe; day: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('written_recipes')
    .values({
      id: recipe.id,
      user_id: userId,
      purpose: 'plan',
      made_on: day,
      recipe: JSON.stringify(recipe),
      made_at: now,
    })
    .execute()
}

/** Counts the recipes written for plans on a day, and those not planned yet. */
export async function countForPlan(db: Db, userId: string, day: string): Promise<{ made: number; waiting: number }> {
  const { rows } = await sql<{ made: number; waiting: number }>`
    select count(*) filter (where made_on = ${day})::int as made,
           count(*) filter (where planned_on is null)::int as waiting
    from written_recipes where user_id = ${userId} and purpose = 'plan'`.execute(db)
  return rows[0]!
}

/** Returns the recipes that are in no plan yet, oldest first. */
export async function waitingForPlan(tx: Db, userId: string): Promise<Recipe[]> {
  const rows = await tx
    .selectFrom('written_recipes')
    .select('recipe')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'plan')
    .where('planned_on', 'is', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
  return rows.map(({ recipe }) => recipe)
}

export async function markPlanned(tx: Db, id: string, planned: { on: string; standsFor: string }): Promise<void> {
  await tx
    .updateTable('written_recipes')
    .set({ planned_on: planned.on, stands_for: planned.standsFor })
    .where('id', '=', id)
    .execute()
}

/** Returns, for each written recipe, the id of our dish that it replaces. */
export async function standIns(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('written_recipes').select(['id', 'stands_for']).where('id', 'in', ids).execute()
  return new Map(rows.flatMap(({ id, stands_for: dish }): [string, string][] => (dish ? [[id, dish]] : [])))
}
