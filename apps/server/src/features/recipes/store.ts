import type { Diet } from '@planner/contract/kitchen/recipes'
import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { SavedRecipe } from '#platform/db/tables/recipes.ts'

/** Returns saved recipes, newest first, after a given one if named. */
export async function savedRecipesOf(
  db: Db,
  userId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<SavedRecipe[]> {
  const last = sql`join saved_recipes as last on last.user_id = saved.user_id and last.recipe_id = ${after}`
  const follows = sql`and (saved.saved_at, last.recipe_id) < (last.saved_at, saved.recipe_id)`
  const { rows } = await sql<{ recipe: SavedRecipe }>`
    select saved.recipe from saved_recipes as saved ${after === null ? sql`` : last}
    where saved.user_id = ${userId} ${after === null ? sql`` : follows}
    order by saved.saved_at desc, saved.recipe_id limit ${limit}`.execute(db)
  return rows.map(({ recipe }) => recipe)
}

export async function countSaved(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_recipes')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the ids of a person's saved recipes, newest first. */
export async function savedIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('saved_recipes')
    .select('recipe_id')
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('recipe_id')
    .execute()
  return rows.map(({ recipe_id: id }) => id)
}

/** Saves a complete recipe; one already saved stays unchanged. */
export async function insertSaved(db: Db, userId: string, recipe: SavedRecipe, now: Date): Promise<void> {
  await db
    .insertInto('saved_recipes')
    .values({ user_id: userId, recipe_id: recipe.id, recipe: JSON.stringify(recipe), saved_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'recipe_id']).doNothing())
    .execute()
}

export async function deleteSaved(db: Db, userId: string, recipeId: string): Promise<void> {
  await db.deleteFrom('saved_recipes').where('user_id', '=', userId).where('recipe_id', '=', recipeId).execute()
}

/**
 * Returns the diet settings that a person made (empty if none), and a version that increases whenever these, or others
 * that affect the household's table, change.
 */
export async function dietOf(db: Db, userId: string): Promise<{ diet: Partial<Diet>; version: number }> {
  const statement = sql<{ diet: Partial<Diet>; version: number }>`
    select coalesce(diets.diet, '{}') as diet, (coalesce(diets.version, 0) + case
      when exists (select from users as other where other.household_id = users.household_id and other.id <> users.id) then (
        select coalesce(sum(kept.version), 0) from household_versions as kept
        where kept.household_id = users.household_id and topic in ('diets', 'household')
      ) else 0
    end)::int as version
    from users left join diets on diets.user_id = users.id where users.id = ${userId}`
  const [found] = await prepared(db, statement)
  return found ?? { diet: {}, version: 0 }
}

/** Merges settings into a person's diet in one statement. Without an actual change the version stays. */
export async function mergeDiet(db: Db, userId: string, change: object): Promise<void> {
  await sql`
    insert into diets as kept (user_id, diet) values (${userId}, ${JSON.stringify(change)}::jsonb)
    on conflict (user_id) do update set
      diet = kept.diet || excluded.diet,
      version = kept.version + case when kept.diet || excluded.diet = kept.diet then 0 else 1 end`.execute(db)
}
