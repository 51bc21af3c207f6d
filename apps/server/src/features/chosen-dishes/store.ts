import type { Meal } from '@planner/contract/kitchen/chosen-dishes'
import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { ChosenDishesTable, ChosenDishRow } from '#platform/db/tables/recipes.ts'

/** Returns the dishes a household chose from the given day on, by day and meal. */
export async function chosenSince(db: Db, householdId: string, since: string): Promise<ChosenDishRow[]> {
  return db
    .selectFrom('chosen_dishes')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('day', '>=', since)
    .orderBy('day')
    .orderBy(sql`array_position('{breakfast,lunch,tea,dinner}'::text[], meal)`)
    .orderBy('chosen_at')
    .orderBy('id')
    .execute()
}

export async function chosenById(tx: Db, householdId: string, id: string): Promise<ChosenDishRow | undefined> {
  return tx
    .selectFrom('chosen_dishes')
    .selectAll()
    .where('id', '=', id)
    .where('household_id', '=', householdId)
    .executeTakeFirst()
}

/** Counts the dishes chosen for a day, and from today on. */
export async function countChosen(
  tx: Db,
  householdId: string,
  { day, today }: { day: string; today: string },
): Promise<{ ofDay: number; ahead: number }> {
  const { rows } = await sql<{ ofDay: number; ahead: number }>`
    select count(*) filter (where day = ${day})::int as "ofDay", count(*)::int as ahead
    from chosen_dishes where household_id = ${householdId} and day >= ${today}`.execute(tx)
  return rows[0]!
}

/** Returns the dish at a meal that is not cooked yet. */
export async function waitingDish(
  tx: Db,
  householdId: string,
  { day, meal, recipeId, leftover }: { day: string; meal: Meal; recipeId: string; leftover: boolean },
): Promise<ChosenDishRow | undefined> {
  return tx
    .selectFrom('chosen_dishes')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('day', '=', day)
    .where('meal', '=', meal)
    .where('recipe_id', '=', recipeId)
    .where('leftover', '=', leftover)
    .where('cooked_at', 'is', null)
    .executeTakeFirst()
}

/** Adds a dish to its meal. A dish already there gets the new numbers; leftover servings add up. */
export async function saveChosen(
  tx: Db,
  dish: Insertable<ChosenDishesTable> & { household_id: string },
): Promise<ChosenDishRow> {
  const { rows } = await sql<ChosenDishRow>`
    insert into chosen_dishes as kept (id, household_id, user_id, recipe_id, title, is_vegetarian, judged, day, meal, people,
      servings, leftover, leftover_of, chosen_at)
    values (${dish.id}, ${dish.household_id}, ${dish.user_id}, ${dish.recipe_id}, ${dish.title}, ${dish.is_vegetarian},
      ${dish.judged}::jsonb, ${dish.day}, ${dish.meal}, ${dish.people}, ${dish.servings}, ${dish.leftover}, ${dish.leftover_of},
      ${dish.chosen_at})
    on conflict (household_id, day, meal, recipe_id, leftover) where cooked_at is null do update set
      title = excluded.title, judged = excluded.judged, people = excluded.people,
      servings = case when excluded.leftover then least(12, excluded.servings + kept.servings) else excluded.servings end
    returning *`.execute(tx)
  return rows[0]!
}

export async function setChosen(tx: Db, id: string, change: Updateable<ChosenDishesTable>): Promise<ChosenDishRow> {
  return tx.updateTable('chosen_dishes').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Takes this many servings out of a dish's leftovers; a negative number gives them back. */
export async function takeLeftovers(tx: Db, id: string, servings: number): Promise<void> {
  await sql`update chosen_dishes set left_servings = least(12, left_servings - ${servings}) where id = ${id}`.execute(
    tx,
  )
}

export async function deleteChosen(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('chosen_dishes').where('id', '=', id).execute()
}

export async function deleteOldChosen(db: Db, before: string): Promise<void> {
  await db.deleteFrom('chosen_dishes').where('day', '<', before).execute()
}
