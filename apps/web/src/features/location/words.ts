/** Success and empty-state sentences. */
export const words = {
  found: (city: string) => `Using ${city}`,
  denied: (city: string) => `Your location stays private. Using ${city}.`,
} as const
