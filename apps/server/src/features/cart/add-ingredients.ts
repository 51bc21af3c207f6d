import type { addRecipeIngredients } from '@planner/contract/cart'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import { packsFor, shoppingList } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { findRecipe } from '#features/recipes/find-recipe.ts'
import type { CartRow } from '#platform/db/tables/cart.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { addAllToCart } from './add-all-to-cart.ts'

/**
 * Adds a recipe's ingredients to the cart, in the pack sizes that shops sell. Salt and water are assumed to be in the
 * kitchen.
 *
 * @throws Problem `recipe.not-found`, `cart.full`.
 */
export async function addIngredients(
  context: Context,
  user: UserRow,
  { recipe_id: recipeId, serves }: CheckedInputOf<typeof addRecipeIngredients>,
): Promise<{ added: number; cart: CartRow }> {
  const recipe = await findRecipe(context, user, recipeId, serves)
  const lines = shoppingList([{ recipe }]).aisles.flatMap((aisle) => aisle.lines.filter(({ staple }) => !staple))
  const cart = await addAllToCart(
    context,
    user,
    lines.map((line) => {
      const { pack, count } = packsFor(line.id, line.packGrams)
      return {
        type: 'ingredient' as const,
        item_id: pack.id,
        name: `${line.name}, ${pack.label}`,
        quantity: count,
      }
    }),
  )
  return { added: lines.length, cart }
}
