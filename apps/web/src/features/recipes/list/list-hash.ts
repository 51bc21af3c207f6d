const listViews = ['list', 'pantry', 'staples', 'bought'] as const
export type ListView = (typeof listViews)[number]

/** The part of the list in '#list', '#pantry', '#staples', '#bought'; null for any other address. */
export const listViewIn = (hash: string): ListView | null => listViews.find((view) => hash === `#${view}`) ?? null
