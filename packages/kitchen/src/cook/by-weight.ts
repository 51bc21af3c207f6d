/**
 * Minutes of work by hand for an amount, from those for the usual one: half of them go to board, bowl and water, the
 * other half grows with the grams. Our estimate: 300 g of spinach are picked, washed and cut in ten minutes, 600 g in fifteen.
 */
export const byWeight = (minutes: number, grams: number, usual: number): number =>
  Math.max(1, Math.round(minutes * (0.5 + (0.5 * grams) / usual)))
