import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { ChosenDish, change as contract } from '@planner/contract/kitchen/chosen-dishes'
import type { Recipe } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { giveBackOfDish, takeForDish } from '#features/pantry/cook.ts'
import { findRecipe } from '#features/recipes/find-recipe.ts'
import { atTable } from '#features/who-eats/at-table.ts'
import { seatingFrom } from '#features/who-eats/seating.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { peopleAndServings } from './people-and-servings.ts'
import { presentChosen } from './present.ts'
import { chosenById, setChosen, waitingDish } from './store.ts'

/**
 * Changes the number of people for a chosen dish and its servings (null: one per eater), whether it is cooked, and how
 * much is left over. An uncooked dish has no leftovers. Marking it as cooked takes its ingredients out of the pantry;
 * undoing that puts them back.
 *
 * @throws Problem `chosen.not-found`, also for another household's dish; `household.changed`.
 */
export async function changeChosen(
  context: Context,
  user: UserRow,
  { id, people, servings, cooked, left_servings: left }: CheckedInputOf<typeof contract>,
): Promise<ChosenDish> {
  const { household_id: householdId } = user
  const recipe = cooked ? await recipeOf(context, user, id) : null
  const changed = await atTable(context, user, async (tx) => {
    const before = await chosenById(tx, householdId, id)
    if (!before) throw new Problem('chosen.not-found')
    const isCooked = cooked ?? before.cooked_at !== null
    // The dish was chosen again for the same meal meanwhile, and that one is still to be cooked.
    const { day, meal, recipe_id: recipeId, leftover } = before
    const isAgain = before.cooked_at !== null && (await waitingDish(tx, householdId, { day, meal, recipeId, leftover }))
    if (!isCooked && isAgain) return before
    const after = await setChosen(tx, id, {
      people: people === undefined ? before.people : people,
      // The number of leftover servings is fixed: it does not grow with the number of eaters.
      servings: servings === undefined || (leftover && servings === null) ? before.servings : servings,
      cooked_at: isCooked ? (before.cooked_at ?? context.clock.now()) : null,
      left_servings: isCooked ? (left ?? before.left_servings) : 0,
    })
    const home = { householdId, userId: user.id }
    if (isCooked && !before.cooked_at && recipe && !leftover) {
      const { servings: eaten } = peopleAndServings(after, await seatingFrom(tx, user, day))
      await takeForDish(context, tx, home, { id, servings: eaten, recipe })
    }
    if (!isCooked && before.cooked_at) await giveBackOfDish(context, tx, home, id)
    return after
  })
  return (await presentChosen(context, user, [changed]))[0]!
}

/**
 * Returns the recipe of a chosen dish in the version of the person who chose it, of which only the ingredient amounts
 * are used; null if the recipe is gone.
 */
async function recipeOf(context: Context, user: UserRow, id: string): Promise<Recipe | null> {
  const chosen = await chosenById(context.db, user.household_id, id)
  if (!chosen) throw new Problem('chosen.not-found')
  try {
    return await findRecipe(context, chosen.user_id ? { id: chosen.user_id } : user, chosen.recipe_id)
  } catch (error) {
    if (error instanceof Problem && error.code === 'recipe.not-found') return null
    throw error
  }
}
