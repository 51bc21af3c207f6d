import type { CheckedInputOf, ResultOf } from '@planner/contract/endpoint'
import type { shoppingList as contract } from '@planner/contract/kitchen/recipes'
import { packOf, type ShoppingLine, shoppingList } from '@planner/kitchen'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { findRecipe } from './find-recipe.ts'

/** Returns what to buy for several recipes, merged by ingredient. @throws Problem `recipe.not-found` */
export async function listFor(
  context: Context,
  user: UserRow,
  { recipes, have }: CheckedInputOf<typeof contract>,
): Promise<ResultOf<typeof contract>> {
  const cooked = await Promise.all(recipes.map(({ id, serves }) => findRecipe(context, user, id, serves)))
  const titles = new Map(cooked.map(({ id, title }) => [id, title]))
  const list = shoppingList(
    cooked.map((recipe) => ({ recipe })),
    { have },
  )
  const items = list.aisles.flatMap(({ lines }) => lines.filter(({ staple }) => !staple).map(inPacks))
  return {
    items: items.map(({ line, ...bought }) => ({
      id: line.id,
      name: line.name,
      aisle: line.aisle,
      grams: line.grams,
      measure: line.kitchen,
      buy: line.buy,
      ...bought,
      for_recipes: line.recipes.map((id) => titles.get(id)!),
      have: line.have,
    })),
    total: items.reduce((sum, { price }) => sum + price, 0),
    label: cooked[0]!.cost.label,
    unpriced: [...new Set(cooked.flatMap(({ own }) => own?.unpriced ?? []))],
  }
}

/** Prices a line as the cart does, in smallest packs, so that a list does not cost more once it is ordered. */
function inPacks(line: ShoppingLine) {
  const pack = packOf(line.id)!
  const packs = Math.max(1, Math.ceil(line.packGrams / pack.grams - 1e-9))
  return { line, pack: pack.label, packs, price: line.have ? 0 : packs * pack.rupees }
}
