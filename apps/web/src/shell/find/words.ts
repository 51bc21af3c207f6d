export const words = {
  title: 'Search',
  label: 'Search reminders, recipes, orders and pages',
  placeholder: 'Reminders, recipes, orders',
  none: (query: string) => `Nothing found for “${query}”`,
  /** @param more whether there may be more than can be listed. */
  showAll: (count: number, more: boolean) => `Show ${more ? 'the first' : 'all'} ${count} reminders`,
  openDay: (count: number) =>
    count === 0 ? 'Open this day: no reminders' : `Open this day: ${count} ${count === 1 ? 'reminder' : 'reminders'}`,
  /** Keys, for those who have them. */
  hint: '↑ ↓ to choose · Enter to open · Esc to close',
  looking: 'Searching…',
  offline: 'You’re offline. Searching only what’s on this device.',
  add: (text: string) => (text ? `Add reminder: “${text}”` : 'Add a reminder'),
  groups: {
    actions: 'Actions',
    coming: 'Coming up',
    reminders: 'Reminders',
    tags: 'Tags',
    views: 'Views',
    recipes: 'Recipes',
    orders: 'Orders',
    pages: 'Pages',
  },
  logout: 'Sign out',
  keys: 'Keyboard shortcuts',
} as const
