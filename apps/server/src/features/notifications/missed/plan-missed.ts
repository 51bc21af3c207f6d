import type { Channel } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import { after, dayMs, minuteMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { afterQuiet } from '../planning/quiet-hours.ts'
import { insertAlerts, lockPersonIfFree } from '../planning/store.ts'
import { peopleToNotify } from './store.ts'

/**
 * After a downtime a person's alerts are settled in several rounds; waiting this long lets one message list them all.
 */
const settlesWithinMs = minuteMs

/** How far back to look for missed alerts that were not reported. */
const lookBackMs = 7 * dayMs

/**
 * Plans one message for each person with missed alerts, in the app and by email: a list is too long for a text or a
 * call. Its content is read when it is sent.
 */
export async function planMissed(context: Context): Promise<void> {
  const now = context.clock.now()
  const period = { since: after(now, -lookBackMs), until: after(now, -settlesWithinMs) }
  for (const userId of await peopleToNotify(context.db, period)) {
    await inTransaction(context.db, async (tx) => {
      const user = await lockPersonIfFree(tx, userId)
      // Another process may have been first.
      if (!user || !(await peopleToNotify(tx, period)).includes(userId)) return
      const ringsAt = afterQuiet(now, user)
      const channels: Channel[] = user.email_notifications ? ['app', 'email'] : ['app']
      await insertAlerts(
        tx,
        channels.map((channel) => ({
          id: context.ids.next(),
          user_id: userId,
          reminder_id: null,
          helper_id: null,
          occurrence_on: wallTimeOf(now, user.time_zone).day,
          occurrence_at: now,
          moment: 'missed' as const,
          round: 0,
          channel,
          due_at: ringsAt,
          ready_at: ringsAt,
        })),
      )
    })
  }
}
