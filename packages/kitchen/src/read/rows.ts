/** What dishes have in common as one table: each of them names its rows by their places. */
export type Rows<T> = { all: T[]; placesOf: (list: readonly T[]) => number[] }

/** A table that grows with what it is asked for; what is alike as JSON is one row. */
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

/** The rows at these places. Within one list each is its own object: who looks for one by identity finds its place. */
export const rowsAt = <T extends object>(all: readonly T[], places: readonly number[]): T[] =>
  places.map((place, index) => (places.indexOf(place) < index ? { ...all[place]! } : all[place]!))
