/** The page's only clock. Read it once per operation and pass the instant on. */
export const now = (): Date => new Date()
