import type { Cart } from '@planner/contract/cart'

/** The sum of quantities. */
export const countOf = (cart: Cart): number => cart.items.reduce((sum, item) => sum + item.quantity, 0)
