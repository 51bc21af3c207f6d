import { version } from '@planner/contract/constants/page'

/**
 * Success and empty-state copy shared by several features or the shell; a feature's own copy is in its words.ts.
 * Failure sentences are in the contract (`failures` of @planner/contract/failures).
 */
export const words = {
  product: 'Daily Planner',
  loading: 'Loading Daily Planner...',
  version: `v${version}`,
  feedbackMail: 'feedback@daily-planner.example',
  disclaimer: 'AI recipe suggestions and reminders are for information only.',

  /** Page headings that differ from the tab's title. */
  headings: { dashboard: 'Your Daily Dashboard', admin: 'Admin Dashboard' },

  newVersion: {
    ready: 'A new version is ready',
    text: 'Reload to update. You’ll lose anything you haven’t saved.',
  },

  waiting: {
    mark: 'Waiting to sync',
    text: 'Saved on this device. We’ll send these in order when you’re back online.',
    kept: 'You’re offline. Saved on this device and will sync when you’re back online.',
    count: (count: number) => `${count} ${count === 1 ? 'change' : 'changes'} waiting to sync`,
    toRead: (count: number) => `${count} ${count === 1 ? 'change needs' : 'changes need'} review`,
    gone: 'This was deleted or is no longer shared with you. Your text stays here until you tap OK.',
    copy: 'Copy all',
    copied: 'Copied',
    copyFailed: 'Couldn’t copy in this browser. Please select the text and copy it.',
    theirs: (fields: string) => `${fields} changed more recently on another device, so we kept that version.`,
    both: (fields: string) =>
      `Also changed on another device. ${fields} came from there, and your change was kept too.`,
    allSent: 'All changes synced',
    allSentText: 'Nothing is waiting on this device.',
    leaveTitle: (count: number) => `Sign out and lose ${count === 1 ? '1 change' : `${count} changes`}?`,
    leaveText: 'They’re only on this device and haven’t synced. Stay signed in until you’re back online to keep them.',
  },
} as const
