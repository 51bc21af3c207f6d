import { AsyncLocalStorage } from 'node:async_hooks'
import { elapsedMs } from './clock.ts'

/** In one turn of the event loop slices run for so long together; at least one does. */
const turnMs = 10

/** Slices of everybody's work, in the order in which they were asked for. */
const waiting: (() => void)[] = []
let isPlanned = false

/**
 * Runs a slice in a coming turn of the event loop, after those that wait already. Timers, other requests and answers from the
 * store have their turn between, however many pieces of work are cut into slices at the same time: if each had a slice in every
 * turn, thirty plans would keep everybody waiting for thirty slices.
 */
export function inTurn<Result>(slice: () => Result): Promise<Result> {
  return new Promise((resolve, reject) => {
    waiting.push(
      // As part of the request that asks, and not of the one whose slice was before it.
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
 * Does something to each item, `size` at a time, and lets the event loop go round between slices: timers, other requests
 * and answers from the store have their turn however many items there are.
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
  for (;;) {
    const step = await inTurn(() => work.next())
    if (step.done) return step.value
  }
}
