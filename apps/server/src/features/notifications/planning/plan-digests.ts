import type { Channel } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import { after } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { addDays, instantOf, wallTimeOf } from '#platform/wall-time.ts'
import { afterQuiet } from './quiet-hours.ts'
import { deleteAlerts, insertAlerts, lockPendingDigestsOf, setNextDigest } from './store.ts'
import { graceMs, horizonDays } from './wanted-rings.ts'

/**
 * Updates a person's pending digests for today and the days up to the horizon, in the app and by email: a list is too
 * long for a text or a call. Whether a day has any reminders is checked when its digest is sent.
 *
 * @param user locked by the transaction.
 */
export async function planDigests(context: Context, tx: Db, user: UserRow, now: Date): Promise<void> {
  const pending = await lockPendingDigestsOf(tx, user.id)
  const today = wallTimeOf(now, user.time_zone).day
  const at = user.deletion_planned_at || user.disabled_at ? null : user.digest_at
  const days = at === null ? [] : Array.from({ length: horizonDays + 1 }, (_, index) => addDays(today, index))
  const wanted = days
    .map((day) => ({ day, meantFor: instantOf(day, at!, user.time_zone) }))
    .filter(
      ({ day, meantFor }) => meantFor >= after(now, -graceMs) || pending.some((digest) => digest.occurrence_on === day),
    )
    .map(({ day, meantFor }) => ({ day, ringsAt: afterQuiet(meantFor, user) }))
  const channels: Channel[] = user.email_notifications ? ['app', 'email'] : ['app']

  const isUnchanged = (digest: (typeof pending)[number]) =>
    channels.includes(digest.channel) &&
    wanted.some(({ day, ringsAt }) => day === digest.occurrence_on && ringsAt.getTime() === digest.due_at.getTime())
  await deleteAlerts(
    tx,
    pending.filter((digest) => !isUnchanged(digest)).map(({ id }) => id),
  )
  // There is one digest per day: existing ones stay, and one that was sent is not repeated.
  await insertAlerts(
    tx,
    wanted.flatMap(({ day, ringsAt }) =>
      channels.map((channel) => ({
        id: context.ids.next(),
        user_id: user.id,
        reminder_id: null,
        helper_id: null,
        occurrence_on: day,
        // One fixed instant per day, whatever the hour of the digest, as the key that keeps it unique.
        occurrence_at: new Date(`${day}T00:00:00Z`),
        moment: 'digest' as const,
        round: 0,
        channel,
        due_at: ringsAt,
        ready_at: ringsAt,
      })),
    ),
  )
  await setNextDigest(tx, user.id, at === null ? null : addDays(today, horizonDays + 1))
}
