import type { FileItem, ReadOptions } from './item.ts'
import { isTimeZone } from './wall-time.ts'

/** A row, keyed by column name in lower case. */
export type Row = Record<string, string>
/** A task as read from a planner's columns. */
export type Task = Partial<FileItem> & {
  title: string
  /** Its row, and those of its steps. */
  rows?: Row[]
  id?: string
  /** Its nesting level; 1 is the top level. */
  indent?: number
  /** Whether its recurrence is not supported. */
  isRefused?: boolean
  isAfterDone?: boolean
  /** The day as written in the file, if it was not understood. */
  unread?: string
  /** A deadline in addition to its due day. */
  deadline?: string
  /** The day on which it was due, if that has passed; its `date` is today. */
  overdueSince?: string
}

/** Returns the time zone of a row if it is a known one, otherwise the person's. */
export const zoneOf = (said: string | undefined, { timeZone }: ReadOptions): string =>
  said && isTimeZone(said) ? said : timeZone
