/** Keys as small numbers, given out as patterns and words first name them. */
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

/** A token's keys as one number, its kind; most lists of keys are shared by many words. */
const kinds = new Map<string, number>()
const keysOf: (readonly number[])[] = []
const numbered = new WeakMap<readonly string[], number>()

export function kindOf(keys: readonly string[]): number {
  let kind = numbered.get(keys)
  // A word may come to mean more when a language is learnt.
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

/** The keys of a kind. */
export const keysOfKind = (kind: number): readonly number[] => keysOf[kind]!

/** More than there are of each. */
export const mostSets = 128
const mostKinds = 1024
let sets = 0
/** The sets that a key is in. */
const setsWith = new Map<number, number[]>()
/** For every kind and every set whether it has one of its keys: what is asked of every word of every line must be quick. */
export const isInSet = new Uint8Array(mostKinds * mostSets)

/** A set of keys, as its number. */
export function keySet(list: string): number {
  const set = sets++
  for (const key of list.split(' ')) {
    const id = keyId(key)
    setsWith.set(id, [...(setsWith.get(id) ?? []), set])
    for (let kind = 0; kind < keysOf.length; kind++) if (keysOf[kind]!.includes(id)) isInSet[kind * mostSets + set] = 1
  }
  return set
}

/** How much of the table is in use, for a test. */
export const tableUse = () => ({ kinds: keysOf.length / mostKinds, sets: sets / mostSets })
