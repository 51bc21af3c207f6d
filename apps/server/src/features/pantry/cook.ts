import type { Recipe } from '@planner/kitchen'
import { shopItem } from '@planner/kitchen'
import type { Context } from '#context.ts'
import type { Db } from '#platform/db/open.ts'
import { takeOut, undoMoves, type Where } from './stock.ts'

const never: ReadonlySet<string> = new Set(['water', 'salt'])

/**
 * Returns the purchase weight in grams of each food that a recipe needs for this many servings, without water and salt.
 */
export function needsOf(recipe: Recipe, servings: number): Map<string, number> {
  const needs = new Map<string, number>()
  for (const { id, grams, buyGrams } of recipe.quantities) {
    if (never.has(id)) continue
    const bought = Math.max(buyGrams, grams / (shopItem(id)?.edible ?? 1)) * (servings / recipe.serves)
    if (bought > 0) needs.set(id, (needs.get(id) ?? 0) + Math.round(bought * 10) / 10)
  }
  return needs
}

/** Takes a cooked dish's ingredients out of the pantry, in the caller's transaction. */
export async function takeForDish(
  context: Context,
  tx: Db,
  where: Where,
  dish: { id: string; servings: number; recipe: Recipe },
): Promise<void> {
  await takeOut(context, tx, where, { needs: needsOf(dish.recipe, dish.servings), sourceId: dish.id })
}

/** Puts a dish's ingredients back if it was not cooked after all. */
export const giveBackOfDish = (context: Context, tx: Db, where: Where, dishId: string): Promise<void> =>
  undoMoves(context, tx, where, [dishId])
