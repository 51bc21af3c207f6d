import { AsyncLocalStorage } from 'node:async_hooks'
import { elapsedMs } from './clock.ts'

/** How long slices may run in one turn of the event loop; at least one slice does. */
const turnMs = 10

/** Slices of all pending work, in the order in which they were requested. */
const waiting: (() => void)[] = []
let isPlanned = false

/**
 * Runs a slice in a later turn of the event loop, after the slices that already wait. Timers, other requests and
 * answers from the database run in between, however many pieces of work are sliced at the same time: if each had a
 * slice in every turn, thirty plans would make everybody wait for thirty slices.
 */
export function inTurn<Result>(slice: () => Result): Promise<Result> {
  return new Promise((resolve, reject) => {
    waiting.push(
      // Bound to the request that asks, not to the one whose slice ran before.
      AsyncLocalStorage.bind(() => {
        try {
          resolve(slice())
        } catch (error) {
          reject(error)
        }
      }),
    )
    planTurn()
  })
}

function planTurn(): void {
  if (isPlanned || waiting.length === 0) return
  isPlanned = true
  setImmediate(takeTurn)
}

function takeTurn(): void {
  const began = elapsedMs()
  do waiting.shift()?.()
  while (waiting.length > 0 && elapsedMs() - began < turnMs)
  isPlanned = false
  planTurn()
}

/**
 * Processes the items, `size` at a time, yielding to the event loop between slices, so that timers, other requests and
 * answers from the database run however many items there are.
 */
export async function inSlices<Item>(
  items: readonly Item[],
  size: number,
  work: (slice: readonly Item[]) => void | Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += size) {
    const slice = items.slice(from, from + size)
    await (from === 0 ? work(slice) : inTurn(() => work(slice)))
  }
}

/** Maps the items, `size` of them per turn of the event loop. */
export async function mapInSlices<Item, Made>(
  items: readonly Item[],
  size: number,
  make: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = []
  await inSlices(items, size, (slice) => void made.push(...slice.map(make)))
  return made
}

/** Runs a generator to its end, one step per turn of the event loop, and returns its result. */
export async function throughSlices<Result>(work: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const step = await inTurn(() => work.next())
    if (step.done) return step.value
  }
}
