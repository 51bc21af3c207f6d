import type { Reminder, Shared } from '@planner/contract/reminders'
import { isEvent } from '@planner/reminder-language/is-event'
import { memberOn } from '#features/notifications/planning/recipients.ts'
import { minuteMs } from '#platform/clock.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'

/** How many days back completed days are sent to the page; older ones stay in the database. */
const rememberedDays = 366

/**
 * Presents a reminder as the API answers it.
 *
 * @param now completed days long before it are left out.
 */
export function presentReminder(reminder: ReminderRow, now: Date): Reminder {
  return {
    id: reminder.id,
    title: reminder.title,
    description: reminder.description,
    date: reminder.date,
    time: reminder.time,
    time_defaulted: reminder.time_defaulted,
    time_zone: reminder.time_zone,
    recurrence: reminder.recurrence,
    festival: reminder.festival,
    completed: reminder.completed,
    completed_dates: remembered(reminder, now),
    ...(reminder.ends_on && { ends_on: reminder.ends_on }),
    ...(reminder.skipped_dates.length > 0 && { skipped_dates: reminder.skipped_dates }),
    tags: reminder.tags,
    ...ruleSince(reminder),
    ...detailsOf(reminder),
    ...(reminder.medicine_id !== null && {
      medicine: { id: reminder.medicine_id, part: reminder.dose_amount === null ? 'refill' : 'dose' },
    }),
    ...(isChangedOccurrence(reminder) && { series: { id: reminder.moved_from!, day: reminder.moved_on! } }),
    ...(reminder.household_id !== null && { shared: sharedOf(reminder) }),
    ...(reminder.declined_by !== null && { declined_by: reminder.declined_by }),
    ...(isPastOnceOver(reminder) && { is_event: true }),
    ...(reminder.origin && { origin: originOf(reminder, reminder.origin) }),
    ...(reminder.read_by && { read_by: reminder.read_by }),
    created_at: reminder.created_at.toISOString(),
    updated_at: reminder.updated_at.toISOString(),
  }
}

/**
 * Whether a reminder is a changed occurrence. A recurring one is a series of its own, and a dose belongs to its
 * medicine.
 */
const isChangedOccurrence = ({ moved_from: series, recurrence, medicine_id: medicine }: ReminderRow): boolean =>
  series !== null && recurrence === 'none' && medicine === null

/** Whether it is an event rather than a task; a dose never is. */
const isPastOnceOver = (reminder: ReminderRow): boolean =>
  reminder.medicine_id === null && isEvent(reminder, reminder.from_calendar ? 'calendar' : reminder.origin)

/** Returns the details that are set. Most reminders have few, so the others are left out. */
const detailsOf = ({
  priority,
  checklist,
  duration_minutes,
  lead_minutes,
  nag_minutes,
  since_year,
  files,
}: ReminderRow) => ({
  ...(priority > 0 && { priority }),
  ...(checklist.length > 0 && { checklist }),
  ...(duration_minutes !== null && { duration_minutes }),
  ...(lead_minutes !== null && { lead_minutes }),
  ...(nag_minutes !== null && { nag_minutes }),
  ...(since_year !== null && { since_year }),
  ...(files.length > 0 && { files }),
})

export const sharedOf = (reminder: ReminderRow): Shared => ({
  audience: reminder.audience,
  asked_by: reminder.user_id,
  for_id: memberOn(reminder, reminder.claimed_on ?? reminder.date) ?? reminder.for_helper,
  ...(reminder.claimed_on !== null && { claimed_on: reminder.claimed_on }),
  escalate_to_id: reminder.escalate_to,
  escalate_minutes: reminder.escalate_minutes,
  sent_at: reminder.sent_at?.toISOString() ?? null,
  seen_at: reminder.seen_at?.toISOString() ?? null,
  done_at: reminder.done_at?.toISOString() ?? null,
  done_by: reminder.done_by,
})

function ruleSince(reminder: ReminderRow): { rule_since?: string } {
  const { recurrence, field_times: times, time_zone: zone, origin } = reminder
  if (recurrence === 'none') return {}
  const changed = [times.recurrence, times.date].flatMap((time) => (time ? [wallTimeOf(new Date(time), zone).day] : []))
  const [last] = [...changed, ...(origin === 'file' ? [firstDayHere(reminder)] : [])].sort().reverse()
  return last === undefined ? {} : { rule_since: last }
}

/**
 * Returns the first day from which an imported series counts here: the day of the import, or the next one if that day's
 * time had already passed.
 */
function firstDayHere({ created_at: cameIn, time, time_defaulted: isWholeDay, time_zone: zone }: ReminderRow): string {
  const wall = wallTimeOf(cameIn, zone)
  return !isWholeDay && time < wall.time ? addDays(wall.day, 1) : wall.day
}

const originOf = ({ origin_edited, origin_url, rings }: ReminderRow, from: 'google' | 'mail' | 'file') => ({
  from,
  edited: origin_edited,
  rings,
  url: origin_url,
})

function remembered({ completed_dates: days, time_zone: zone }: ReminderRow, now: Date): string[] {
  // Nearly all have none, and finding the current day in a zone is the most expensive step here.
  if (days.length === 0) return days
  const since = rememberedSince(zone, now)
  return days.filter((day) => day >= since)
}

/**
 * Cached result, because a list needs the same one for each reminder. Zone offsets are whole minutes, so it is valid
 * within a minute.
 */
let last = { zone: '', minute: 0, since: '' }

function rememberedSince(zone: string, now: Date): string {
  const minute = Math.floor(now.getTime() / minuteMs)
  if (last.zone !== zone || last.minute !== minute) {
    last = { zone, minute, since: addDays(wallTimeOf(now, zone).day, -rememberedDays) }
  }
  return last.since
}
