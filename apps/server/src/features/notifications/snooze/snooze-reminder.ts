import type { Snooze } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import { requireOccurrence } from '#features/reminders/recurrence.ts'
import { after, dayMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { Problem } from '#platform/problem.ts'
import { instantOf } from '#platform/wall-time.ts'
import { channelsOf } from '../planning/moments.ts'
import { planAlerts } from '../planning/plan-alerts.ts'
import { deleteAlerts, holdPeople, insertAlerts, lockPendingOf } from '../planning/store.ts'
import { snoozedUntil } from './snoozed-until.ts'
import { lastRang, lastRound, lockReminder } from './store.ts'

/** A snooze that waited longer counts as made a day ago: an older occurrence is no longer of interest. */
const longestWaitMs = dayMs

type What = { reminderId: string; day: string; snooze: Snooze; waitedMs?: number | undefined }

/**
 * Has one occurrence ring again later, on the person's channels, in place of what else would have rung until then and of
 * an earlier snooze. At exactly the time that was chosen: quiet hours do not put it off.
 *
 * @returns when it rings; where it has rung since the snooze was said, when that was.
 * @throws Problem `reminder.not-found`, `reminder.not-an-occurrence`, or `notification.done`.
 */
export async function snoozeReminder(
  context: Context,
  userId: string,
  { reminderId, day, snooze, waitedMs = 0 }: What,
): Promise<Date> {
  const now = context.clock.now()
  return inTransaction(context.db, async (tx) => {
    const reminder = await lockReminder(tx, userId, reminderId)
    if (!reminder) throw new Problem('reminder.not-found')
    requireOccurrence(reminder, day)
    if (reminder.completed || reminder.completed_dates.includes(day)) throw new Problem('notification.done')

    const [user] = await holdPeople(tx, [userId])
    const occurrenceAt = instantOf(day, reminder.time, reminder.time_zone)
    // 'In 10 minutes' counts from the moment of the tap; if that has passed, it rings at once, unless the occurrence has
    // rung since: so that claiming to have waited cannot make it ring more often than a snooze would.
    const saidAt = after(now, -Math.min(waitedMs, longestWaitMs))
    const until = snoozedUntil(snooze, saidAt, user!.time_zone)
    const rangAt = until > now ? null : await lastRang(tx, reminderId, occurrenceAt, { since: saidAt })
    if (rangAt) return rangAt
    const ringsAt = until > now ? until : now
    const pending = await lockPendingOf(tx, [reminderId])
    const earlier = pending.filter(
      (alert) => alert.moment === 'snoozed' && alert.occurrence_at.getTime() === occurrenceAt.getTime(),
    )
    await deleteAlerts(
      tx,
      earlier.map(({ id }) => id),
    )
    const round = (await lastRound(tx, reminderId, occurrenceAt)) + 1
    await insertAlerts(
      tx,
      channelsOf(user!).map((channel) => ({
        id: context.ids.next(),
        user_id: userId,
        reminder_id: reminderId,
        occurrence_on: day,
        occurrence_at: occurrenceAt,
        moment: 'snoozed' as const,
        round,
        channel,
        due_at: ringsAt,
        ready_at: ringsAt,
      })),
    )
    await planAlerts(context, tx, reminder, now)
    return ringsAt
  })
}
