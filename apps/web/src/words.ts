/**
 * Success and empty-state sentences that more than one feature or the shell says; a feature's own stand in its words.ts.
 * Failure sentences live in the contract (`failures` of @planner/contract/problems).
 */
export const words = {
  product: 'Daily Planner',
  loading: 'Loading Daily Planner...',
  version: 'v1.0.0',
  feedbackMail: 'feedback@daily-planner.example',
  disclaimer: 'AI recipe suggestions and reminders are for information only.',

  /** Where a page is headed otherwise than its tab is named. */
  headings: { dashboard: 'Your Daily Dashboard', admin: 'Admin Dashboard' },

  newVersion: {
    ready: 'A new version is ready',
    text: 'Reload to use it. What you have typed and not saved yet would be gone, so finish that first.',
  },

  waiting: {
    mark: 'Waiting to be sent',
    text: 'Kept on this device, and sent in this order as soon as there is a connection.',
    kept: 'No connection. It is kept on this device and sent as soon as there is one.',
    count: (count: number) => `${count} ${count === 1 ? 'change' : 'changes'} waiting to be sent`,
    toRead: (count: number) => `${count} ${count === 1 ? 'change needs' : 'changes need'} a look`,
    gone: 'It was deleted elsewhere meanwhile, so this was not needed any more.',
    theirs: (fields: string) => `Changed elsewhere later than here. ${fields} kept what was said there.`,
    both: (fields: string) => `Changed elsewhere too. ${fields} came from there, and your change was kept as well.`,
    allSent: 'Everything is sent',
    allSentText: 'Nothing waits on this device.',
    leaveTitle: (count: number) => `Sign out and lose ${count === 1 ? '1 change' : `${count} changes`}?`,
    leaveText:
      'They are kept on this device only and have not been sent. Stay until there is a connection to keep them.',
  },
} as const
