/** Success and empty-state sentences. */
export const words = {
  installText: 'Opens like an app, also without a connection.',
  text: 'How the planner behaves and when it calls on you.',
  google: 'Bring your Google Calendar and mail along.',
  toGoogle: 'Calendar sync, email analysis and what they found',
  messages: 'Reminders on your phone, also when the planner is closed.',
  email: 'Reminders in your inbox, and news if you like.',
  emailSent: 'E-mail is sent',
  emailKept: 'Kept in the outbox',
  emailKeptText: 'This server has no email provider yet, so your email waits in the outbox.',
  general: 'When reminders ring, and when they let you be.',
  digestText: 'The day’s reminders in one message, in the app and by email.',
  nagText: 'Rings again until you mark it complete.',
  quietText: 'Nothing rings then. What falls in between waits until the end.',
  zoneText: 'New reminders are meant in this zone.',
} as const
