/** A fact as its person reads it, and, where that names where they are or who they are, as it may be told to a model. */
export type Fact = { says: string; told?: string }

export type Explained = { facts: Fact[] /** Whether its words may leave. */; mayLeave: boolean }

/** 'a, b and c'. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
