/** A fact as the person reads it and, if that reveals their location or identity, as a model may read it. */
export type Fact = { says: string; told?: string }

export type Explained = { facts: Fact[] /** Whether its words may leave. */; mayLeave: boolean }

/** 'a, b and c'. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
