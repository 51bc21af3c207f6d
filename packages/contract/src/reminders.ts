import * as z from 'zod/mini'
import { notifications } from './constants/notifications.ts'
import { reminders as limits } from './constants/reminders.ts'
import { endpoint } from './endpoint.ts'
import { Day, Id, Instant, optionalText, Part, Time, text, Waited } from './fields.ts'

/** The named recurrences; anything else is an RFC 5545 RRULE (docs/product/decisions.md#11). */
export const namedRecurrences = ['none', 'daily', 'weekdays', 'weekly', 'monthly', 'yearly'] as const
export type NamedRecurrence = (typeof namedRecurrences)[number]

export const Recurrence = z
  .string('Repeats must be text')
  .check(
    z.maxLength(300, 'Repeats must be at most 300 characters'),
    z.regex(
      /^(none|daily|weekdays|weekly|monthly|yearly|(RRULE:)?FREQ=[A-Z0-9=;,+-]+)$/,
      'Repeats must be none, daily, weekdays, weekly, monthly, yearly or an RRULE',
    ),
  )

export const Origin = z.object({
  /** A calendar event (with its own colour), a mail that the person accepted, or a file from another planner. */
  from: z.enum(['google', 'mail', 'file']),
  /** True if it was changed here after the import, so that later changes at its origin are ignored. */
  edited: z.boolean(),
  /** Whether it alerts at all. */
  rings: z.boolean(),
  /** Its page in Google Calendar. */
  url: z.nullable(z.string()),
})

export const ChecklistItem = z.object({
  text: text('A checklist item', { max: limits.checklist.lengthMax }),
  done: z.boolean('Done must be true or false'),
})
export type ChecklistItem = z.infer<typeof ChecklistItem>

/** Optional details of a reminder other than its day and time. */
export const details = {
  /** From 1 (highest) to 3 (lowest); 0 for none. */
  priority: z.optional(
    z
      .int('Priority must be a whole number')
      .check(z.minimum(0, 'Priority must be 0 to 3'), z.maximum(3, 'Priority must be 0 to 3')),
  ),
  tags: z.optional(
    z
      .array(
        text('A tag', { max: limits.tags.lengthMax }).check(
          z.regex(/^[^\s#,]+$/, 'A tag can’t contain spaces, commas or #'),
        ),
      )
      .check(z.maxLength(limits.tags.max, `At most ${limits.tags.max} tags`)),
  ),
  checklist: z.optional(
    z.array(ChecklistItem).check(z.maxLength(limits.checklist.max, `At most ${limits.checklist.max} checklist items`)),
  ),
  /** Null for none. */
  duration_minutes: z.optional(
    z.nullable(
      z
        .int('Duration must be a whole number of minutes')
        .check(
          z.minimum(1, 'Duration must be at least a minute'),
          z.maximum(limits.durationMinutesMax, 'Duration must be at most a day'),
        ),
    ),
  ),
  /** Minutes before the due time at which it alerts; null for the person's default, empty for none. */
  lead_minutes: z.optional(
    z.nullable(
      z
        .array(
          z
            .int('Lead times must be whole minutes')
            .check(
              z.minimum(1, 'Lead times must be at least a minute'),
              z.maximum(limits.leads.minutesMax, 'Lead times must be at most four weeks'),
            ),
        )
        .check(z.maxLength(limits.leads.max, `At most ${limits.leads.max} lead times`)),
    ),
  ),
  /** The year from which a yearly reminder counts (birth, wedding); null for none. */
  since_year: z.optional(
    z.nullable(
      z
        .int('The year must be a whole number')
        .check(z.minimum(1800, 'The year must be 1800 or later'), z.maximum(2200, 'The year must be 2200 or earlier')),
    ),
  ),
  /** Minutes after which it alerts again until it is done; null for the person's default. */
  nag_minutes: z.optional(
    z.nullable(
      z
        .int('nag_minutes must be a whole number')
        .check(
          z.minimum(notifications.nagMinutes.min, `At least ${notifications.nagMinutes.min} minutes apart`),
          z.maximum(notifications.nagMinutes.max, `At most ${notifications.nagMinutes.max} minutes apart`),
        ),
    ),
  ),
}

/** Who a reminder is for: oneself, one member, the whole household, or whoever takes it. */
const audiences = ['self', 'member', 'everyone', 'anyone'] as const
export const Audience = z.enum(audiences, 'audience must be self, member, everyone or anyone')
export type Audience = z.infer<typeof Audience>

/**
 * Who it is for, and who is notified if it is not done; private by default. For a medicine, applies to each of its
 * doses.
 */
export const sharing = {
  audience: z.optional(Audience),
  /** The member it is for. */
  for_id: z.optional(z.nullable(Id)),
  /** The person notified if it is not done this many minutes after it was due; null for nobody. */
  escalate_to_id: z.optional(z.nullable(Id)),
  escalate_minutes: z.optional(
    z
      .int('escalate_minutes must be a whole number')
      .check(
        z.minimum(limits.escalation.min, `At least ${limits.escalation.min} minutes after it was due`),
        z.maximum(limits.escalation.max, 'At most a day after it was due'),
      ),
  ),
}

/** Sharing details of a reminder that the household, or some of its members, can see. */
export const Shared = z.object({
  audience: Audience,
  /** The person who created it, and owns it. */
  asked_by: Id,
  /** The member it is for; with 'anyone', the member who has taken it, or its occurrence of `claimed_on`. */
  for_id: z.nullable(Id),
  /** The only occurrence that `for_id` has taken of a repeating reminder for 'anyone'; other days are anyone's. */
  claimed_on: z.optional(Day),
  escalate_to_id: z.nullable(Id),
  escalate_minutes: z.nullable(z.int()),
  /** When the first message was sent to a helper. */
  sent_at: z.nullable(Instant),
  /** When somebody other than its creator first saw it. */
  seen_at: z.nullable(Instant),
  done_at: z.nullable(Instant),
  done_by: z.nullable(Id),
})
export type Shared = z.infer<typeof Shared>

export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type FileType = (typeof fileTypes)[number]

/** A photo or file attached to a reminder. */
export const ReminderFile = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(fileTypes),
  bytes: z.int(),
})
export type ReminderFile = z.infer<typeof ReminderFile>

export const Reminder = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  /** The day it is due; for a repeating reminder, the first day. */
  date: Day,
  /** Wall-clock time in `time_zone`, 'HH:MM:SS'. */
  time: z.string(),
  /** True if the person gave no time and the default was used. */
  time_defaulted: z.boolean(),
  time_zone: z.string(),
  /** 'none', a named recurrence or an RRULE. */
  recurrence: z.string(),
  /** The moveable feast that a yearly reminder follows, by its name in the festival table. */
  festival: z.nullable(z.string()),
  completed: z.boolean(),
  /** For a repeating reminder: the days of completed occurrences within the last year, oldest first. */
  completed_dates: z.array(Day),
  /** The last day on which a repeating reminder can be due; absent for no end. */
  ends_on: z.optional(Day),
  /**
   * Excluded days of a repeating reminder, or the day on which a single event was dismissed after it was over; absent if
   * there are none.
   */
  skipped_dates: z.optional(z.array(Day)),
  tags: z.array(z.string()),
  /** 1 is the highest; absent if there is none. */
  priority: z.optional(z.int()),
  checklist: z.optional(z.array(ChecklistItem)),
  duration_minutes: z.optional(z.int()),
  lead_minutes: z.optional(z.array(z.int())),
  nag_minutes: z.optional(z.int()),
  since_year: z.optional(z.int()),
  /** The medicine of which it is a dose, or which it reminds to refill. */
  medicine: z.optional(z.object({ id: Id, part: z.enum(['dose', 'refill']) })),
  /**
   * For an occurrence that was changed separately: the repeating reminder it belongs to, and its day in that series.
   */
  series: z.optional(z.object({ id: Id, day: Day })),
  /** Photos and files; absent if there are none. */
  files: z.optional(z.array(ReminderFile)),
  /** Absent if it is private. */
  shared: z.optional(Shared),
  /** The member whom it was for and who gave it back; absent if nobody did. */
  declined_by: z.optional(Id),
  /**
   * The day on which the rule or the first day was last changed, or from which this planner has an imported series;
   * earlier occurrences do not count as missed. Absent if neither applies.
   */
  rule_since: z.optional(Day),
  /** True for an event, which is past once its time is over; absent for a task, which is overdue until it is done. */
  is_event: z.optional(z.boolean()),
  /** Its origin, if it was not created by the person. */
  origin: z.optional(Origin),
  /** What read the sentence it was created from: the built-in engine, or a language model if that was more certain. */
  read_by: z.optional(z.enum(['engine', 'model'])),
  created_at: Instant,
  updated_at: Instant,
})
export type Reminder = z.infer<typeof Reminder>

/** Whether a text is a cursor: 'YYYY-MM-DDTHH:MM:SS~id' of the last reminder of a page. */
function isPlace(text: string): boolean {
  const [, day, id] = /^(.{10})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d~(.{36})$/.exec(text) ?? []
  return z.safeParse(Day, day).success && z.safeParse(Id, id).success
}

export const list = endpoint({
  method: 'GET',
  path: '/api/reminders',
  access: 'member',
  summary:
    'Reminders from the last 90 days on plus all that are open or repeat, or those in a window; soonest first. Past 1 MB, the Link header (rel="next") points to the rest',
  input: z.object({
    /** The first and last day of a window: with either, only reminders that are due, or may be due, within it. */
    from: z.optional(Day),
    to: z.optional(Day),
    /** The cursor of the previous page, from the Link header. */
    after: z.optional(
      z.string('after must be text').check(z.refine(isPlace, 'after must be the value from the Link header')),
    ),
    part: z.optional(Part),
  }),
  result: z.array(Reminder),
})

/** Searches all reminders, including completed ones of any age. */
export const search = endpoint({
  method: 'GET',
  path: '/api/reminders/search',
  access: 'member',
  summary: 'Search reminders by words in the title, description, tags or checklist, latest first',
  input: z.object({ query: text('Query', { max: limits.searchMax }) }),
  result: z.object({
    reminders: z.array(Reminder),
    /** True if there are more than these. */
    more: z.boolean(),
  }),
})

export const createFromText = endpoint({
  method: 'POST',
  path: '/api/reminders/ai',
  access: 'member',
  summary: 'Create a reminder from a sentence',
  carries: ['idempotency-key'],
  input: z.object({
    text: text('Reminder', { max: limits.textMax }),
    /** Used for a day or time that the text does not contain. */
    suggested_date: z.optional(z.nullable(Day)),
    suggested_time: z.optional(z.nullable(Time)),
    /**
     * True if the person chose the suggested day explicitly: it is then kept, even if the time in the text has passed
     * on it.
     */
    date_picked: z.optional(z.boolean('Date picked must be true or false')),
    /** Ranges of the text, [start, end), that the person wants kept in the title and not read. */
    leave_alone: z.optional(
      z
        .array(z.object({ start: z.int().check(z.minimum(0)), end: z.int().check(z.minimum(0)) }))
        .check(z.maxLength(20, 'At most 20 ranges can be ignored')),
    ),
    ...sharing,
    /** Chosen by the caller, so that a repeated call creates only one reminder. */
    id: z.optional(Id),
    /** Returns the reminder that would be created, without saving it, for a confirmation. */
    only_read: z.optional(z.boolean('Only read must be true or false')),
    /** `created_at` and `read_by` of the response to `only_read`, so that the sentence is read the same way again. */
    read_at: z.optional(Instant),
    read_by: z.optional(z.enum(['engine', 'model'], 'Read by must be engine or model')),
    waited_ms: Waited,
  }),
  result: Reminder,
})

export const update = endpoint({
  method: 'PUT',
  path: '/api/reminders/:id',
  access: 'member',
  summary: 'Change a reminder, or complete or reopen it (or one occurrence of it)',
  carries: ['idempotency-key'],
  input: z.object({
    id: Id,
    title: z.optional(text('Title', { max: limits.titleMax })),
    description: z.optional(z.nullable(optionalText('Description', { max: limits.descriptionMax }))),
    date: z.optional(Day),
    time: z.optional(z.nullable(Time)),
    recurrence: z.optional(z.nullable(Recurrence)),
    /** The last day of a repeating or multi-day reminder; null for no end. */
    ends_on: z.optional(z.nullable(Day)),
    /** Instead of a last day: the number of occurrences. */
    times: z.optional(
      z
        .int('Times must be a whole number')
        .check(
          z.minimum(1, 'Times must be at least 1'),
          z.maximum(limits.timesMax, `Times must be at most ${limits.timesMax.toLocaleString('en-IN')}`),
        ),
    ),
    ...details,
    /** The checklist before the person's change, so that others' changes made meanwhile are kept. */
    checklist_was: z.optional(
      z
        .array(ChecklistItem)
        .check(z.maxLength(limits.checklist.max, `At most ${limits.checklist.max} checklist items`)),
    ),
    ...sharing,
    completed: z.optional(z.boolean('Completed must be true or false')),
    /** The occurrence of a repeating reminder that `completed` applies to; without it, the whole reminder. */
    occurrence_date: z.optional(Day),
    /** True to change only that occurrence. It becomes a separate reminder, which is returned. */
    only_day: z.optional(z.boolean('Only day must be true or false')),
    /** True to change that occurrence and all later ones, which become a separate series, which is returned. */
    following: z.optional(z.boolean('Following must be true or false')),
    /** The id of that separate reminder, if chosen by the caller. */
    separate_id: z.optional(Id),
    /** Later changes made elsewhere take precedence; a completion is always kept. */
    waited_ms: Waited,
  }),
  result: z.extend(Reminder, {
    /** The fields for which a later change made elsewhere was kept; absent if there are none. */
    kept: z.optional(z.array(z.string())),
  }),
})

export const remove = endpoint({
  method: 'DELETE',
  path: '/api/reminders/:id',
  access: 'member',
  summary:
    'Delete a reminder and return it, or delete one occurrence, or it and all after it, and return the remaining reminder',
  carries: ['idempotency-key'],
  input: z.object({
    id: Id,
    /** The occurrence to delete; the day of a single event that is over dismisses it, so that nobody is asked about it. */
    occurrence_date: z.optional(Day),
    /** Deletes that occurrence and all after it. */
    following: z.optional(z.enum(['true'], 'following must be true')),
  }),
  result: Reminder,
})

export const restore = endpoint({
  method: 'POST',
  path: '/api/reminders/:id/restore',
  access: 'member',
  summary: 'Restore a reminder deleted within the last 7 days, or one deleted occurrence of it',
  carries: ['idempotency-key'],
  input: z.object({ id: Id, occurrence_date: z.optional(Day), waited_ms: Waited }),
  result: Reminder,
})

/** Notifies the creator that it was seen. */
export const seen = endpoint({
  method: 'POST',
  path: '/api/reminders/:id/seen',
  access: 'member',
  summary: 'Mark a reminder that another member asked for as seen',
  input: z.object({ id: Id }),
  result: Reminder,
})

export const claim = endpoint({
  method: 'POST',
  path: '/api/reminders/:id/claim',
  access: 'member',
  summary: 'Take a reminder that anyone of the household can do; of a repeating one, a single occurrence',
  /** `occurrence_date`: of a repeating reminder; by default its next open occurrence. */
  input: z.object({ id: Id, occurrence_date: z.optional(Day) }),
  result: Reminder,
})

export const giveBack = endpoint({
  method: 'POST',
  path: '/api/reminders/:id/give-back',
  access: 'member',
  summary: 'Give back a reminder that one took, or that another member asked of one, who is notified',
  input: z.object({
    id: Id,
    occurrence_date: z.optional(Day),
    /** Takes back having given back one that another member asked of one, for five minutes and until it is changed. */
    undo: z.optional(z.boolean('undo must be true or false')),
  }),
  result: Reminder,
})
