/** What one caller may take up of a process at a time. All can be replaced in tests. */
export type EdgeLimits = {
  /** A whole request, body included, must arrive within this time; its headers within `headersMs`. */
  requestMs: number
  headersMs: number
  /** How often connections are checked for these two. */
  checkEveryMs: number
  /** An answer is cut off when nothing of it is read for this long. */
  unreadMs: number
  /** An answer read more slowly than this is cut off too, once `unreadMs` are over. Slow mobile data carries 10 to 20. */
  bytesPerMs: number
  /** A file sent in pieces must be read within this time. */
  fileMs: number
  /** Requests of one caller that are worked on at a time, and how many of these may be heavy. */
  atOnce: number
  heavyAtOnce: number
  /** Further requests that wait for their turn, and how long. */
  waiting: number
  waitMs: number
}

export const edgeLimits: EdgeLimits = {
  requestMs: 30_000,
  headersMs: 10_000,
  checkEveryMs: 1000,
  unreadMs: 30_000,
  bytesPerMs: 8,
  fileMs: 15 * 60_000,
  atOnce: 6,
  heavyAtOnce: 2,
  waiting: 100,
  waitMs: 10_000,
}
