/** Keys as small numbers, assigned when a pattern or word first uses them. */
const ids = new Map<string, number>()

export function keyId(key: string): number {
  let id = ids.get(key)
  if (id === undefined) {
    id = ids.size
    ids.set(key, id)
  }
  return id
}

/** Returns an interned copy of a key, so that equal keys can be compared by reference. */
export function interned(key: string): string {
  for (const copy in { [key]: 0 }) return copy
  return key
}

/** Lists of keys as numbers ("kinds"); most lists are shared by many words. */
const kinds = new Map<string, number>()
const keysOf: (readonly number[])[] = []
const numbered = new WeakMap<readonly string[], number>()

export function kindOf(keys: readonly string[]): number {
  let kind = numbered.get(keys)
  // A word may gain keys when a language is loaded.
  if (kind === undefined || keysOf[kind]!.length !== keys.length) {
    const own = keys.map(keyId)
    const written = own.join()
    kind = kinds.get(written) ?? keysOf.push(own) - 1
    if (!kinds.has(written))
      for (const id of own) for (const set of setsWith.get(id) ?? []) isInSet[kind * mostSets + set] = 1
    kinds.set(written, kind)
    numbered.set(keys, kind)
  }
  return kind
}

/** Returns the keys of a kind. */
export const keysOfKind = (kind: number): readonly number[] => keysOf[kind]!

/** Upper limits on the number of sets and kinds. */
export const mostSets = 128
const mostKinds = 1024
let sets = 0
/** The sets that contain a key. */
const setsWith = new Map<number, number[]>()
/**
 * For every kind and set, whether they share a key: a lookup table, since this is checked for every word of every line.
 */
export const isInSet = new Uint8Array(mostKinds * mostSets)

/** Registers a set of keys and returns its number. */
export function keySet(list: string): number {
  const set = sets++
  for (const key of list.split(' ')) {
    const id = keyId(key)
    setsWith.set(id, [...(setsWith.get(id) ?? []), set])
    for (let kind = 0; kind < keysOf.length; kind++) if (keysOf[kind]!.includes(id)) isInSet[kind * mostSets + set] = 1
  }
  return set
}

/** The used share of the table, for a test. */
export const tableUse = () => ({ kinds: keysOf.length / mostKinds, sets: sets / mostSets })
