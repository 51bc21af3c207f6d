import { moveSharedCart } from '#features/cart/share-cart.ts'
import { movePantry } from '#features/pantry/move-pantry.ts'
import { moveSharedReminders } from '#features/reminders/sharing/move-reminders.ts'
import { moveShoppingList } from '#features/shopping-list/move-list.ts'
import { dropMeals, moveChosenDishes } from '#features/who-eats/move-meals.ts'
import type { Db } from '#platform/db/open.ts'
import { moveHelpers } from './store.ts'

/**
 * The tables with rows of a household, and how to move each table's rows when a household's only member joins another. A
 * feature whose table has a column `household_id` adds its step here; `household.test.ts` fails for a table without
 * one.
 */
export const sharedTables: Record<string, (tx: Db, move: { from: string; to: string }) => Promise<void>> = {
  helpers: moveHelpers,
  reminders: moveSharedReminders,
  shopping_items: moveShoppingList,
  // Moved with the list.
  shopping_staples: async () => {},
  pantry_items: movePantry,
  // Moved with the items they changed.
  pantry_moves: async () => {},
  chosen_dishes: moveChosenDishes,
  table_meals: dropMeals,
  carts: moveSharedCart,
  // Moved with the cart.
  orders: async () => {},
  // The other household's versions continue.
  household_versions: async () => {},
  // Open invitations are deleted with their household.
  household_invitations: async () => {},
}

/** Moves all rows of a household to another, table by table, in the transaction that joins it. */
export async function moveShared(tx: Db, move: { from: string; to: string }): Promise<void> {
  for (const step of Object.values(sharedTables)) await step(tx, move)
}
