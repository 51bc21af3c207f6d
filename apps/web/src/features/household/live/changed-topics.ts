export type Versions = Readonly<Record<string, number>>

/** The topics of which something has changed since; before anything is known, all there are. */
export const changedTopics = (before: Versions | null, now: Versions): string[] =>
  Object.keys(now).filter((topic) => before?.[topic] !== now[topic])
