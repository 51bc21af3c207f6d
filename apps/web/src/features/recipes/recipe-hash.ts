/** Returns the recipe's id in '#r=<id>'; null for anything malformed. */
export function recipeIn(hash: string): string | null {
  const id = /^#r=(.+)$/.exec(hash)?.[1] ?? ''

  return /^[a-z0-9-]+(\.[a-z0-9-]+){1,3}$/i.test(id) && id.length <= 120 ? id : null
}

/** Returns the place's id in '#place=<id>'; null for anything malformed. */
export const placeIn = (hash: string): string | null => /^#place=([a-z-]{2,40})$/.exec(hash)?.[1] ?? null
