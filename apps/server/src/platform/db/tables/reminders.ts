import type { Audience, FileType, ReminderFile } from '@planner/contract/reminders'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { DayColumn } from './columns.ts'

export type RemindersTable = {
  id: string
  user_id: string
  title: string
  description: string
  source_text: string | null
  date: DayColumn
  time: string
  time_defaulted: boolean
  time_zone: string
  recurrence: string
  festival: string | null
  completed: Generated<boolean>
  completed_dates: Generated<string[]>
  /** The last day of a repeating reminder. */
  ends_on: ColumnType<string | null, string | null | undefined, string | null>
  /** Days that were taken out of a repeating reminder. */
  skipped_dates: Generated<string[]>
  tags: string[]
  priority: Generated<number>
  checklist: ColumnType<{ text: string; done: boolean }[], string | undefined, string>
  duration_minutes: Generated<number | null>
  /** In place of the person's own; null for theirs. */
  lead_minutes: Generated<number[] | null>
  nag_minutes: Generated<number | null>
  /** From which a yearly one counts. */
  since_year: Generated<number | null>
  files: ColumnType<ReminderFile[], string | undefined, string>
  next_unplanned_on: DayColumn | null
  /** Its source, if not entered by the person. */
  origin: Generated<'google' | 'mail' | 'file' | null>
  origin_url: Generated<string | null>
  origin_edited: Generated<boolean>
  rings: Generated<boolean>
  /** What parsed the sentence it was made from. */
  read_by: Generated<'engine' | 'model' | null>
  /** When each field was last said by the person; one that is not named, with the reminder itself. */
  field_times: ColumnType<FieldTimes, string | undefined, string>
  /** The household that shares it; null for a private one. */
  household_id: Generated<string | null>
  audience: Generated<Audience>
  for_user: Generated<string | null>
  for_helper: Generated<string | null>
  escalate_to: Generated<string | null>
  escalate_minutes: Generated<number | null>
  sent_at: Generated<Date | null>
  seen_at: Generated<Date | null>
  done_at: Generated<Date | null>
  done_by: Generated<string | null>
  /** The medicine of which it is a dose or a refill reminder. */
  medicine_id: Generated<string | null>
  /** Of a dose, in hundredths. */
  dose_amount: Generated<number | null>
  /** The series that a changed occurrence belongs to, or that a split-off series continues. */
  moved_from: Generated<string | null>
  /** The day that it had in that series. */
  moved_on: ColumnType<string | null, string | null | undefined, string | null>
  created_at: Date
  updated_at: Date
}
export type ReminderRow = Selectable<RemindersTable>

/** Instants, ISO 8601 in UTC, by the field's name. */
export type FieldTimes = Readonly<Record<string, string>>

/** Deleted reminders, to be restored if asked within some days. */
export type RemovedRemindersTable = {
  id: string
  user_id: string
  /** The row as it was. */
  reminder: ColumnType<object, string, never>
  removed_at: Date
}

/** Photos and files at reminders: their bytes are in the file store. */
export type ReminderFilesTable = {
  id: string
  /** The reminder's owner. */
  user_id: string
  store_key: string
  name: string
  type: FileType
  bytes: number
  added_at: Date
  looked_at: Date
  let_go_from: Generated<string | null>
  let_go_at: Generated<Date | null>
}
export type ReminderFileRow = Selectable<ReminderFilesTable>

/** What is to be removed from the file store. */
export type FileRemovalsTable = { store_key: string; due_at: Date }

export type ReminderTables = {
  reminders: RemindersTable
  removed_reminders: RemovedRemindersTable
  reminder_files: ReminderFilesTable
  file_removals: FileRemovalsTable
}
