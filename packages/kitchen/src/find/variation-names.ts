import { hash53 } from '../hash.ts'
import type { Dish } from '../read/dish.ts'

/** A dish with a food replaced as its file allows; the slug identifies it in an id. */
export type NamedVariation = { dish: Dish; slug: string }

/** Variations by the keys of their names. */
export type VariationNames = { get(key: string): readonly NamedVariation[] | undefined }

export type VariationNamesBeingMade = {
  /**
   * Adds a variation under a key; only the first variation of a dish per key is kept. All names of one variation must
   * be added in sequence.
   */
  add(key: string, one: NamedVariation): void
  /** Returns the collected variations without some keys, in slices. */
  without(keys: Iterable<string>): Generator<undefined, VariationNames>
}

/** The number of parts that are sorted separately. */
const parts = 64

/**
 * Collects the names of variations: hundreds of thousands of names for some thousands of variations. A map of strings
 * takes 20 MB, so each name is stored as a 53-bit hash; a collision is unlikely (1 in 100,000 for all names together).
 */
export function makeVariationNames(): VariationNamesBeingMade {
  const all: NamedVariation[] = []
  const noted = Array.from({ length: parts }, (): Noted[] => [])

  return {
    add(text, one) {
      if (all.at(-1) !== one) all.push(one)
      const key = hash53(text)
      noted[key % parts]!.push({ key, at: all.length - 1 })
    },
    *without(texts) {
      const left = new Set(Array.from(texts, hash53))
      const ordered: Ordered[] = []
      for (const part of noted) {
        ordered.push(inOrder(part, left, all))
        part.length = 0
        yield
      }
      return { get: (text) => found(hash53(text), ordered, all) }
    },
  }
}

type Noted = { key: number; at: number }

/** Sorted keys, and the index of each one's variation. */
type Ordered = { keys: Float64Array; places: Uint32Array }

function inOrder(noted: readonly Noted[], left: ReadonlySet<number>, all: readonly NamedVariation[]): Ordered {
  const rows = noted.filter(({ key }) => !left.has(key)).sort((a, b) => a.key - b.key || a.at - b.at)
  const dishOf = (row: Noted) => all[row.at]!.dish
  const kept = rows.filter((row, index) => {
    for (let before = index - 1; rows[before]?.key === row.key; before--)
      if (dishOf(rows[before]!) === dishOf(row)) return false
    return true
  })
  return { keys: Float64Array.from(kept, ({ key }) => key), places: Uint32Array.from(kept, ({ at }) => at) }
}

function found(
  key: number,
  ordered: readonly Ordered[],
  all: readonly NamedVariation[],
): readonly NamedVariation[] | undefined {
  const { keys, places } = ordered[key % parts]!
  let [from, to] = [0, keys.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (keys[middle]! < key) from = middle + 1
    else to = middle
  }
  const named: NamedVariation[] = []
  for (let row = from; keys[row] === key; row++) named.push(all[places[row]!]!)
  return named.length > 0 ? named : undefined
}
