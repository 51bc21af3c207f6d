import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { OwnRecipeRow, OwnRecipesTable } from '#platform/db/tables/recipes.ts'

/** The columns of a recipe that a list shows. */
export type OwnSummaryRow = Omit<OwnRecipeRow, 'text' | 'told'>

/** Returns a person's recipes, the last changed first. */
export async function summariesOf(db: Db, userId: string): Promise<OwnSummaryRow[]> {
  return db
    .selectFrom('own_recipes')
    .select([
      'id',
      'user_id',
      'title',
      'is_vegetarian',
      'unsettled',
      'planned',
      'planned_on',
      'stands_for',
      'share_token',
      'created_at',
      'updated_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function ownRow(db: Db, userId: string, id: string): Promise<OwnRecipeRow | undefined> {
  return (await ownRowsOf(db, userId, [id]))[0]
}

export async function ownRowsOf(db: Db, userId: string, ids: string[]): Promise<OwnRecipeRow[]> {
  return db.selectFrom('own_recipes').selectAll().where('id', 'in', ids).where('user_id', '=', userId).execute()
}

/** Returns a person's own recipes, and others' that were chosen for a meal of their household. */
export async function readableRowsOf(db: Db, userId: string, ids: string[]): Promise<OwnRecipeRow[]> {
  const { rows } = await sql<OwnRecipeRow>`
    select * from own_recipes where id = any (${ids}::uuid[]) and (
      user_id = ${userId} or 'own.' || id in (
        select recipe_id from chosen_dishes where household_id = (select household_id from users where id = ${userId})
      )
    )`.execute(db)
  return rows
}

/** Returns complete rows for an export, in the order they were written. */
export async function wholeRows(
  db: Db,
  userId: string,
  { after, limit }: { after: OwnRecipeRow | null; limit: number },
): Promise<OwnRecipeRow[]> {
  const follows = after === null ? sql`` : sql`and (created_at, id) > (${after.created_at}, ${after.id})`
  const { rows } = await sql<OwnRecipeRow>`
    select * from own_recipes where user_id = ${userId} ${follows} order by created_at, id limit ${limit}`.execute(db)
  return rows
}

export async function countOwn(tx: Db, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('own_recipes')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertOwn(tx: Db, recipe: Insertable<OwnRecipesTable>): Promise<OwnRecipeRow> {
  return tx.insertInto('own_recipes').values(recipe).returningAll().executeTakeFirstOrThrow()
}

export async function updateOwn(tx: Db, id: string, change: Updateable<OwnRecipesTable>): Promise<OwnRecipeRow> {
  return tx.updateTable('own_recipes').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function deleteOwn(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('own_recipes').where('id', '=', id).execute()
}

/** Maximum candidates read for a plan. */
const candidates = 30

export async function plannableRows(tx: Db, userId: string): Promise<OwnRecipeRow[]> {
  const { rows } = await sql<OwnRecipeRow>`
    select * from own_recipes where user_id = ${userId} and planned and unsettled = 0
    order by planned_on nulls first, id limit ${candidates}`.execute(tx)
  return rows
}

export async function setPlanned(
  tx: Db,
  id: string,
  { on, standsFor }: { on: string; standsFor: string },
): Promise<void> {
  await tx.updateTable('own_recipes').set({ planned_on: on, stands_for: standsFor }).where('id', '=', id).execute()
}

export async function rowByToken(db: Db, token: string): Promise<OwnRecipeRow | undefined> {
  return db.selectFrom('own_recipes').selectAll().where('share_token', '=', token).executeTakeFirst()
}

/** Puts our dish back into a person's plans in place of an own recipe. */
export async function putBack(tx: Db, userId: string, recipeId: string, standsFor: string): Promise<void> {
  await sql`
    update meal_plans
    set recipes = replace(recipes::text, to_json(${recipeId}::text)::text, to_json(${standsFor}::text)::text)::jsonb
    where user_id = ${userId} and strpos(recipes::text, ${recipeId}) > 0`.execute(tx)
}

/** Removes a deleted recipe from the meals it was not cooked for yet, or updates its title there. */
export async function followInChosen(tx: Db, userId: string, recipeId: string, title: string | null): Promise<void> {
  if (title === null) {
    await sql`delete from chosen_dishes where ${isOnTableOf(userId)} and recipe_id = ${recipeId} and cooked_at is null`.execute(
      tx,
    )
  } else {
    await sql`update chosen_dishes set title = ${title} where ${isOnTableOf(userId)} and recipe_id = ${recipeId}`.execute(
      tx,
    )
  }
}

const isOnTableOf = (userId: string) => sql`household_id = (select household_id from users where id = ${userId})`
