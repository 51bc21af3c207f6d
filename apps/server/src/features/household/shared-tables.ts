import { moveSharedCart } from '#features/cart/share-cart.ts'
import { movePantry } from '#features/pantry/move-pantry.ts'
import { moveSharedReminders } from '#features/reminders/sharing/move-reminders.ts'
import { moveShoppingList } from '#features/shopping-list/move-list.ts'
import { dropMeals, moveTable } from '#features/who-eats/move-meals.ts'
import type { Db } from '#platform/db/open.ts'
import { moveHelpers } from './store.ts'

/**
 * What a household has as its own, each with how it goes over to another household that its only person joins. A feature
 * with rows of a household (a column `household_id`) adds its step here; `household.test.ts` fails for a table without one.
 */
export const sharedTables: Record<string, (tx: Db, move: { from: string; to: string }) => Promise<void>> = {
  helpers: moveHelpers,
  reminders: moveSharedReminders,
  shopping_items: moveShoppingList,
  // They go with the list.
  shopping_staples: async () => {},
  pantry_items: movePantry,
  // They go with what they changed.
  pantry_moves: async () => {},
  chosen_dishes: moveTable,
  table_meals: dropMeals,
  carts: moveSharedCart,
  // With the cart.
  orders: async () => {},
  // Those of the other household count on.
  household_versions: async () => {},
  // Open invitations end with the household that they were for.
  household_invitations: async () => {},
}

export async function moveShared(tx: Db, move: { from: string; to: string }): Promise<void> {
  for (const step of Object.values(sharedTables)) await step(tx, move)
}
