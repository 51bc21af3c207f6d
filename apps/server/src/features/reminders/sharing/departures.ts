import type { Context } from '#context.ts'
import { planAlertsOf } from '#features/notifications/planning/plan-alerts.ts'
import { forgetAlertsOfHousehold } from '#features/notifications/planning/plan-everything.ts'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import { updateReminder } from '../store.ts'
import { isPrivate, type Sharing } from './sharing.ts'
import { giveFiles, lockForHelper, lockSharedWith } from './store.ts'
import { backToAsker } from './take-over.ts'

type Departure = { userId: string; householdId: string /** Who takes over what is for all. */; heirId: string }

/**
 * Settles the shared reminders of somebody who leaves a household. What they made for all stays, and is the heir's; what they
 * asked of a member is that member's; what was asked of them goes back to who asked; their own goes with them.
 *
 * Called with the household locked, before the people are, and planned by `planSettled` once they have left.
 */
export async function settleDeparture(tx: Db, departure: Departure): Promise<ReminderRow[]> {
  const { userId, householdId } = departure
  const settled: ReminderRow[] = []
  for (const reminder of await lockSharedWith(tx, { householdId, userId })) {
    const after = await updateReminder(tx, reminder.id, afterDeparture(reminder, departure))
    if (after.files.length > 0) await giveFiles(tx, after)
    settled.push(after)
  }
  return settled
}

function afterDeparture(
  reminder: ReminderRow,
  { userId, heirId }: Departure,
): Partial<Sharing & Pick<ReminderRow, 'user_id'>> {
  const { audience, for_user: member } = reminder
  const isTold = reminder.escalate_to === userId
  const escalation = isTold ? { escalate_to: null, escalate_minutes: null } : {}
  if (reminder.user_id === userId) {
    if (audience === 'self') return isPrivate
    if (audience === 'member' && member !== null) return { ...isPrivate, user_id: member }
    const heir = { user_id: heirId, ...escalation, ...(member === userId && { for_user: null }) }
    // A helper stays with the household, and so does what they were asked.
    return reminder.for_helper === null && audience === 'member' ? { ...isPrivate, user_id: heirId } : heir
  }
  if (member === userId) return audience === 'anyone' ? { for_user: null, ...escalation } : backToAsker(reminder)
  return audience === 'self' ? isPrivate : escalation
}

/** Reminders for a removed helper become the asker's own. */
export async function settleHelperGone(context: Context, tx: Db, helperId: string): Promise<void> {
  const settled: ReminderRow[] = []
  for (const reminder of await lockForHelper(tx, helperId)) {
    settled.push(await updateReminder(tx, reminder.id, backToAsker(reminder)))
  }
  await planAlertsOf(context, tx, settled, context.clock.now())
}

/** Nothing of the household rings any more at somebody who has left it; what went to others rings there. */
export async function planSettled(
  context: Context,
  tx: Db,
  settled: ReminderRow[],
  { userId, householdId }: Pick<Departure, 'userId' | 'householdId'>,
): Promise<void> {
  await forgetAlertsOfHousehold(tx, { userId, householdId })
  await planAlertsOf(context, tx, settled, context.clock.now())
}
