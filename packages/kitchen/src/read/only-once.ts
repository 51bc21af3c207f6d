/** Of values that are alike the first, so that thousands of dishes hold some hundreds; for values that nobody changes. */
export type OnlyOnce = {
  text<T extends string>(text: T): T
  list<T extends string | number>(list: readonly T[]): readonly T[]
}

/** Knows what it was given for as long as it is held: while something is read or built. */
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
