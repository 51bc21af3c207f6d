export type Versions = Readonly<Record<string, number>>

/** The topics that have changed since; all of them before anything is known. */
export const changedTopics = (before: Versions | null, now: Versions): string[] =>
  Object.keys(now).filter((topic) => before?.[topic] !== now[topic])
