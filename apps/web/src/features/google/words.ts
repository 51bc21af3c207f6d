import { assistant as limits } from '@planner/contract/constants/accounts'

/** The page’s copy: explanations, empty states, toasts and labels. */
export const words = {
  pageText: 'Bring in your Google Calendar and email.',
  text: 'Read-only, and only what you allow.',
  connected: 'Google is connected',
  disconnected: 'Google account disconnected',
  notConnectedText: 'Start with your calendar. You can add Gmail later if you like.',
  connectFirst: 'Connect Google first.',
  expiredText: 'Your Google connection has expired. Connect again to pick up where you left off.',
  notConfigured: 'Google isn’t set up on this server, so you can’t connect an account yet.',
  opening: 'Opening Google…',
  waiting: 'Continue in the Google window.',
  reads: [
    'Calendar: titles, times, places and notes of events in the period you choose.',
    'Gmail: sender, subject and first words, only when you start an analysis.',
  ],
  never: [
    'Read full emails, attachments, contacts, files or photos.',
    'Write, send or delete anything in your Google account.',
    `Keep anything from an email we find no reminder in, unless you let a language model read it. What it was sent stays listed in your settings for ${limits.retentionDays} days.`,
  ],
  disconnectQuestion: 'Disconnect Google?',
  disconnectText:
    'We’ll lose access to your Google account. Suggestions from your email that you haven’t accepted will be removed too.',
  sync: 'Adds your events to your reminders, in their own colour. Syncing again won’t create duplicates.',
  syncing: 'Reading your calendar. This can take up to a minute.',
  neverSynced: 'Not synced yet',
  autoSync: 'New and changed events are added automatically.',
  notify: 'Get alerts for imported events, like your reminders.',
  analysis: 'Finds bills, tickets, appointments and dates in recent email. Nothing is added without your OK.',
  lookingFurther:
    'Taking a closer look… A language model is checking emails we’re unsure about. This can take up to 15 seconds.',
  analyzing: 'Reading subjects and first words. This can take up to a minute.',
  noCalendar: 'We don’t have access to your calendar yet.',
  noMail: 'We don’t have access to your Gmail yet.',
  potential: 'Reminders found in your email, soonest first.',
  found: 'Found in your email',
  noPotential: 'No suggestions to review',
  noPotentialText: 'Analyze your email and we’ll list what we find here for you to accept or dismiss.',
  add: { new: 'Add', moved: 'Move', cancelled: 'Remove' },
  accept: { new: 'Accept', moved: 'Move', cancelled: 'Remove' },
  changes: { moved: 'Moved', cancelled: 'Cancelled' },
  changed: { moved: 'Reminder moved', cancelled: 'Reminder removed' },
  added: (date: string) => `Reminder added for ${date}`,
  dismissed: 'Suggestion dismissed',
} as const
