import type { Context } from '#context.ts'
import { planAlertsOf } from '#features/notifications/planning/plan-alerts.ts'
import { purgeAlertsOfHousehold } from '#features/notifications/planning/plan-everything.ts'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import { updateReminder } from '../store.ts'
import { isPrivate, type Sharing } from './sharing.ts'
import { giveFiles, lockForHelper, lockSharedWith } from './store.ts'
import { backToAsker } from './take-over.ts'

/** `heirId`: who takes over the reminders for everyone. */
type Departure = { userId: string; householdId: string; heirId: string }

/**
 * Reassigns the shared reminders of a member who leaves a household. Those they made for everyone stay and go to
 * `heirId`; those they asked of a member become that member's; those asked of them go back to the asker; their own go
 * with them.
 *
 * Call it with the household locked but before its people are; `planSettled` plans the alerts once they have left.
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
  const isEscalatedTo = reminder.escalate_to === userId
  const escalation = isEscalatedTo ? { escalate_to: null, escalate_minutes: null } : {}
  if (reminder.user_id === userId) {
    if (audience === 'self') return isPrivate
    if (audience === 'member' && member !== null) return { ...isPrivate, user_id: member }
    const heir = { user_id: heirId, ...escalation, ...(member === userId && { for_user: null, claimed_on: null }) }
    // A helper stays with the household, and so do their reminders.
    return reminder.for_helper === null && audience === 'member' ? { ...isPrivate, user_id: heirId } : heir
  }
  if (member === userId)
    return audience === 'anyone' ? { for_user: null, claimed_on: null, ...escalation } : backToAsker(reminder)
  return audience === 'self' ? isPrivate : escalation
}

/** Turns the reminders for a removed helper into the asker's own. */
export async function settleHelperGone(context: Context, tx: Db, helperId: string): Promise<void> {
  const settled: ReminderRow[] = []
  for (const reminder of await lockForHelper(tx, helperId)) {
    settled.push(await updateReminder(tx, reminder.id, backToAsker(reminder)))
  }
  await planAlertsOf(context, tx, settled, context.clock.now())
}

/**
 * Plans the alerts after a departure: the household's reminders no longer ring for the person who left, and reassigned
 * ones ring for their new owners.
 */
export async function planSettled(
  context: Context,
  tx: Db,
  settled: ReminderRow[],
  { userId, householdId }: Pick<Departure, 'userId' | 'householdId'>,
): Promise<void> {
  await purgeAlertsOfHousehold(tx, { userId, householdId })
  await planAlertsOf(context, tx, settled, context.clock.now())
}
