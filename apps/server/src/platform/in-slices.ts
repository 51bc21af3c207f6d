import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Does something to each item, `size` at a time, and lets the event loop go round between slices: timers, other requests
 * and answers from the store have their turn however many items there are.
 */
export async function inSlices<Item>(
  items: readonly Item[],
  size: number,
  work: (slice: readonly Item[]) => void | Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await nextTurn()
    await work(items.slice(from, from + size))
  }
}
