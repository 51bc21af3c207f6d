import { occurrencesBetween } from '@planner/reminder-language/recurrence'
import type { Context } from '#context.ts'
import { membersToShareWith } from '#features/household/members-to-share-with.ts'
import { planAlerts } from '#features/notifications/planning/plan-alerts.ts'
import { memberOn } from '#features/notifications/planning/recipients.ts'
import { after, minuteMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { nextOpenDay, requireOccurrence } from '../recurrence.ts'
import { lockReminderOf, updateReminder } from '../store.ts'
import { notifyDeclined } from './notify-declined.ts'
import { isPrivate, notDeclined, requireRoomToShare, type Sharing } from './sharing.ts'
import { lockDeclined } from './store.ts'

/** How long giving a reminder back to the asker can be undone. */
const undoMs = 5 * minuteMs

/** `occurrence_date`: of a repeating reminder. */
type Place = { id: string; occurrence_date?: string | undefined }

/** Records that somebody other than the asker has seen a reminder. @throws Problem `reminder.not-found`. */
export async function markSeen(context: Context, user: UserRow, id: string): Promise<ReminderRow> {
  return withLocked(context, user, id, async (tx, reminder) => {
    const isNews = reminder.household_id !== null && reminder.user_id !== user.id && reminder.seen_at === null
    return isNews ? updateReminder(tx, id, { seen_at: context.clock.now() }) : reminder
  })
}

/**
 * Claims a reminder that is for anyone, so that it rings only for this person. Of a repeating one only one occurrence is
 * claimed, by default the next open one. Of several concurrent claims, one succeeds.
 *
 * @throws Problem `reminder.not-found`, `reminder.not-for-you`, `reminder.taken`, `reminder.another-day-taken`,
 *   `reminder.not-an-occurrence`.
 */
export async function takeReminder(
  context: Context,
  user: UserRow,
  { id, occurrence_date: asked }: Place,
): Promise<ReminderRow> {
  const now = context.clock.now()
  return withLocked(context, user, id, async (tx, reminder) => {
    if (reminder.audience !== 'anyone') throw new Problem('reminder.not-for-you')
    const day = dayToClaim(reminder, asked, now)
    const taker = memberOn(reminder, day ?? reminder.date)
    if (taker === user.id) return reminder
    if (taker !== null) throw new Problem('reminder.taken')
    if (isAnotherDayTaken(reminder, now)) throw new Problem('reminder.another-day-taken')
    const seen_at = reminder.user_id === user.id ? reminder.seen_at : (reminder.seen_at ?? now)
    const claim = { for_user: user.id, claimed_on: day, seen_at, updated_at: now }
    return planAlerts(context, tx, await updateReminder(tx, id, claim), now)
  })
}

/** Returns the occurrence that a claim is for; null for a one-off reminder, which is claimed as a whole. */
function dayToClaim(reminder: ReminderRow, asked: string | undefined, now: Date): string | null {
  if (reminder.recurrence === 'none') return null
  if (asked !== undefined) {
    requireOccurrence(reminder, asked)
    return asked
  }
  const day = nextOpenDay(reminder, now)
  if (day === null) throw new Problem('reminder.not-an-occurrence')
  return day
}

/** Whether a member holds an occurrence of today or later that is still to be done: one claim is kept at a time. */
function isAnotherDayTaken(reminder: ReminderRow, now: Date): boolean {
  const { for_user: member, claimed_on: day, completed_dates: done, time_zone: zone } = reminder
  if (member === null || day === null || reminder.recurrence === 'none') return false
  if (day < wallTimeOf(now, zone).day || done.includes(day)) return false
  return occurrencesBetween(reminder, { from: day, to: day }).length > 0
}

/**
 * Gives a reminder back: a claimed one, or its claimed occurrence, can be claimed again by anyone; one that was asked of
 * the person returns to the asker, who is notified.
 *
 * @throws Problem `reminder.not-found`, `reminder.not-for-you`.
 */
export async function giveBack(
  context: Context,
  user: UserRow,
  { id, occurrence_date: asked }: Place,
): Promise<ReminderRow> {
  const now = context.clock.now()
  return withLocked(context, user, id, async (tx, reminder) => {
    const day = asked ?? reminder.claimed_on ?? reminder.date
    if (memberOn(reminder, day) !== user.id) throw new Problem('reminder.not-for-you')
    const isTaken = reminder.audience === 'anyone'
    const given = isTaken ? { for_user: null, claimed_on: null } : declined(reminder, user, now)
    const returned = await updateReminder(tx, id, { ...given, updated_at: now })
    if (!isTaken) await notifyDeclined(context, tx, returned, user)
    return planAlerts(context, tx, returned, now)
  })
}

/**
 * Takes back that the person gave a reminder back to the asker, within a few minutes.
 *
 * @throws Problem `reminder.not-for-you` if that is no longer so, the reminder was done or changed since, or they no
 *   longer share a household; `reminder.too-many-shared`, `household.changed`.
 */
export async function takeBack(context: Context, user: UserRow, id: string): Promise<ReminderRow> {
  const now = context.clock.now()
  return inTransaction(context.db, async (tx) => {
    // The household is locked before the reminder.
    const { user: me, people } = await membersToShareWith(tx, user)
    const reminder = await lockDeclined(tx, id, { userId: me.id, since: after(now, -undoMs) })
    if (!reminder || !people.includes(reminder.user_id)) throw new Problem('reminder.not-for-you')
    if (reminder.household_id === null) await requireRoomToShare(tx, me)
    const minutes = reminder.declined_minutes
    const again = await updateReminder(tx, id, {
      household_id: me.household_id,
      audience: 'member',
      for_user: me.id,
      ...(minutes !== null && { escalate_to: reminder.user_id, escalate_minutes: minutes }),
      ...notDeclined,
      seen_at: reminder.seen_at ?? now,
      updated_at: now,
    })
    return planAlerts(context, tx, again, now)
  })
}

/** Returns the change that makes a reminder the asker's own again, and remembers who gave it back. */
const declined = (reminder: ReminderRow, { id }: UserRow, now: Date) => ({
  ...backToAsker(reminder),
  declined_by: id,
  declined_minutes: reminder.escalate_to === reminder.user_id ? reminder.escalate_minutes : null,
  declined_at: now,
})

/** Returns the change that makes a reminder the asker's own again. Escalation is kept, unless it goes to the asker. */
export const backToAsker = (reminder: ReminderRow): Partial<Sharing> =>
  reminder.escalate_to === null || reminder.escalate_to === reminder.user_id
    ? isPrivate
    : { audience: 'self', for_user: null, claimed_on: null, for_helper: null }

function withLocked(
  { db }: Context,
  user: UserRow,
  id: string,
  work: (tx: Db, reminder: ReminderRow) => Promise<ReminderRow>,
): Promise<ReminderRow> {
  return inTransaction(db, async (tx) => {
    const reminder = await lockReminderOf(tx, user.id, id)
    if (!reminder) throw new Problem('reminder.not-found')
    return work(tx, reminder)
  })
}
