import type { Selectable } from 'kysely'

/** The secret URLs from which calendar apps read. */
export type CalendarFeedsTable = {
  user_id: string
  token_hash: Buffer
  /** Encrypted. */
  token: Buffer
  alarms: boolean
  created_at: Date
  last_read_at: Date | null
}
export type CalendarFeedRow = Selectable<CalendarFeedsTable>

/** Items imported from other planners' files, to recognise them on the next import. */
export type ImportedItemsTable = {
  user_id: string
  key_hash: Buffer
  /** Null once the person has deleted the reminder. */
  reminder_id: string | null
  content_hash: Buffer
  imported_at: Date
  /** The import that it came with; null if the caller named none. */
  import_id: string | null
}
export type ImportedItemRow = Selectable<ImportedItemsTable>

export type CalendarFileTables = {
  calendar_feeds: CalendarFeedsTable
  imported_items: ImportedItemsTable
}
