import type { Reminder } from '@planner/contract/reminders'
import type { ReminderRow } from '#platform/db/tables.ts'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'

/** Days of finished occurrences that the page is told; older ones stay in the store. */
const rememberedDays = 366

export function presentReminder(reminder: ReminderRow, now: Date): Reminder {
  const since = addDays(wallTimeOf(now, reminder.time_zone).day, -rememberedDays)
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
    completed_dates: reminder.completed_dates.filter((day) => day >= since),
    tags: reminder.tags,
    ...(reminder.origin && { origin: originOf(reminder, reminder.origin) }),
    ...(reminder.read_by && { read_by: reminder.read_by }),
    created_at: reminder.created_at.toISOString(),
    updated_at: reminder.updated_at.toISOString(),
  }
}

const originOf = ({ origin_edited, origin_url, rings }: ReminderRow, from: 'google' | 'mail') => ({
  from,
  edited: origin_edited,
  rings,
  url: origin_url,
})
