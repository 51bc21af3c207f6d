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

export function keyIds(keys: readonly string[]): Uint16Array {
  return Uint16Array.from(keys, keyId)
}
