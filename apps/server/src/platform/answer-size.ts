import { answerBytesMax } from '@planner/contract/constants/api'

/** Allowance in bytes for everything around the items of a list. */
const room = 10_000

/** Returns the first items of a list that fit into one response; at least one. */
export function fitting<Item>(items: Item[], max = answerBytesMax - room): Item[] {
  let bytes = 0
  const end = items.findIndex((item) => {
    bytes += Buffer.byteLength(JSON.stringify(item)) + 1
    return bytes > max
  })
  return end < 0 ? items : items.slice(0, Math.max(end, 1))
}
