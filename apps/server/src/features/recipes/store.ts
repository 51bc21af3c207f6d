import type { Diet } from '@planner/contract/recipes'
import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { SavedRecipe } from '#platform/db/tables.ts'

/** Newest first, so many of them; those that follow one of them, where it is named. */
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

/** Newest first. */
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

/** Keeps a recipe whole; one that is kept already stays as it was. */
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

/** What a person said of their diet, and how often they changed it; nothing where they said nothing. */
export async function dietOf(db: Db, userId: string): Promise<{ diet: Partial<Diet>; version: number }> {
  const row = await db.selectFrom('diets').select(['diet', 'version']).where('user_id', '=', userId).executeTakeFirst()
  return row ?? { diet: {}, version: 0 }
}

/** Adds to what a person said, in one statement. What changes nothing counts for no change. */
export async function mergeDiet(
  db: Db,
  userId: string,
  change: object,
): Promise<{ diet: Partial<Diet>; version: number }> {
  const { rows } = await sql<{ diet: Partial<Diet>; version: number }>`
    insert into diets as kept (user_id, diet) values (${userId}, ${JSON.stringify(change)}::jsonb)
    on conflict (user_id) do update set
      diet = kept.diet || excluded.diet,
      version = kept.version + case when kept.diet || excluded.diet = kept.diet then 0 else 1 end
    returning diet, version`.execute(db)
  return rows[0]!
}
