import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { planDigests } from './plan-digests.ts'
import { lockPendingOfUser, remindersThatMayRing } from './store.ts'

/** Days back from which a reminder that falls once may still ring: it does so late by less than one. */
const lookBackMs = 3 * dayMs

/**
 * Makes everything that waits for a person be what their preferences, channels and zone now say.
 *
 * @param user as changed, and locked by the transaction.
 */
export async function planEverything(context: Context, tx: Db, user: UserRow, now: Date): Promise<void> {
  const pending = await lockPendingOfUser(tx, user.id)
  const reminders = await remindersThatMayRing(tx, user.id, {
    from: after(now, -lookBackMs).toISOString().slice(0, 10),
    ids: [...new Set(pending.map((alert) => alert.reminder_id))],
  })
  await bringUpToDate(context, tx, user, { reminders, pending, now })
  await planDigests(context, tx, user, now)
}
