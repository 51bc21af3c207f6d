/** One in this many interactions may be slower than what is told. */
const outlierIn = 50

/** This many of the longest interactions are kept: enough for 500 on one page. */
export const longestKept = 10

/**
 * Interaction to next paint, as the Web Vitals define it: the longest time from a tap or key to what it changed, but for
 * one in fifty. Undefined if nobody touched the page.
 *
 * @param durations of the longest interactions, in milliseconds.
 * @param count of all of them.
 */
export function inpOf(durations: readonly number[], count: number): number | undefined {
  const order = durations.toSorted((one, other) => other - one)

  return order[Math.min(order.length - 1, Math.floor(count / outlierIn))]
}
