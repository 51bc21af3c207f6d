/** The only clock of the page. Read it once per piece of work and pass the instant on. */
export const now = (): Date => new Date()
