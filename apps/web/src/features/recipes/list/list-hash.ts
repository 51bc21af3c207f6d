const listViews = ['list', 'pantry', 'staples', 'bought'] as const
export type ListView = (typeof listViews)[number]

/** Returns the part of the list named by '#list', '#pantry', '#staples' or '#bought'; null for any other hash. */
export const listViewIn = (hash: string): ListView | null => listViews.find((view) => hash === `#${view}`) ?? null
