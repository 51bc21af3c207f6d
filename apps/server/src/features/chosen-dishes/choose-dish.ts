import { chosenDishes as limits, recipes } from '@planner/contract/constants/kitchen'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { ChosenDish, choose as contract } from '@planner/contract/kitchen/chosen-dishes'
import type { Context } from '#context.ts'
import { findRecipe } from '#features/recipes/find-recipe.ts'
import { listForDish } from '#features/shopping-list/for-dishes.ts'
import { atTable } from '#features/who-eats/at-table.ts'
import { seatingFrom } from '#features/who-eats/seating.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'
import { peopleAndServings } from './people-and-servings.ts'
import { presentChosen } from './present.ts'
import { chosenById, countChosen, saveChosen, takeLeftovers, waitingDish } from './store.ts'

/**
 * Adds a dish to a meal of a day and its ingredients to the household's shopping list. A dish already at that meal gets
 * the new numbers.
 *
 * @throws Problem `recipe.not-found`, `plan.day`, `chosen.too-many-today`, `chosen.too-many-ahead`; `chosen.not-found`
 *   and `chosen.no-leftovers` if the leftovers to plan do not exist; `list.full`, `list.dishes-full`,
 *   `household.changed`.
 */
export async function chooseDish(
  context: Context,
  user: UserRow,
  input: CheckedInputOf<typeof contract>,
): Promise<ChosenDish> {
  const now = context.clock.now()
  const today = wallTimeOf(now, user.time_zone).day
  if (input.day < today || input.day > addDays(today, recipes.daysAhead)) throw new Problem('plan.day')
  const recipe = await findRecipe(context, user, input.recipe_id)
  const { id, title, is_vegetarian, allergens, veg_type, diet } = recipe
  const { household_id: householdId } = user
  const saved = await atTable(context, user, async (tx) => {
    const { day, meal, people = null } = input
    const leftover = input.leftover_of !== undefined
    const waiting = await waitingDish(tx, householdId, { day, meal, recipeId: id, leftover })
    if (!waiting) await requireRoom(tx, householdId, day, today)
    const servings = input.leftover_of
      ? await eat(tx, householdId, input.leftover_of, id, await wantedBy(tx, user, input))
      : (input.servings ?? null)
    const chosen = await saveChosen(tx, {
      id: context.ids.next(),
      household_id: householdId,
      user_id: user.id,
      recipe_id: id,
      title,
      is_vegetarian,
      judged: JSON.stringify({ allergens, veg_type, diet }),
      day,
      meal,
      people,
      servings,
      leftover,
      leftover_of: input.leftover_of ?? null,
      cooked_at: null,
      chosen_at: now,
    })
    await listForDish(context, tx, user, chosen, recipe)
    return chosen
  })
  return (await presentChosen(context, user, [saved]))[0]!
}

async function requireRoom(tx: Db, householdId: string, day: string, today: string): Promise<void> {
  const { ofDay, ahead } = await countChosen(tx, householdId, { day, today })
  if (ofDay >= limits.perDay) throw new Problem('chosen.too-many-today')
  if (ahead >= limits.aheadMax) throw new Problem('chosen.too-many-ahead')
}

/** Returns the number of servings: one per eater, unless specified. */
async function wantedBy(tx: Db, user: UserRow, { day, meal, people, servings }: CheckedInputOf<typeof contract>) {
  const seating = await seatingFrom(tx, user, day)
  return peopleAndServings({ day, meal, people: people ?? null, servings: servings ?? null }, seating).servings
}

/** Takes servings out of a dish's leftovers. @returns how many there were to take. */
async function eat(tx: Db, householdId: string, chosenId: string, recipeId: string, wanted: number): Promise<number> {
  const source = await chosenById(tx, householdId, chosenId)
  if (!source || source.recipe_id !== recipeId) throw new Problem('chosen.not-found')
  const taken = Math.min(wanted, source.left_servings)
  if (taken === 0) throw new Problem('chosen.no-leftovers')
  await takeLeftovers(tx, source.id, taken)
  return taken
}
