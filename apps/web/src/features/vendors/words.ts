/** The page’s copy: explanations, empty states, toasts and labels. */
export const words = {
  rated: (name: string) => `Thanks for rating ${name}`,
  recommendations: 'Smart AI Recommendations',
  ours: 'We pick these from a directory of providers. Nobody pays to be listed.',
  /** The estimated price of a service that has no quote yet (docs/product/decisions.md#21). */
  untilQuoted: (price: string) => `Est. ${price}, quote pending`,
  pay: 'Pay',
  website: 'Website',
  why: (name: string) => `Why this? ${name}`,
  more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
  offline: 'Suggestions will be here once you’re online again.',
  pick: 'Pick a reminder and we’ll suggest who and what can help.',
  activities: 'Things to do',
} as const
