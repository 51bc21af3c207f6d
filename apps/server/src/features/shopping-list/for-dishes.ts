import { shoppingList as limits } from '@planner/contract/constants/kitchen'
import { kitchenKey, type Recipe, shopItem, soldName, thingOf } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { needsOf } from '#features/pantry/cook.ts'
import type { Db } from '#platform/db/open.ts'
import type { ChosenDishRow } from '#platform/db/tables/recipes.ts'
import type { ShoppingItemRow } from '#platform/db/tables/shopping.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { adoptItems, countOpen, dropDish, insertItems, keysOfDish } from './store.ts'

type Needed = Pick<ShoppingItemRow, 'said' | 'key' | 'food' | 'name' | 'amount' | 'unit'>

/**
 * Returns a recipe's ingredients as list items. An own recipe's ingredient that is not in the shop tables becomes an
 * item by name.
 */
export function neededFor(recipe: Recipe): Needed[] {
  const foods = [...needsOf(recipe, recipe.serves)].map(([food, amount]): Needed => {
    const item = shopItem(food)
    const name = item ? soldName(item) : food
    return { said: name, key: food, food, name, amount, unit: 'g' }
  })
  const others = (recipe.own?.unpriced ?? []).map((name): Needed => {
    const thing = thingOf(name)
    const said = name.slice(0, limits.textMax)
    return { said, key: kitchenKey(thing), food: thing.food, name: said, amount: null, unit: null }
  })
  return [...foods, ...others.filter(({ key }) => !foods.some((food) => food.key === key))]
}

/**
 * Puts a chosen dish's ingredients on the household's list, in the amounts of the recipe: they are scaled to the
 * servings when the list is read. What was put on it for the dish without a day counts as part of them. Leftovers need
 * nothing. Part of the caller's transaction.
 *
 * @throws Problem `list.dishes-full`, `list.full`.
 */
export async function listForDish(
  context: Context,
  tx: Db,
  user: Pick<UserRow, 'id' | 'household_id'>,
  dish: ChosenDishRow,
  recipe: Recipe,
): Promise<void> {
  if (dish.leftover) return
  const what = { chosen_id: dish.id, dish: dish.title, for_day: dish.day, serves: recipe.serves }
  await adoptItems(tx, user.household_id, what)
  const there = await keysOfDish(tx, dish.id)
  const fresh = neededFor(recipe).filter(({ key }) => !there.has(key))
  await insertNeeded(context, tx, user, fresh, what)
}

/** @throws Problem `list.dishes-full`, `list.full`. */
export async function insertNeeded(
  context: Context,
  tx: Db,
  { id: userId, household_id: householdId }: Pick<UserRow, 'id' | 'household_id'>,
  needed: readonly Needed[],
  what: Pick<ShoppingItemRow, 'chosen_id' | 'dish' | 'for_day' | 'serves'>,
): Promise<void> {
  if (needed.length === 0) return
  const { typed, ofDishes } = await countOpen(tx, householdId)
  const named = needed.filter(({ food }) => food === null).length
  if (typed + named > limits.openMax) throw new Problem('list.full')
  if (ofDishes + needed.length - named > limits.ofDishesMax) throw new Problem('list.dishes-full')
  const now = context.clock.now()
  await insertItems(
    tx,
    needed.map((item) => ({
      id: context.ids.next(),
      household_id: householdId,
      user_id: userId,
      ...item,
      ...what,
      said_at: now,
      state: 'open',
      state_at: now,
      state_by: userId,
      added_at: now,
    })),
  )
}

/**
 * Removes a dish's ingredients when it will not be cooked, except those that were on the list before it was chosen. Part
 * of the caller's transaction.
 */
export const unlistDish = (tx: Db, dishId: string): Promise<void> => dropDish(tx, dishId)
