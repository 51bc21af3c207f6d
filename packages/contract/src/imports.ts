import * as z from 'zod/mini'
import { imports as limits, reminders } from './constants/reminders.ts'
import { endpoint } from './endpoint.ts'
import { Day, Id, optionalText, Time, TimeZone, text } from './fields.ts'
import { details, Recurrence } from './reminders.ts'

/** An event or task from another planner, parsed from its file on the device. */
export const ImportItem = z.object({
  /** Its id in the file, by which it is recognized again. */
  key: text('Key', { max: limits.keyMax }),
  title: text('Title', { max: reminders.titleMax }),
  description: z.optional(optionalText('Description', { max: reminders.descriptionMax })),
  date: Day,
  /** Null for a whole-day event. */
  time: z.nullable(Time),
  time_zone: TimeZone,
  recurrence: z.optional(Recurrence),
  ends_on: z.optional(z.nullable(Day)),
  skipped_dates: z.optional(
    z.array(Day).check(z.maxLength(limits.skippedMax, `At most ${limits.skippedMax} skipped days`)),
  ),
  ...details,
  completed: z.optional(z.boolean('Completed must be true or false')),
  /** True for an event of a calendar, which is past once it is over, rather than a task. */
  is_event: z.optional(z.boolean('is_event must be true or false')),
  /**
   * Stands for its text in a file that names days in words: the item is unchanged as long as this is, whatever day the
   * same words mean later.
   */
  source: z.optional(text('Source', { max: limits.sourceMax })),
  /** True if the file marks it as cancelled. */
  cancelled: z.optional(z.boolean('Cancelled must be true or false')),
})
export type ImportItem = z.infer<typeof ImportItem>

/** What happens, or would happen, to an item. */
export const importStates = [
  'new',
  'changed',
  'removed',
  // Nothing to do: unchanged, changed or deleted here since, or cancelled before it was first imported.
  'same',
  'kept',
  'deleted',
  'cancelled',
  // One of this planner's own reminders, from its calendar file.
  'own',
  // An invalid recurrence.
  'refused',
] as const

export const importItems = endpoint({
  method: 'POST',
  path: '/api/imports',
  access: 'member',
  summary: 'Import up to 200 items of another planner, each once; or say what would happen',
  input: z.object({
    items: z
      .array(ImportItem)
      .check(
        z.minLength(1, 'Nothing to import'),
        z.maxLength(limits.itemsPerCall, `At most ${limits.itemsPerCall} items in one call`),
      ),
    /** The same for all calls of one import, so that it can be undone as a whole. */
    import_id: z.optional(Id),
    /** False if new events of a calendar shall not alert; tasks always do. */
    ring_events: z.optional(z.boolean('ring_events must be true or false')),
    /** True to make no changes. */
    preview: z.optional(z.boolean('Preview must be true or false')),
  }),
  result: z.object({
    /** The state of each item, in order. */
    states: z.array(z.enum(importStates)),
  }),
})

export const undoImport = endpoint({
  method: 'DELETE',
  path: '/api/imports/:id',
  access: 'member',
  summary: 'Undo an import of the last 24 hours: remove the reminders that it added, save those changed since',
  input: z.object({ id: Id }),
  result: z.object({
    removed: z.int(),
    /** Items that the import added and the person changed since. */
    kept: z.int(),
  }),
})
