import type { Selectable } from 'kysely'

/** The secret addresses under which calendar apps read. */
export type CalendarFeedsTable = {
  user_id: string
  token_hash: Buffer
  /** Sealed. */
  token: Buffer
  alarms: boolean
  created_at: Date
  last_read_at: Date | null
}
export type CalendarFeedRow = Selectable<CalendarFeedsTable>

/** Items of other planners' files, to be known again. */
export type ImportedItemsTable = {
  user_id: string
  key_hash: Buffer
  /** Null once its person deleted it. */
  reminder_id: string | null
  content_hash: Buffer
  imported_at: Date
  /** The import that it came in with; null if its program named none. */
  import_id: string | null
}
export type ImportedItemRow = Selectable<ImportedItemsTable>

export type CalendarFileTables = {
  calendar_feeds: CalendarFeedsTable
  imported_items: ImportedItemsTable
}
