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
  /** Occurrences that were removed from a repeating reminder. */
  skipped_dates: Generated<string[]>
  tags: string[]
  priority: Generated<number>
  checklist: ColumnType<{ text: string; done: boolean }[], string | undefined, string>
  duration_minutes: Generated<number | null>
  /** Overrides the person's default; null uses the default. */
  lead_minutes: Generated<number[] | null>
  nag_minutes: Generated<number | null>
  /** The year from which a yearly occasion counts, such as a birth year. */
  since_year: Generated<number | null>
  files: ColumnType<ReminderFile[], string | undefined, string>
  next_unplanned_on: DayColumn | null
  /** Its source, if not entered by the person. */
  origin: Generated<'google' | 'mail' | 'file' | null>
  /** Whether it came from a calendar: an event, whatever its words. */
  from_calendar: Generated<boolean>
  origin_url: Generated<string | null>
  origin_edited: Generated<boolean>
  rings: Generated<boolean>
  /** What read the sentence it was created from: our parser or the language model. */
  read_by: Generated<'engine' | 'model' | null>
  /** When the person last set each field; a missing field was set when the reminder was created. */
  field_times: ColumnType<FieldTimes, string | undefined, string>
  /** The household that it is shared with; null if private. */
  household_id: Generated<string | null>
  audience: Generated<Audience>
  for_user: Generated<string | null>
  for_helper: Generated<string | null>
  /** The occurrence that `for_user` has claimed of a repeating reminder for anyone. */
  claimed_on: ColumnType<string | null, string | null | undefined, string | null>
  escalate_to: Generated<string | null>
  escalate_minutes: Generated<number | null>
  sent_at: Generated<Date | null>
  seen_at: Generated<Date | null>
  done_at: Generated<Date | null>
  done_by: Generated<string | null>
  /** Who gave it back to the asker. */
  declined_by: Generated<string | null>
  /** Minutes after which the asker was to be notified before they gave it back. */
  declined_minutes: Generated<number | null>
  declined_at: Generated<Date | null>
  /** The asker's day on which they were last mailed that it was given back. */
  declined_mailed_on: ColumnType<string | null, string | null | undefined, string | null>
  /** The medicine that it is a dose or refill reminder of. */
  medicine_id: Generated<string | null>
  /** The amount of a dose, in hundredths of a unit. */
  dose_amount: Generated<number | null>
  /** The series that a changed occurrence belongs to, or that a split-off series continues. */
  moved_from: Generated<string | null>
  /** The day it replaces in that series. */
  moved_on: ColumnType<string | null, string | null | undefined, string | null>
  created_at: Date
  updated_at: Date
}
export type ReminderRow = Selectable<RemindersTable>

/** Instants by field name, ISO 8601 in UTC. */
export type FieldTimes = Readonly<Record<string, string>>

/** Deleted reminders, kept for some days so that they can be restored. */
export type RemovedRemindersTable = {
  id: string
  user_id: string
  /** The row as it was when it was deleted. */
  reminder: ColumnType<object, string, never>
  removed_at: Date
}

/** Photos and files attached to reminders; their bytes are in the file store. */
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

/** Keys of files to delete from the file store. */
export type FileRemovalsTable = { store_key: string; due_at: Date }

export type ReminderTables = {
  reminders: RemindersTable
  removed_reminders: RemovedRemindersTable
  reminder_files: ReminderFilesTable
  file_removals: FileRemovalsTable
}
