import type { CheckedInputOf, ResultOf } from '@planner/contract/endpoint'
import type { shoppingList as contract } from '@planner/contract/recipes'
import { packOf, shoppingList } from '@planner/kitchen'
import type { Context } from '#context.ts'
import { findRecipe } from './find-recipe.ts'

/**
 * What to buy for several recipes, merged by ingredient.
 *
 * @throws Problem `recipe.not-found`
 */
export async function listFor(
  context: Context,
  { recipes, have }: CheckedInputOf<typeof contract>,
): Promise<ResultOf<typeof contract>> {
  const cooked = await Promise.all(recipes.map(({ id, serves }) => findRecipe(context, id, serves)))
  const titles = new Map(cooked.map(({ id, title }) => [id, title]))
  const list = shoppingList(
    cooked.map((recipe) => ({ recipe })),
    { have },
  )
  return {
    items: list.aisles.flatMap(({ lines }) =>
      lines
        .filter(({ staple }) => !staple)
        .map((line) => ({
          id: line.id,
          name: line.name,
          aisle: line.aisle,
          grams: line.grams,
          measure: line.kitchen,
          buy: line.buy,
          packs: Math.max(1, Math.ceil(line.packGrams / packOf(line.id)!.grams - 1e-9)),
          price: line.packRupees,
          for_recipes: line.recipes.map((id) => titles.get(id)!),
          have: line.have,
        })),
    ),
    total: list.packRupees,
    label: cooked[0]!.cost.label,
  }
}
