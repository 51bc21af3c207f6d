/**
 * Returns the first of all equal values, so that thousands of dishes share a few hundred; only for immutable values.
 */
export type OnlyOnce = {
  text<T extends string>(text: T): T
  list<T extends string | number>(list: readonly T[]): readonly T[]
}

/** Creates a pool of unique values, to be held while something is read or built. */
export function onlyOnce(): OnlyOnce {
  const texts = new Map<string, string>()
  const lists = new Map<string, readonly (string | number)[]>()
  const text = <T extends string>(one: T): T => {
    const known = texts.get(one)
    if (known === undefined) texts.set(one, one)
    return (known ?? one) as T
  }
  return {
    text,
    list<T extends string | number>(list: readonly T[]) {
      const key = list.join('\n')
      const known = lists.get(key)
      if (known) return known as readonly T[]
      const kept = list.map((one) => (typeof one === 'string' ? text(one) : one))
      lists.set(key, kept)
      return kept
    },
  }
}
