const verbs: Readonly<Record<string, string>> = { are: 'is', have: 'has', do: 'does' }

/** Returns the pronoun for a count of pieces: 'them' or 'it', 'they are' or 'it is'. */
export function pronounFor(count: number, many: string): string {
  if (count > 1) return many
  const [, verb] = many.split(' ')
  return verb === undefined ? 'it' : `it ${verbs[verb] ?? `${verb}s`}`
}
