/**
 * Notifications, messengers, forwarded mail and phone numbers. From
 * docs/product/specification.md#9-business-constants-and-limits, and our own limits. Times are in milliseconds unless
 * the name has another unit.
 */

export const notifications = {
  leadMinutes: 60,
  checkMs: 60_000,
  vibrate: [200, 100, 200],
  leadMinutesMax: 1440,
  /** Minutes between repeated alerts until a reminder is done, and the most repetitions. */
  nagMinutes: { min: 5, max: 120 },
  nagRings: 6,
  /** Named snoozes; 'evening' after `eveningUntil` means `lateEvening`, and after that tomorrow's `morning`. */
  snooze: {
    evening: '18:00:00',
    eveningUntil: '17:30:00',
    lateEvening: '20:00:00',
    morning: '09:00:00',
    /** How far ahead a chosen day can be. */
    daysMax: 366,
    /** The most snoozes of completed or deleted reminders kept per person, latest first. */
    setAsideMax: 200,
  },
  /** How long a notification's buttons work. */
  ticketHours: 48,
  deliveriesPerPage: 50,
} as const

/** How long the record of a notification is kept after it was sent or abandoned. */
export const alertRetentionDays = 400

/** Messengers: Telegram and WhatsApp. */
export const chats = {
  codeMinutes: 10,
  /** Wrong codes from one chat, per hour. */
  wrongCodesPerHour: 5,
  /** The most messages per chat. */
  perMinute: 20,
  perDay: { telegram: 300, whatsapp: 100 },
  /** The latest actions per person that are kept for 'Undo'. */
  actionsMax: 50,
  /** How long the next message is read as the requested change. */
  changeMinutes: 10,
  /** How long message ids are kept, to skip duplicates. */
  messageRetentionDays: 3,
  /** How long after the person’s last message WhatsApp accepts free-form text. */
  freeTextHours: 24,
} as const

/** Mail that people forward to the planner. */
export const mailIn = {
  /** Larger mails are skipped. */
  bytesMax: 10_000_000,
  /** The most mails per person. */
  perDay: 50,
  mailsPerVisit: 100,
  meetingsPerMail: 20,
  /** Open suggestions per person; no more are added until some are answered. */
  openMax: 200,
  /** How long the ids of processed mails are kept, to skip duplicates. */
  takenRetentionDays: 30,
} as const

/** Phone verification (docs/product/decisions.md#30). */
export const phone = {
  /** The page sends no shorter number, in any format. */
  numberMin: 10,
  codeMin: 4,
  codeMax: 6,
  codeMinutes: 10,
  codeTries: 5,
  resendSeconds: 30,
  codesPerDay: 5,
  testMessageMax: 160,
  testsPerHour: 5,
} as const
