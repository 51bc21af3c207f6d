import { notifications as limits } from '@planner/contract/constants/notifications'
import type { Context } from '#context.ts'
import { inFullBatches } from '#platform/db/in-full-batches.ts'
import type { Db } from '#platform/db/open.ts'
import type { AlertRow, SetAsideSnoozeRow } from '#platform/db/tables/notifications.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import { channelsOf } from '../planning/channels-of.ts'
import { insertAlerts, lockPeople } from '../planning/store.ts'
import { deleteSetAside, saveSetAside, takeSetAside } from './store.ts'

type Dropped = Pick<AlertRow, 'user_id' | 'occurrence_on' | 'occurrence_at' | 'moment' | 'round' | 'due_at'> & {
  reminder_id: string
}

/** Saves the snoozes among pending alerts that are about to be deleted, so that `putBackSnoozes` finds them. */
export async function setSnoozesAside(tx: Db, dropped: readonly Dropped[]): Promise<void> {
  // One per person and occurrence: each channel has its own alert.
  const snoozes = new Map<string, SetAsideSnoozeRow>()
  for (const { user_id, reminder_id, occurrence_on, occurrence_at, moment, round, due_at } of dropped) {
    if (moment !== 'snoozed') continue
    const stored = { user_id, reminder_id, occurrence_on, occurrence_at, round, rings_at: due_at }
    snoozes.set(`${user_id} ${reminder_id} ${occurrence_on}`, stored)
  }
  if (snoozes.size > 0) await saveSetAside(tx, [...snoozes.values()], { most: limits.snooze.setAsideMax })
}

/**
 * Restores future snoozes of a reminder that was reopened or restored. Call it before planning its alerts, which
 * removes those that no longer apply.
 */
export async function putBackSnoozes(context: Context, tx: Db, reminder: ReminderRow, now: Date): Promise<void> {
  const stored = await takeSetAside(tx, reminder.id, { after: now })
  if (stored.length === 0) return
  const ids = stored.map(({ user_id: id }) => id)
  const people = new Map((await lockPeople(tx, ids)).map((user) => [user.id, user]))
  await insertAlerts(
    tx,
    stored.flatMap(({ user_id, reminder_id, occurrence_on, occurrence_at, round, rings_at }) =>
      channelsOf(people.get(user_id)!).map((channel) => ({
        id: context.ids.next(),
        user_id,
        helper_id: null,
        reminder_id,
        occurrence_on,
        occurrence_at,
        moment: 'snoozed' as const,
        // A later round, because this one may already have been sent on another channel.
        round: round + 1,
        channel,
        due_at: rings_at,
        ready_at: rings_at,
      })),
    ),
  )
}

/** Deletes saved snoozes whose time has passed. */
export const purgeSetAside = ({ db, clock }: Context): Promise<void> =>
  inFullBatches((limit) => deleteSetAside(db, { before: clock.now(), limit }))
