import { nextOccurrence, occurrencesBetween } from '@planner/reminder-language/recurrence'
import type { Context } from '#context.ts'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow, UserRow } from '#platform/db/tables.ts'
import { addDays, instantOf, wallTimeOf } from '#platform/wall-time.ts'
import { channelsOf, momentsOf } from './moments.ts'
import { deletePendingAlerts, insertAlerts, type NewAlert, setNextUnplanned } from './store.ts'

/** Repeating reminders have their alerts planned this far ahead; the dispatcher carries on from there. */
const horizonDays = 2

/**
 * Makes the waiting alerts of a reminder be what it now says, in the transaction that changed it. What was already sent,
 * or is being handed over, stays.
 *
 * @returns the reminder with its mark of how far it is planned.
 */
export async function planAlerts(
  context: Context,
  tx: Db,
  user: UserRow,
  reminder: ReminderRow,
  now: Date,
): Promise<ReminderRow> {
  await deletePendingAlerts(tx, reminder.id)
  if (reminder.completed) return setNextUnplanned(tx, reminder.id, null)

  // From yesterday: somewhere it is still that day, and what is past rings no more.
  const from = addDays(wallTimeOf(now, reminder.time_zone).day, -1)
  return planFrom(context, tx, user, reminder, { from, now })
}

/** Adds the alerts of the days from `from` to the horizon, and marks where the next planning begins. */
export async function planFrom(
  context: Context,
  tx: Db,
  user: UserRow,
  reminder: ReminderRow,
  { from, now }: { from: string; now: Date },
): Promise<ReminderRow> {
  const repeats = reminder.recurrence !== 'none'
  const horizon = addDays(wallTimeOf(now, reminder.time_zone).day, horizonDays)
  const days = repeats ? occurrencesBetween(reminder, { from, to: horizon }) : [reminder.date]
  const open = days.filter((day) => !reminder.completed_dates.includes(day))
  await insertAlerts(
    tx,
    open.flatMap((day) => alertsOf(context, user, reminder, day, now)),
  )
  const next = repeats ? nextOccurrence(reminder, { after: from > horizon ? addDays(from, -1) : horizon }) : null
  return setNextUnplanned(tx, reminder.id, next)
}

/** Drops what has not rung, for a reminder that is deleted. */
export async function dropAlerts(tx: Db, reminderId: string): Promise<void> {
  await deletePendingAlerts(tx, reminderId)
}

function alertsOf(context: Context, user: UserRow, reminder: ReminderRow, day: string, now: Date): NewAlert[] {
  const occurrenceAt = instantOf(day, reminder.time, reminder.time_zone)
  return momentsOf(occurrenceAt, now).flatMap(({ moment, dueAt }) =>
    channelsOf(user).map((channel) => ({
      id: context.ids.next(),
      user_id: reminder.user_id,
      reminder_id: reminder.id,
      occurrence_on: day,
      occurrence_at: occurrenceAt,
      moment,
      channel,
      due_at: dueAt,
      ready_at: dueAt,
    })),
  )
}
