export type Versions = Readonly<Record<string, number>>

/** Returns the topics whose version has changed; all of them if no versions are known yet. */
export const changedTopics = (before: Versions | null, now: Versions): string[] =>
  Object.keys(now).filter((topic) => before?.[topic] !== now[topic])
