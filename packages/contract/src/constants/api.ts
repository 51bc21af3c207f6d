/**
 * Programs, webhooks, sizes of requests and responses. From
 * docs/product/specification.md#9-business-constants-and-limits, and our own limits. Times are in milliseconds unless
 * the name has another unit.
 */

/** API tokens of one person. */
export const programs = { max: 20, nameMax: 60, daysMax: 365 } as const

/** Outgoing webhooks of one person. */
export const webhooks = {
  max: 10,
  nameMax: 60,
  /** Deliveries of all webhooks of one person. */
  perDay: 2000,
  testsPerHour: 20,
  /** Deliveries in a list, and how long they are kept. */
  shown: 50,
  retentionDays: 7,
  /** How long the previous secret also signs after a new one is made. */
  overlapHours: 24,
  /**
   * A webhook that has failed for this long is paused; the person sees `inWords`. The last attempt of the first
   * delivery is after 23.6 hours.
   */
  pausedAfter: { hours: 23, inWords: 'a day' },
} as const

/** The maximum size of a list; the rest follows under the `Link` header's `rel="next"`. */
export const answerBytesMax = 1_000_000

/** The largest body of an API call; legitimate ones have a few kilobytes. */
export const bodyLimitBytes = 100_000
