/** The page’s copy: explanations, empty states, toasts and labels. */
export const words = {
  found: (city: string) => `Using ${city}`,
  denied: (city: string) => `Your location stays private. Using ${city}.`,
} as const
