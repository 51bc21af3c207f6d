/** Returns the code in '#join=<code>', the end of an invitation's link; null if there is none. */
export const joinCodeIn = (hash: string): string | null => /^#?join=([\w-]{1,40})$/.exec(hash)?.[1] ?? null
