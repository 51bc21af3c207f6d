import type { ColumnType } from 'kysely'

/** 'YYYY-MM-DD' for reading and writing. */
export type DayColumn = ColumnType<string, string, string>

/** Read as a parsed value, written as JSON text. */
export type JsonColumn<T> = ColumnType<T, string, string>
