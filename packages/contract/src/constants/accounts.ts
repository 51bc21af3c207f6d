/**
 * Sign-in, accounts and their storage limits. From docs/product/specification.md#9-business-constants-and-limits, and
 * our own limits. Times are in milliseconds unless the name has another unit.
 */

export const password = { min: 8, max: 128 } as const

export const session = {
  idleDays: 30,
  maxDays: 90,
  /** How long a token stays valid after another replaced it, for requests in progress, also in other tabs. */
  replacedSeconds: 30,
  /**
   * The most devices one person can be signed in on; the least recently used one is signed out when another signs in.
   */
  devicesMax: 20,
} as const

export const account = {
  /** How long a password reset link works. */
  resetMinutes: 30,
  /** Reset links that one account, and one network address, may request. */
  resetsPerDay: 5,
  resetsPerHourOfAddress: 20,
  /** How long an email verification link is valid. */
  verificationHours: 48,
  /** Verification links emailed to one address per hour, day and 30 days, and requested from one network per hour. */
  verifications: { perHour: 3, perDay: 5, perMonth: 15, perHourOfNetwork: 50 },
  /** How long a link that no longer works is recognised, so that the page can say why. */
  verificationRetentionDays: 30,
  /** Known devices of one account, and how long one is remembered without a sign-in. */
  knownDevices: 10,
  knownDeviceDays: 365,
  /** Days in the profile's chart. */
  activityDays: 14,
} as const

/** docs/decisions/0025 */
export const secondFactor = {
  passkeysMax: 10,
  recoveryCodes: 10,
  /** How long a sign-in waiting for its second factor, or the addition of a passkey, may take. */
  challengeMinutes: 10,
  /** Attempts per challenge. */
  triesPerChallenge: 5,
  /** Wrong time codes per account and day. */
  wrongCodesPerDay: 20,
  /** Passkey sign-ins that one address may start within ten minutes. */
  passkeySignInsOfAddress: 100,
  /** The maximum length of a passkey's name. */
  nameMax: 60,
} as const

/** The header of a refused sign-in (`auth.second-factor`) with the challenge for the next call. */
export const challengeHeader = 'x-challenge'

/** docs/product/decisions.md#31 */
export const privacy = { deletionWord: 'DELETE', graceDays: 7, exportsPerDay: 3, consentsPerDay: 50 } as const

/** The most bytes one account can store in the database: reminders, orders, saved and own recipes. */
export const storedBytesMax = 20_000_000

/** Limits for a person's use of the language model: a daily budget, and how long sent texts are kept. */
export const assistant = { questionsPerDay: 60, tokensPerDay: 100_000, retentionDays: 30, sentPerPage: 50 } as const
