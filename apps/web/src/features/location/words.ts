/** Success and empty-state copy. */
export const words = {
  found: (city: string) => `Using ${city}`,
  denied: (city: string) => `Your location stays private. Using ${city}.`,
} as const
