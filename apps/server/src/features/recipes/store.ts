import type { Diet, Recipe } from '@planner/contract/recipes'
import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'

/** Newest first, so many of them; those that follow one of them, where it is named. */
export async function savedRecipesOf(
  db: Db,
  userId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<Recipe[]> {
  const last = sql`join saved_recipes as last on last.user_id = saved.user_id and last.recipe_id = ${after}`
  const follows = sql`and (saved.saved_at, last.recipe_id) < (last.saved_at, saved.recipe_id)`
  const { rows } = await sql<{ recipe: Recipe }>`
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
export async function insertSaved(db: Db, userId: string, recipe: Recipe, now: Date): Promise<void> {
  await db
    .insertInto('saved_recipes')
    .values({ user_id: userId, recipe_id: recipe.id, recipe: JSON.stringify(recipe), saved_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'recipe_id']).doNothing())
    .execute()
}

export async function deleteSaved(db: Db, userId: string, recipeId: string): Promise<void> {
  await db.deleteFrom('saved_recipes').where('user_id', '=', userId).where('recipe_id', '=', recipeId).execute()
}

/** What a person said of their diet; nothing where they said nothing. */
export async function dietOf(db: Db, userId: string): Promise<Partial<Diet>> {
  const row = await db.selectFrom('diets').select('diet').where('user_id', '=', userId).executeTakeFirst()
  return row?.diet ?? {}
}

/** Adds to what a person said, in one statement. */
export async function mergeDiet(db: Db, userId: string, change: object): Promise<Partial<Diet>> {
  const { rows } = await sql<{ diet: Partial<Diet> }>`
    insert into diets as kept (user_id, diet) values (${userId}, ${JSON.stringify(change)}::jsonb)
    on conflict (user_id) do update set diet = kept.diet || excluded.diet
    returning diet`.execute(db)
  return rows[0]!.diet
}
