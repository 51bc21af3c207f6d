/** Section 9 of the specification, and the settled limits beside it. Times in milliseconds unless named otherwise. */

export const toasts = { durationMs: 4000, visible: 3, gapPx: 14, widthPx: 356 } as const

export const cart = { pollMs: 5000, desktopBadgeCap: 99, mobileBadgeCap: 9 } as const

export const reminders = {
  defaultTime: '09:00:00',
  /** Where 09:00 is already past today (decision 10). */
  defaultTimeLaterToday: '18:00:00',
  listTimeoutMs: 10_000,
  listAttempts: 3,
  textMax: 2000,
  titleMax: 300,
  descriptionMax: 5000,
} as const

export const notifications = {
  leadMinutes: 60,
  checkMs: 60_000,
  vibrate: [200, 100, 200],
  leadMinutesMax: 1440,
  /** Minutes between the rings of a reminder that rings until it is done, and how often it rings again at most. */
  nagMinutes: { min: 5, max: 120 },
  nagRings: 6,
} as const

export const password = { min: 8, max: 128 } as const

export const session = { idleDays: 30, maxDays: 90 } as const

/** No call may carry more; the largest honest one is a few kilobytes. */
export const bodyLimitBytes = 100_000

export const timeZone = 'Asia/Kolkata'

/** Phone verification (decision 30). */
export const phone = {
  /** The page sends no number shorter than this, whatever the writing. */
  numberMin: 10,
  codeMin: 4,
  codeMax: 6,
  codeMinutes: 10,
  codeTries: 5,
  resendSeconds: 30,
  codesPerDay: 5,
  testMessageMax: 160,
} as const
