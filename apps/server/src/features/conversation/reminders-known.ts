import type { Reminder } from '@planner/contract/reminders'
import { overdueAfter, overdueFrom } from '@planner/reminder-language/overdue'
import { occurrencesBetween } from '@planner/reminder-language/recurrence'
import type { Known } from '@planner/reminder-language/targets'
import type { Context } from '#context.ts'
import { listReminders } from '#features/reminders/lists/list-reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wallTimeOf } from '#platform/wall-time.ts'

/** A person has at most 5,000 open reminders, and a page holds up to a thousand. */
const mostPages = 8

/** Returns all of a person's reminders that a message may refer to. */
export async function knownReminders(context: Context, user: UserRow): Promise<Known<Reminder>> {
  const now = context.clock.now()
  const list: Reminder[] = []
  let asked: Parameters<typeof listReminders>[2] | null = {}
  for (let page = 0; asked !== null && page < mostPages; page++) {
    const answer = await listReminders(context, user, asked)
    list.push(...answer.page)
    asked = answer.rest
  }
  const fallsOn = (reminder: Reminder, range: { from: string; to: string }) =>
    occurrencesBetween({ ...reminder, ends_on: reminder.ends_on ?? null }, range)
  const isDone = (reminder: Reminder, day: string) =>
    reminder.completed || (reminder.recurrence !== 'none' && reminder.completed_dates.includes(day))
  const missed = (reminder: Reminder) => {
    if (reminder.completed || reminder.is_event) return []
    const wall = wallTimeOf(now, reminder.time_zone)
    const days =
      reminder.recurrence === 'none'
        ? [reminder.date]
        : fallsOn(reminder, {
            from: overdueFrom({ ...reminder, isDose: reminder.medicine?.part === 'dose' }, wall.day),
            to: wall.day,
          })
    return days.filter((day) => overdueAfter(reminder, day) < `${wall.day}T${wall.time}` && !isDone(reminder, day))
  }
  return { list, now, timeZone: user.time_zone, fallsOn, missed, isDone }
}
