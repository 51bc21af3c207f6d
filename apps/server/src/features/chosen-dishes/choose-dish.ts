import type { choose as contract } from '@planner/contract/chosen-dishes'
import { chosenDishes as limits, recipes } from '@planner/contract/constants'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { findRecipe } from '#features/recipes/find-recipe.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { Db } from '#platform/db/open.ts'
import type { ChosenDishRow, UserRow } from '#platform/db/tables.ts'
import { Problem } from '#platform/problem.ts'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'
import { chosenById, countChosen, isChosen, saveChosen, takeLeftovers } from './store.ts'

/**
 * Puts a dish on a meal of a day. A dish that is there already gets the new numbers.
 *
 * @throws Problem `recipe.not-found`, `plan.day`, `chosen.too-many-today`, `chosen.too-many-ahead`, `chosen.not-found` and
 *   `chosen.no-leftovers` where leftovers are planned of which there are none.
 */
export async function chooseDish(
  context: Context,
  user: UserRow,
  input: CheckedInputOf<typeof contract>,
): Promise<ChosenDishRow> {
  const now = context.clock.now()
  const today = wallTimeOf(now, user.time_zone).day
  if (input.day < today || input.day > addDays(today, recipes.daysAhead)) throw new Problem('plan.day')
  const { id, title, is_vegetarian } = await findRecipe(context, user, input.recipe_id)
  return inTransaction(context.db, async (tx) => {
    // What is chosen at the same time counts together.
    await lockPerson(tx, user.id)
    const leftover = input.leftover_of !== undefined
    const { day, meal } = input
    if (!(await isChosen(tx, user.id, { day, meal, recipeId: id, leftover }))) await requireRoom(tx, user, day, today)
    const people = input.people ?? limits.people
    const wanted = input.servings ?? people
    const servings = input.leftover_of ? await eat(tx, user, input.leftover_of, id, wanted) : wanted
    return saveChosen(tx, {
      id: context.ids.next(),
      user_id: user.id,
      recipe_id: id,
      title,
      is_vegetarian,
      day,
      meal,
      people,
      servings,
      leftover,
      leftover_of: input.leftover_of ?? null,
      cooked_at: null,
      chosen_at: now,
    })
  })
}

async function requireRoom(tx: Db, user: UserRow, day: string, today: string): Promise<void> {
  const { ofDay, ahead } = await countChosen(tx, user.id, { day, today })
  if (ofDay >= limits.perDay) throw new Problem('chosen.too-many-today')
  if (ahead >= limits.aheadMax) throw new Problem('chosen.too-many-ahead')
}

/** Takes servings from what is left of a dish. @returns how many there were to take. */
async function eat(tx: Db, user: UserRow, chosenId: string, recipeId: string, wanted: number): Promise<number> {
  const source = await chosenById(tx, user.id, chosenId)
  if (!source || source.recipe_id !== recipeId) throw new Problem('chosen.not-found')
  const taken = Math.min(wanted, source.left_servings)
  if (taken === 0) throw new Problem('chosen.no-leftovers')
  await takeLeftovers(tx, source.id, taken)
  return taken
}
