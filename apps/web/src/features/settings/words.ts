/** The page’s copy: explanations, empty states, toasts and labels. */
export const words = {
  installText: 'Opens like an app and works offline.',
  text: 'How the planner works and when it notifies you.',
  google: 'Import from Google Calendar and Gmail.',
  toGoogle: 'Calendar sync, email analysis and their results',
  messages: 'Reminders on your phone, even when the planner is closed.',
  email: 'Reminders in your inbox, plus news if you like.',
  emailKept: 'Saved to the outbox',
  emailKeptText: 'This server has no email provider yet, so your emails are saved to the outbox.',
  emailConfirmed: 'Confirmed',
  emailUnconfirmed: 'Not confirmed',
  emailUnconfirmedText: 'Open the link we send to this address to get reminders by email.',
  emailNoMail: 'This server has no email provider, so it can’t confirm your address or send email.',
  general: 'When reminders ring, and when they stay quiet.',
  digestText: 'The day’s reminders in one message, in the app and by email.',
  nagText: 'Rings again until you mark the reminder complete.',
  quietText: 'No alerts during these hours. They wait until quiet hours end.',
  quietHolds: (until: string, doses: readonly string[]) =>
    `Medicines in these hours won’t ring before ${until}: ${doses.join(', ')}.`,
  medicinesRing: 'Medicines ring in quiet hours',
  zoneText: 'Used for new reminders.',
} as const
