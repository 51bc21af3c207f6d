import { notifications as limits } from '@planner/contract/constants/notifications'
import { snoozeFrom } from '@planner/reminder-language/snooze'
import type { Context } from '#context.ts'
import { requireOccurrence } from '#features/reminders/recurrence.ts'
import { after, dayMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { Problem } from '#platform/problem.ts'
import { instantOf } from '#platform/wall-time.ts'
import { planAlerts } from '../planning/plan-alerts.ts'
import { deleteAlerts, lockPendingOf, lockPeople } from '../planning/store.ts'
import { ringAgain } from './ring-again.ts'
import { type SnoozeChoice, snoozedUntil } from './snoozed-until.ts'
import { lastRang, lockReminder } from './store.ts'

/** A snooze that waited longer offline counts as made this long ago: older occurrences no longer matter. */
const longestWaitMs = dayMs

type What = {
  reminderId: string
  day: string
  snooze: SnoozeChoice
  waitedMs?: number | undefined
  /** Counts from now even if the occurrence is still ahead: for the button of an advance alert. */
  fromNow?: boolean
}

/**
 * Makes one occurrence ring again later on the person's channels, replacing its alerts until then and an earlier
 * snooze. Rings exactly at the chosen time, even in quiet hours.
 *
 * @returns when it rings; if it has already rung since the snooze was made, when that was.
 * @throws Problem `reminder.not-found`, `reminder.not-an-occurrence`, `notification.done`, or
 *   `notification.snooze-time`.
 */
export async function snoozeReminder(
  context: Context,
  userId: string,
  { reminderId, day, snooze, waitedMs = 0, fromNow = false }: What,
): Promise<Date> {
  const now = context.clock.now()
  return inTransaction(context.db, async (tx) => {
    const reminder = await lockReminder(tx, userId, reminderId)
    if (!reminder) throw new Problem('reminder.not-found')
    requireOccurrence(reminder, day)
    if (reminder.completed || reminder.completed_dates.includes(day)) throw new Problem('notification.done')

    const [user] = await lockPeople(tx, [userId])
    const occurrenceAt = instantOf(day, reminder.time, reminder.time_zone)
    // 'In 10 minutes' counts from the tap, or from the due time if that is later. If that has passed it rings at once,
    // unless the occurrence has rung since, so that a client claiming to have waited offline cannot make it ring more
    // often.
    const requestedAt = after(now, -Math.min(waitedMs, longestWaitMs))
    const from = fromNow ? requestedAt : new Date(snoozeFrom(occurrenceAt.getTime(), requestedAt.getTime()))
    const until = snoozedUntil(snooze, from, user!.time_zone)
    if (until <= requestedAt || until > after(now, limits.snooze.daysMax * dayMs)) {
      throw new Problem('notification.snooze-time')
    }
    const rangAt = until > now ? null : await lastRang(tx, reminderId, occurrenceAt, { since: requestedAt })
    if (rangAt) return rangAt
    const ringsAt = until > now ? until : now
    const pending = await lockPendingOf(tx, [reminderId])
    const earlier = pending.filter(
      (alert) =>
        alert.user_id === userId &&
        alert.moment === 'snoozed' &&
        alert.occurrence_at.getTime() === occurrenceAt.getTime(),
    )
    await deleteAlerts(
      tx,
      earlier.map(({ id }) => id),
    )
    await ringAgain(context, tx, { reminder, user: user!, day, ringsAt })
    await planAlerts(context, tx, reminder, now)
    return ringsAt
  })
}
