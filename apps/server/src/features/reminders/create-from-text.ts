import { reminders as limits } from '@planner/contract/constants/reminders'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { createFromText as contract } from '@planner/contract/reminders'
import type { Reading } from '@planner/reminder-language'
import { checklistOf } from '@planner/reminder-language/checklist'
import { eventsOf } from '@planner/reminder-language/events'
import { withYearlyOccasion } from '@planner/reminder-language/implied-yearly'
import { isYearly, occasionOf, preparationMinutes, sinceYearIn } from '@planner/reminder-language/occasion'
import { personToRemindIn, withoutReminded } from '@planner/reminder-language/person-to-remind'
import { relativeDayIn } from '@planner/reminder-language/relative-day'
import { lastDayOf, whenOf } from '@planner/reminder-language/when'
import type { Context } from '#context.ts'
import { type Read, readReminder } from '#features/assistant/read-reminder.ts'
import { planAlerts } from '#features/notifications/planning/plan-alerts.ts'
import { after } from '#platform/clock.ts'
import { inRolledBackTransaction } from '#platform/db/in-rolled-back-transaction.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { ownReminder } from './own-reminder.ts'
import { settleRuleOrOnce } from './recurrence.ts'
import { requireRoom } from './require-room.ts'
import { resolveSharing } from './sharing/sharing.ts'
import { insertReminder, mayBeEvents, reminderOf } from './store.ts'

type Input = CheckedInputOf<typeof contract>

/** A sentence that was read, and when it was said. `read` is null if its reminder already exists. */
export type ReadText = { askedAt: Date; read: Read | null; checklist?: string[] }

/**
 * Creates a reminder from a sentence and plans its alerts. An id that this person used before returns the reminder made
 * then.
 *
 * @throws Problem `reminder.too-many`, `account.full`, or `reminder.id-taken` for someone else's id.
 */
export async function createFromText(context: Context, user: UserRow, input: Input): Promise<ReminderRow> {
  return createRead(context, user, input, await readText(context, user, input))
}

/** Reads the sentence. Call it outside any transaction, because a language model may be asked. */
export async function readText(context: Context, user: UserRow, input: Input): Promise<ReadText> {
  const askedAt = saidAt(context.clock.now(), input)
  // A repeated call must not ask, and pay for, a model again.
  const made = context.languageModel && input.id ? await reminderOf(context.db, user.id, input.id) : null
  if (made) return { askedAt, read: null }
  const today = wallTimeOf(askedAt, user.time_zone).day
  const events = relativeDayIn(input.text) ? eventsOf(await mayBeEvents(context.db, user.id), today) : undefined
  const list = checklistOf(input.text, { now: askedAt, timeZone: user.time_zone, leaveAlone: input.leave_alone })
  return {
    askedAt,
    ...(list && { checklist: list.items }),
    read: await readReminder(context, user, {
      text: list?.head ?? input.text,
      now: askedAt,
      events,
      leaveAlone: input.leave_alone ?? [],
      needsConfirmation: input.only_read === true,
      ...(input.read_by && { by: input.read_by }),
    }),
  }
}

/** Returns the time to interpret a sentence at: when it was said, or when the person saw how it was read. */
function saidAt(now: Date, { read_at, waited_ms }: Input): Date {
  const askedAt = read_at ? new Date(read_at) : after(now, -(waited_ms ?? 0))
  return askedAt < now ? askedAt : now
}

/** Returns the reminder that a sentence would create now, or throws what creating it would; nothing is stored. */
export async function preview(context: Context, user: UserRow, input: Input): Promise<ReminderRow> {
  const text = await readText(context, user, input)
  const reminder = await inRolledBackTransaction(context.db, (tx) =>
    createRead({ ...context, db: tx }, user, input, text),
  )
  return { ...reminder, created_at: text.askedAt }
}

/** Creates the reminder from a sentence that was read, in one transaction. */
export async function createRead(
  context: Context,
  user: UserRow,
  input: Input,
  { askedAt, read, checklist = [] }: ReadText,
): Promise<ReminderRow> {
  const now = context.clock.now()
  if (read === null) return ownReminder(context, user, input.id!)
  const { by } = read
  const reading = withYearlyOccasion(read.reading, input.text, input.leave_alone)
  const suggested = {
    date: input.suggested_date ?? null,
    time: input.suggested_time ?? null,
    picked: input.date_picked,
  }
  const when = whenOf(reading, suggested, wallTimeOf(askedAt, user.time_zone))
  const { date, recurrence, festival } = settleRuleOrOnce({
    date: when.date,
    recurrence: reading.recurrence ?? 'none',
    festival: reading.festival,
  })
  const occasion = isYearly(recurrence) ? occasionOf(reading.title) : null
  const { title, description } = titleAndRest(titleFor(input, reading))

  return inTransaction(context.db, async (tx) => {
    await requireRoom(context, tx, user, { more: 1, text: Buffer.byteLength(input.text) * 2 })
    const sharing = await resolveSharing(tx, user, input)
    const id = input.id ?? context.ids.next()
    const reminder = await insertReminder(tx, {
      id,
      user_id: user.id,
      title,
      description,
      source_text: input.text,
      read_by: by,
      date,
      time: when.time,
      time_defaulted: when.timeFrom === 'default',
      time_zone: user.time_zone,
      recurrence,
      festival,
      ...(recurrence === 'none' && { ends_on: lastDayOf(reading, date) }),
      ...(reading.except && recurrence !== 'none' && { skipped_dates: [reading.except] }),
      tags: reading.tags,
      priority: reading.priority ?? 0,
      ...(checklist.length > 0 && { checklist: JSON.stringify(checklist.map((text) => ({ text, done: false }))) }),
      duration_minutes: durationOf(reading),
      lead_minutes: leadsOf(reading, occasion !== null, user),
      since_year: occasion && sinceYearIn(input.text, Number(date.slice(0, 4))),
      ...sharing,
      next_unplanned_on: null,
      created_at: now,
      updated_at: now,
    })
    if (reminder) return planAlerts(context, tx, reminder, now)

    const already = await reminderOf(tx, user.id, id)
    if (!already) throw new Problem('reminder.id-taken')
    return already
  })
}

/**
 * Returns the lead times in minutes that the sentence asks for. An occasion that needs a present or papers also rings a
 * week ahead. Of what repeats within the day, a lead as long as its interval is left out: it would alert before the
 * previous one is due. Null for the person's default.
 */
function leadsOf(reading: Reading, isOccasion: boolean, user: UserRow): number[] | null {
  const { lead } = reading
  const interval = minutesBetweenTimes(reading)
  if (!lead && !isOccasion && user.lead_minutes < interval) return null
  const asked = lead ? [lead.minutes, ...(lead.also ?? [])] : [user.lead_minutes]
  const minutes = [...asked, ...(isOccasion ? [preparationMinutes] : [])].filter(
    (minute) => minute > 0 && minute < interval,
  )
  return [...new Set(minutes)].slice(0, limits.leads.max).toSorted((one, other) => other - one)
}

/** Returns the shortest time between two occurrences within a day; Infinity unless it repeats within the day. */
function minutesBetweenTimes({ times = [] }: Reading): number {
  const minutes = times.map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)))
  return Math.min(...minutes.slice(1).map((minute, at) => minute - minutes[at]!))
}

const durationOf = ({ minutes }: Reading): number | null =>
  minutes && minutes <= limits.durationMinutesMax ? minutes : null

/**
 * Returns the title: the sentence without its times. A person to be reminded ('remind Ravi') is removed if the reminder
 * is for them, since the audience shows it, and stays if the reminder is for the author.
 */
function titleFor({ text, audience = 'self' }: Input, { title, spans }: Reading): string {
  const askedAt = title.trim() || text
  if (audience !== 'self') return withoutReminded(askedAt)
  const reminded = personToRemindIn(text, spans)
  if (!reminded || askedAt.toLowerCase().includes(reminded.name.toLowerCase())) return askedAt
  return `${reminded.opening} ${askedAt.charAt(0).toLowerCase()}${askedAt.slice(1)}`
}

/** Shortens a title that is too long, and keeps the full text as the description. */
function titleAndRest(title: string): { title: string; description: string } {
  if (title.length <= limits.titleMax) return { title, description: '' }
  return { title: `${title.slice(0, limits.titleMax - 1).trimEnd()}…`, description: title }
}
