/** Success and empty-state sentences. */
export const words = {
  rated: (name: string) => `Thank you for rating ${name}`,
  recommendations: 'Smart AI Recommendations',
  ours: 'Suggestions are ours, from a directory of providers. No one pays for a place.',
  notRated: 'not rated yet',
  pick: 'Pick a reminder, and we suggest who and what could help.',
  activities: 'What you could do',
} as const
