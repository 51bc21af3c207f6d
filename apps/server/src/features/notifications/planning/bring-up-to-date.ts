import type { Channel } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { inSlices } from '#platform/in-slices.ts'
import { setSnoozesAside } from '../snooze/set-aside.ts'
import { channelsOf } from './channels-of.ts'
import { deleteAlerts, insertAlerts, type NewAlert, settledOf } from './store.ts'
import { type KnownAlert, type Ring, unplannedSince, wantedRings } from './wanted-rings.ts'

/** Occurrences that rang longer ago than this do not ring again until done. */
const nagHistoryMs = 2 * dayMs

/**
 * Reminders planned per turn of the event loop: about 5 ms of work for daily ones in quiet hours, 0.5 ms for others.
 */
export const remindersPerTurn = 10

/** Rows per statement: serialising them takes event-loop time too. */
const rowsPerStatement = 500

type Given = {
  reminders: ReminderRow[]
  /** The person's alerts for these reminders that are not being handed over yet, locked by the transaction. */
  pending: KnownAlert[]
  now: Date
  /**
   * Alerts for this instant or later are created even if it has passed; by default, only those that were never planned.
   */
  since?: Date
}

/** Deletes pending alerts that no longer match, and adds missing ones. */
export async function bringUpToDate(
  context: Context,
  tx: Db,
  user: UserRow,
  { reminders, pending, now, since }: Given,
): Promise<void> {
  const ids = reminders.map(({ id }) => id)
  const settled =
    user.nag_minutes === null && reminders.every((one) => one.nag_minutes === null)
      ? []
      : await settledOf(tx, ids, { since: after(now, -nagHistoryMs) })
  const pendingOf = Map.groupBy(pending, (alert) => alert.reminder_id)
  const own = settled.filter((alert) => alert.user_id === user.id)
  const settledBy = Map.groupBy(own, (alert) => alert.reminder_id)
  const channels = channelsOf(user)

  const wanted = new Map<string, NewAlert>()
  await inSlices(reminders, remindersPerTurn, (slice) => {
    for (const reminder of slice) {
      const known = {
        pending: pendingOf.get(reminder.id) ?? [],
        settled: settledBy.get(reminder.id) ?? [],
        now,
        since: since ?? unplannedSince(reminder, now),
      }
      for (const ring of wantedRings(user, reminder, known)) {
        for (const channel of ring.moment === 'helper' ? helperChannels : channels) {
          const alert = alertOf(user, reminder, ring, channel)
          wanted.set(nameOf(alert), { id: context.ids.next(), ...alert })
        }
      }
    }
  })
  const isUnchanged = (alert: KnownAlert) => wanted.get(nameOf(alert))?.due_at.getTime() === alert.due_at.getTime()
  const unchanged = new Set(pending.filter(isUnchanged).map(nameOf))
  const dropped = pending.filter((alert) => !isUnchanged(alert))
  await setSnoozesAside(tx, dropped)
  await inSlices(dropped, rowsPerStatement, (slice) =>
    deleteAlerts(
      tx,
      slice.map(({ id }) => id),
    ),
  )
  const missing = [...wanted].filter(([name]) => !unchanged.has(name)).map(([, alert]) => alert)
  await inSlices(missing, rowsPerStatement, (slice) => insertAlerts(tx, [...slice]))
}

/** Helpers have only a phone number. */
const helperChannels: readonly Channel[] = ['sms']

function alertOf(user: UserRow, reminder: ReminderRow, ring: Ring, channel: Channel): Omit<NewAlert, 'id'> {
  return {
    user_id: user.id,
    helper_id: ring.moment === 'helper' ? reminder.for_helper : null,
    reminder_id: reminder.id,
    occurrence_on: ring.occurrence_on,
    occurrence_at: ring.occurrence_at,
    moment: ring.moment,
    round: ring.round,
    channel,
    due_at: ring.due_at,
    ready_at: ring.due_at,
  }
}

/** Returns a key that identifies an alert. */
const nameOf = (alert: Pick<NewAlert, 'reminder_id' | 'occurrence_at' | 'moment' | 'round' | 'channel'>): string =>
  [alert.reminder_id, alert.occurrence_at.getTime(), alert.moment, alert.round, alert.channel].join(' ')
