/** What is asked of the planner in a sentence, and what it answers. */
export const requestWords = {
  label: 'Your request',
  loading: 'Looking through your reminders…',
  instead: 'Make a new reminder instead',
  questions: { change: 'Move this reminder?', cancel: 'Delete this reminder?', done: 'Mark this as done?' },
  deeds: { change: 'Move', cancel: 'Delete', done: 'Mark Complete' },
  ok: 'OK',
  to: 'to',
  onlyThis: 'only this one',
  notFound: (about: string) => `You have no reminder about “${about}”`,
  nothingOn: (when: string) => `Nothing planned for ${when}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  more: (count: number) => `and ${count} more`,
} as const
