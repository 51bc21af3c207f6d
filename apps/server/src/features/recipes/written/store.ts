import type { Recipe } from '@planner/kitchen'
import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'

export async function writtenById(db: Db, id: string): Promise<Recipe | null> {
  const row = await db.selectFrom('written_recipes').select('recipe').where('id', '=', id).executeTakeFirst()
  return row?.recipe ?? null
}

export async function writtenByIds(db: Db, ids: string[]): Promise<Recipe[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('written_recipes').select('recipe').where('id', 'in', ids).execute()
  return rows.map(({ recipe }) => recipe)
}

/** Returns the recipes written for a person, newest first. */
export async function writtenFor(db: Db, userId: string, limit: number): Promise<Recipe[]> {
  const rows = await db
    .selectFrom('written_recipes')
    .select('recipe')
    .where('user_id', '=', userId)
    .orderBy('made_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ recipe }) => recipe)
}

/** Returns the recipe a model last wrote for the same query, if any. */
export async function answerTo(db: Db, userId: string, asked: string): Promise<Recipe | null> {
  const row = await db
    .selectFrom('written_recipes')
    .select('recipe')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'search')
    .where('asked', '=', asked)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.recipe ?? null
}

/** @param answer `day` is in the person's time zone. */
export async function insertAnswer(
  db: Db,
  answer: { userId: string; asked: string; recipe: Recipe; day: string; now: Date },
): Promise<void> {
  const { userId, asked, recipe, day, now } = answer
  await db
    .insertInto('written_recipes')
    .values({
      id: recipe.id,
      user_id: userId,
      purpose: 'search',
      asked,
      made_on: day,
      recipe: JSON.stringify(recipe),
      made_at: now,
    })
    .execute()
}

/** Deletes recipes and tips written for days before a day, unless someone saved the recipe. */
export async function purgeWritten(db: Db, { before }: { before: string }): Promise<void> {
  await sql`
    delete from written_recipes as old
    where made_on < ${before} and (planned_on is null or planned_on < ${before})
      and not exists (select 1 from saved_recipes where recipe_id = old.id)`.execute(db)
  await db.deleteFrom('written_tips').where('day', '<', before).execute()
}

export async function tipOn(db: Db, userId: string, day: string): Promise<string | null> {
  const row = await db
    .selectFrom('written_tips')
    .select('tip')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.tip ?? null
}

/** Saves a tip for a day; an existing one stays. */
export async function insertTip(db: Db, userId: string, day: string, tip: string): Promise<void> {
  await db
    .insertInto('written_tips')
    .values({ user_id: userId, day, tip })
    .onConflict((conflict) => conflict.columns(['user_id', 'day']).doNothing())
    .execute()
}
