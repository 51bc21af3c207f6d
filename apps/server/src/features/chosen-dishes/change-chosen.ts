import type { change as contract } from '@planner/contract/chosen-dishes'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockPerson } from '#platform/db/lock-person.ts'
import type { ChosenDishRow, UserRow } from '#platform/db/tables.ts'
import { Problem } from '#platform/problem.ts'
import { chosenById, isChosen, setChosen } from './store.ts'

/**
 * Changes who eats a chosen dish and its servings, marks it as cooked or not, and says what is left of it. What is not cooked
 * has nothing left.
 *
 * @throws Problem `chosen.not-found`, also for somebody else's.
 */
export async function changeChosen(
  context: Context,
  user: UserRow,
  { id, people, servings, cooked, left_servings: left }: CheckedInputOf<typeof contract>,
): Promise<ChosenDishRow> {
  return inTransaction(context.db, async (tx) => {
    await lockPerson(tx, user.id)
    const before = await chosenById(tx, user.id, id)
    if (!before) throw new Problem('chosen.not-found')
    const isCooked = cooked ?? before.cooked_at !== null
    // It was chosen again for the same meal meanwhile: that one is what is still to be cooked.
    const { day, meal, recipe_id: recipeId, leftover } = before
    const isAgain = before.cooked_at !== null && (await isChosen(tx, user.id, { day, meal, recipeId, leftover }))
    if (!isCooked && isAgain) return before
    const eaters = people ?? before.people
    return setChosen(tx, id, {
      people: eaters,
      // Who comes to eat gets a serving, unless the servings were chosen apart from the people.
      servings: servings ?? (people !== undefined && before.servings === before.people ? eaters : before.servings),
      cooked_at: isCooked ? (before.cooked_at ?? context.clock.now()) : null,
      left_servings: isCooked ? (left ?? before.left_servings) : 0,
    })
  })
}
