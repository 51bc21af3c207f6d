/** The page’s copy for requests made in a sentence, and the answers to them. */
export const requestWords = {
  label: 'Your request',
  loading: 'Looking through your reminders…',
  instead: 'Create a new reminder instead',
  questions: { change: 'Move this reminder?', cancel: 'Delete this reminder?', done: 'Mark this as done?' },
  /** For a medicine, either one dose is skipped or all of it is stopped. */
  doses: { skip: 'Skip this dose?', stop: 'Stop this medicine?' },
  doseActions: { skip: 'Skip', stop: 'Stop' },
  wholeMedicine: 'the whole medicine',
  /** For text that only names a lead time. */
  leadQuestion: (length: string) => `Remind you ${length} before this?`,
  leadAction: 'Set alert',
  leadSet: (length: string) => `Reminds you ${length} before`,
  /** Label of an advance alert. */
  rings: 'rings at',
  actions: { change: 'Move', cancel: 'Delete', done: 'Mark Complete' },
  ok: 'OK',
  to: 'to',
  onlyThis: 'only this one',
  notFound: (about: string) => `You have no reminder about “${about}”`,
  nothingOn: (when: string) => `Nothing planned for ${when}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  more: (count: number) => `and ${count} more`,
} as const
