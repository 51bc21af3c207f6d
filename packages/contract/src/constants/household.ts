/** Households. From docs/product/specification.md#9-business-constants-and-limits, and our own limits. Times are in milliseconds unless the name has another unit. */

/** docs/decisions/0050 */
export const household = {
  /** Including helpers. */
  membersMax: 12,
  nameMax: 60,
  nicknameMax: 30,
  /** Open invitations at a time. */
  invitationsMax: 10,
  /** Invitations that one household may make per day. */
  invitationsPerDay: 30,
  /** How long an expired or used invitation is recognised, so that the page can say why. */
  invitationRetentionDays: 30,
  codeLength: 10,
  /** Codes that one person, and one network, may try per hour. */
  triesOfPerson: 20,
  triesOfNetwork: 300,
  /** Verification codes for helpers: to one number and by one household, per day. */
  helperCodes: { perNumber: 3, perHousehold: 10, minutes: 60, tries: 5 },
} as const

/**
 * How long an invitation to a household can be accepted. A separate constant, since the page needs no other limit of
 * `household`.
 */
export const invitationDays = 7
