import type { Meal } from '@planner/contract/kitchen/chosen-dishes'
import type { Diet } from '@planner/contract/kitchen/recipes'
import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { TableMealRow } from '#platform/db/tables/recipes.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

/** A household member with their diet settings. */
export type PersonAtTable = Pick<UserRow, 'id' | 'full_name' | 'household_nickname' | 'shares_diet'> & {
  diet: Partial<Diet>
  /** The household's usual number of guests; null until it is set. */
  usual_guests: number | null
}

/** Returns a household's people in the order they joined. */
export async function peopleAtTable(db: Db, householdId: string): Promise<PersonAtTable[]> {
  const statement = sql<PersonAtTable>`
    select users.id, full_name, household_nickname, shares_diet, coalesce(diets.diet, '{}') as diet,
      usual_guests
    from users join households on households.id = household_id left join diets on diets.user_id = users.id
    where household_id = ${householdId} order by household_since, users.id`
  return prepared(db, statement)
}

/** Returns who eats at meals from a day on, for the meals where it was set. */
export async function mealsFrom(db: Db, householdId: string, day: string): Promise<TableMealRow[]> {
  return prepared(
    db,
    db.selectFrom('table_meals').selectAll().where('household_id', '=', householdId).where('day', '>=', day),
  )
}

export async function helpersOf(db: Db, householdId: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('helpers')
    .select(['id', 'name'])
    .where('household_id', '=', householdId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Sets how many usually eat besides the members. */
export async function setUsualGuests(tx: Db, householdId: string, guests: number): Promise<void> {
  await sql`
    update households set usual_guests = ${guests}
    where id = ${householdId} and usual_guests is distinct from ${guests}`.execute(tx)
}

/** Locks the household until the transaction ends, so that only one change to its table runs at a time. */
export async function lockTable(tx: Db, householdId: string): Promise<void> {
  await tx.selectFrom('households').select('id').where('id', '=', householdId).forNoKeyUpdate().execute()
}

export async function householdOf(tx: Db, userId: string): Promise<string | undefined> {
  const row = await tx.selectFrom('users').select('household_id').where('id', '=', userId).executeTakeFirst()
  return row?.household_id
}

export async function saveMeal(
  tx: Db,
  { household_id, day, meal, away, helpers, guests, user_id, updated_at }: TableMealRow,
): Promise<void> {
  await sql`
    insert into table_meals (household_id, day, meal, away, helpers, guests, user_id, updated_at)
    values (${household_id}, ${day}, ${meal}, ${away}::uuid[], ${helpers}::uuid[], ${guests}, ${user_id}, ${updated_at})
    on conflict (household_id, day, meal) do update set away = excluded.away, helpers = excluded.helpers,
      guests = excluded.guests, user_id = excluded.user_id, updated_at = excluded.updated_at`.execute(tx)
}

export async function mealAt(
  tx: Db,
  { householdId, day, meal }: { householdId: string; day: string; meal: Meal },
): Promise<TableMealRow | undefined> {
  return tx
    .selectFrom('table_meals')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('day', '=', day)
    .where('meal', '=', meal)
    .executeTakeFirst()
}

export async function setSharesDiet(db: Db, userId: string, shares: boolean): Promise<void> {
  await db.updateTable('users').set({ shares_diet: shares }).where('id', '=', userId).execute()
}

export async function deleteOldMeals(db: Db, before: string): Promise<void> {
  await db.deleteFrom('table_meals').where('day', '<', before).execute()
}

/**
 * Updates a household's table when a member leaves. Dishes they chose stay, without their name, except uncooked ones
 * from their own recipes. They no longer count as away from any meal.
 */
export async function detachFromMeals(
  tx: Db,
  { userId, householdId }: { userId: string; householdId: string },
): Promise<void> {
  await sql`
    delete from chosen_dishes where household_id = ${householdId} and cooked_at is null
      and recipe_id in (select 'own.' || id from own_recipes where user_id = ${userId})`.execute(tx)
  await sql`
    update chosen_dishes set user_id = null where household_id = ${householdId} and user_id = ${userId}`.execute(tx)
  // The higher version of a diet is the newer one, so the household's count, which no longer applies, is added to
  // theirs.
  await sql`
    insert into diets as kept (user_id, diet, version)
    select ${userId}::uuid, '{}', coalesce(sum(version), 0) + 1 from household_versions
    where household_id = ${householdId} and topic in ('diets', 'household')
    on conflict (user_id) do update set version = kept.version + excluded.version`.execute(tx)
  await sql`
    update table_meals set away = array_remove(away, ${userId}::uuid)
    where household_id = ${householdId} and ${userId}::uuid = any (away)`.execute(tx)
}

/** Removes a deleted helper from all meals. */
export async function clearHelper(tx: Db, householdId: string, helperId: string): Promise<void> {
  await sql`
    update table_meals set helpers = array_remove(helpers, ${helperId}::uuid)
    where household_id = ${householdId} and ${helperId}::uuid = any (helpers)`.execute(tx)
}

/** Moves the dishes chosen by a person who was alone to the household they join; existing dishes there stay. */
export async function moveChosenDishes(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    delete from chosen_dishes as mine where household_id = ${from} and cooked_at is null and exists (
      select from chosen_dishes as theirs
      where theirs.household_id = ${to} and theirs.cooked_at is null and theirs.day = mine.day and theirs.meal = mine.meal
        and theirs.recipe_id = mine.recipe_id and theirs.leftover = mine.leftover
    )`.execute(tx)
  await sql`update chosen_dishes set household_id = ${to} where household_id = ${from}`.execute(tx)
}

/**
 * Deletes who was to eat at meals: it does not apply to the other household. There one usual guest less is counted,
 * because whoever joins most often ate there without an account.
 */
export async function dropMeals(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.deleteFrom('table_meals').where('household_id', '=', from).execute()
  await sql`update households set usual_guests = usual_guests - 1 where id = ${to} and usual_guests > 0`.execute(tx)
}
