/** A table of rows shared between dishes, which refer to them by index. */
export type Rows<T> = { all: T[]; placesOf: (list: readonly T[]) => number[] }

/** Creates a table that grows on demand; values with equal JSON share a row. */
export function rows<T>(): Rows<T> {
  const all: T[] = []
  const places = new Map<string, number>()
  return {
    all,
    placesOf: (list) =>
      list.map((one) => {
        const key = JSON.stringify(one)
        const known = places.get(key)
        if (known !== undefined) return known
        places.set(key, all.length)
        return all.push(one) - 1
      }),
  }
}

/**
 * Returns the rows at these indices. Repeated rows within a list are copied, so that each object is unique and can be
 * found by identity.
 */
export const rowsAt = <T extends object>(all: readonly T[], places: readonly number[]): T[] =>
  places.map((place, index) => (places.indexOf(place) < index ? { ...all[place]! } : all[place]!))
