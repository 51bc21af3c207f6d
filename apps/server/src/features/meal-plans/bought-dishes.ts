import { recipes as limits } from '@planner/contract/constants/kitchen'
import { countedAs, type Recipe, shoppingList } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { linesInCart } from '#features/cart/lines-in-cart.ts'
import { chosenFrom } from '#features/chosen-dishes/chosen-from.ts'
import { linesOrderedSince } from '#features/orders/history/lines-ordered-since.ts'
import { after, dayMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wallTimeOf } from '#platform/wall-time.ts'

/**
 * Returns a predicate for dishes that were bought or chosen: a dish is in the cart or in a recent order, itself or with
 * all its ingredients, or chosen for a meal from today on. Such a dish stays in its plan even if the diet no longer
 * allows it.
 */
export async function isBoughtBy(context: Context, user: UserRow): Promise<(recipe: Recipe) => boolean> {
  const since = after(context.clock.now(), -limits.daysAhead * dayMs)
  const lines = [...(await linesInCart(context, user)), ...(await linesOrderedSince(context, user, since))]
  const today = wallTimeOf(context.clock.now(), user.time_zone).day
  const recipes = new Set([
    ...lines.flatMap(({ item_id: item, recipe_id: recipe }) => [item, recipe]),
    ...(await chosenFrom(context, user, today)),
  ])
  const bought = lines.filter(({ type }) => type === 'ingredient')
  const ingredients = new Set(bought.map(({ item_id: item }) => countedAs(item).food))
  return (recipe) => recipes.has(recipe.id) || (ingredients.size > 0 && areIn(ingredients, recipe))
}

/** Whether all needed ingredients were bought, except salt and water, which are assumed to be in the kitchen. */
function areIn(bought: ReadonlySet<string>, recipe: Recipe): boolean {
  const needed = shoppingList([{ recipe }]).aisles.flatMap(({ lines }) => lines.filter(({ staple }) => !staple))
  return needed.length > 0 && needed.every(({ id }) => bought.has(id))
}
