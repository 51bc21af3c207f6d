/** Success and empty-state copy. */
export const words = {
  rated: (name: string) => `Thanks for rating ${name}`,
  recommendations: 'Smart AI Recommendations',
  ours: 'We pick these from a directory of providers. Nobody pays to be listed.',
  notRated: 'not rated yet',
  pick: 'Pick a reminder and we’ll suggest who and what can help.',
  activities: 'Things to do',
} as const
