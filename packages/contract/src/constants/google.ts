/** Numbers of the Google pages. From docs/product/specification.md#9-business-constants-and-limits, and our own limits. Times are in milliseconds unless the name has another unit. */
export const google = {
  pastDays: [1, 7, 14, 30],
  pastDaysDefault: 7,
  futureDays: [7, 14, 30, 60],
  futureDaysDefault: 30,
  maxEmails: [25, 50, 100],
  maxEmailsDefault: 50,
  daysBack: [3, 7, 14, 30],
  daysBackDefault: 7,
  /** The most mails per analysis that are sent to a language model. */
  furtherMails: 5,
  popup: { width: 500, height: 600 },
  /** How long after the popup closes the status is fetched, on /google and on /settings. */
  refetchMs: { google: 1000, settings: 5000 },
  /** How long the person may take to give consent. */
  stateMinutes: 10,
} as const
