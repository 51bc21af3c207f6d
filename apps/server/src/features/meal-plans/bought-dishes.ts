import { recipes as limits } from '@planner/contract/constants/kitchen'
import { countedAs, type Recipe, shoppingList } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { linesInCart } from '#features/cart/lines-in-cart.ts'
import { chosenFrom } from '#features/chosen-dishes/chosen-from.ts'
import { linesOrderedSince } from '#features/orders/lines-ordered-since.ts'
import { after, dayMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wallTimeOf } from '#platform/wall-time.ts'

/**
 * Whether a dish was bought or chosen: it is in the cart or in an order of the last days, itself or with everything that it
 * needs, or chosen for a meal from today on. Such a dish stays in its plan whatever the diet says by now.
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

/** Salt and water are in every kitchen. */
function areIn(bought: ReadonlySet<string>, recipe: Recipe): boolean {
  const needed = shoppingList([{ recipe }]).aisles.flatMap(({ lines }) => lines.filter(({ staple }) => !staple))
  return needed.length > 0 && needed.every(({ id }) => bought.has(id))
}
