/** Returns the sum of the lines' quantities. */
export const countOf = (cart: { items: readonly { quantity: number }[] }): number =>
  cart.items.reduce((sum, item) => sum + item.quantity, 0)
