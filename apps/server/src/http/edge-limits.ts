import { files } from '@planner/contract/constants/reminders'

/** Limits per caller and connection. Can be replaced in tests. */
export type EdgeLimits = {
  /** Time for a complete request, including the body; `headersMs` for its headers. */
  requestMs: number
  headersMs: number
  /** The same for a file upload. */
  uploadMs: number
  /** How often connections are checked against these two. */
  checkEveryMs: number
  /** A response is aborted when the client reads nothing for this long. */
  unreadMs: number
  /**
   * After `unreadMs`, a response read more slowly than this (in bytes per millisecond) is aborted too. Slow mobile data
   * reaches 10 to 20.
   */
  bytesPerMs: number
  /** Time limit for reading a streamed file. */
  fileMs: number
  /** Concurrent requests of one caller, and how many of them may be heavy. */
  atOnce: number
  heavyAtOnce: number
  /** Queue length for further requests, and the maximum wait. */
  waiting: number
  waitMs: number
}

export const edgeLimits: EdgeLimits = {
  requestMs: 30_000,
  headersMs: 10_000,
  uploadMs: files.uploadMs,
  checkEveryMs: 1000,
  unreadMs: 30_000,
  bytesPerMs: 8,
  fileMs: 15 * 60_000,
  atOnce: 6,
  heavyAtOnce: 2,
  waiting: 100,
  waitMs: 10_000,
}
