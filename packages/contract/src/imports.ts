import * as z from 'zod/mini'
import { imports as limits, reminders } from './constants/reminders.ts'
import { endpoint } from './endpoint.ts'
import { Day, Id, optionalText, Time, TimeZone, text } from './fields.ts'
import { details, Recurrence } from './reminders.ts'

/** An event or task of another planner, as its file was read on the device. */
export const ImportItem = z.object({
  /** Its own name in the file, by which it is known again. */
  key: text('Key', { max: limits.keyMax }),
  title: text('Title', { max: reminders.titleMax }),
  description: z.optional(optionalText('Description', { max: reminders.descriptionMax })),
  date: Day,
  /** Null for a whole day. */
  time: z.nullable(Time),
  time_zone: TimeZone,
  recurrence: z.optional(Recurrence),
  ends_on: z.optional(z.nullable(Day)),
  skipped_dates: z.optional(
    z.array(Day).check(z.maxLength(limits.skippedMax, `At most ${limits.skippedMax} skipped days`)),
  ),
  ...details,
  completed: z.optional(z.boolean('Completed must be true or false')),
  /** True where the file says that it no longer takes place. */
  cancelled: z.optional(z.boolean('Cancelled must be true or false')),
})
export type ImportItem = z.infer<typeof ImportItem>

/** What happens, or would happen, to an item. */
export const importStates = [
  'new',
  'changed',
  'removed',
  // Nothing to do: as it was, changed or deleted here since, or cancelled before it ever came in.
  'same',
  'kept',
  'deleted',
  'cancelled',
  // One of this planner's own reminders, as its calendar file has it.
  'own',
  // A repeat that is none.
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
    /** The same for all calls of one import, which can then be undone as a whole. */
    import_id: z.optional(Id),
    /** True to change nothing. */
    preview: z.optional(z.boolean('Preview must be true or false')),
  }),
  result: z.object({
    /** Of each item, in order. */
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
    /** Added by it and changed since. */
    kept: z.int(),
  }),
})
