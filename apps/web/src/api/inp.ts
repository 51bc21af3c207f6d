/** One in this many interactions is ignored as an outlier. */
const outlierIn = 50

/** How many of the longest interactions are kept: enough for 500 interactions on one page. */
export const longestCount = 10

/**
 * Returns the interaction to next paint as Web Vitals define it: the longest delay from a tap or key press to the
 * resulting paint, ignoring one in fifty. Undefined if there were no interactions.
 *
 * @param durations of the longest interactions, in milliseconds.
 * @param count number of all interactions.
 */
export function inpOf(durations: readonly number[], count: number): number | undefined {
  const order = durations.toSorted((one, other) => other - one)

  return order[Math.min(order.length - 1, Math.floor(count / outlierIn))]
}
