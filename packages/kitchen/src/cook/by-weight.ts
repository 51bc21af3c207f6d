/**
 * Minutes of work by hand for an amount, from those for the usual one: half of them go to board, bowl and water, the
 * other half grows with the grams; of leaves, picked one by one, three quarters grow. Our estimate: 300 g of carrots are
 * peeled and cut in six minutes, 600 g in nine; 300 g of spinach are picked, washed and cut in ten, 600 g in eighteen.
 */
export const byWeight = (minutes: number, grams: number, usual: number, fixed = 0.5): number =>
  Math.max(1, Math.round(minutes * (fixed + ((1 - fixed) * grams) / usual)))

/** The share of picking leaves that does not grow with them. */
export const leafShare = 0.25
