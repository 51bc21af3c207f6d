/** A fact as the person reads it and, if that reveals their location or identity, a version that a model may read. */
export type Fact = { says: string; forModel?: string }

/** The facts of an explanation, and whether they may be sent to a model. */
export type Explained = { facts: Fact[]; mayLeave: boolean }

/** Returns 'a, b and c'. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
