/** Keys as small numbers, so that a pattern's element can be a table. Given out as patterns and words first name them. */
const ids = new Map<string, number>()

export function keyId(key: string): number {
  let id = ids.get(key)
  if (id === undefined) {
    id = ids.size
    ids.set(key, id)
  }
  return id
}

/** One copy of each key, so that two can be compared without reading their letters. */
export function interned(key: string): string {
  for (const copy in { [key]: 0 }) return copy
  return key
}

/** Most lists of keys are shared by many words: each is numbered once. */
const numbered = new WeakMap<readonly string[], readonly number[]>()

export function keyIds(keys: readonly string[]): readonly number[] {
  let found = numbered.get(keys)
  if (found?.length !== keys.length) {
    found = keys.map(keyId)
    numbered.set(keys, found)
  }
  return found
}

/** More than there are: a table has a place for each, so that none is looked for outside it. */
const mostKeys = 256

/** A set of keys as a table: what is looked up for every word of every line must be quick. */
export function keyTable(keys: Iterable<string | number>): Uint8Array {
  const wanted = Array.from(keys, (key) => (typeof key === 'number' ? key : keyId(key)))
  const table = new Uint8Array(mostKeys)
  for (const id of wanted) table[id] = 1
  return table
}
