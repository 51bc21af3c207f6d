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

/** Makes something of each item, `size` of them in one turn of the event loop. */
export async function mapInSlices<Item, Made>(
  items: readonly Item[],
  size: number,
  make: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = []
  await inSlices(items, size, (slice) => void made.push(...slice.map(make)))
  return made
}

/** Takes work that can be left between two steps to its end, one step in a turn of the event loop. */
export async function throughSlices<Result>(work: Generator<undefined, Result>): Promise<Result> {
  let step = work.next()
  while (!step.done) {
    await nextTurn()
    step = work.next()
  }
  return step.value
}
