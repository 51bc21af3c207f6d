import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

type Shared = Pick<ReminderRow, 'user_id' | 'household_id' | 'audience' | 'for_user' | 'for_helper' | 'escalate_to'>
type Person = Pick<UserRow, 'id' | 'household_id'>

/** Whether a reminder rings at a person: whom it is for, and not who asked for it. */
export function isFor(reminder: Shared, { id, household_id: householdId }: Person): boolean {
  const { user_id: asker, household_id: sharedBy, audience, for_user: member, for_helper: helper } = reminder
  const isInHousehold = sharedBy !== null && sharedBy === householdId
  if (audience === 'everyone') return isInHousehold
  if (audience === 'anyone' && member === null) return isInHousehold
  if (audience === 'self' || (member === null && helper === null)) return id === asker
  return id === member && isInHousehold
}

/** Whether a person is told where it is not done. */
export const isEscalatedTo = (reminder: Shared, { id, household_id: householdId }: Person): boolean =>
  reminder.escalate_to === id &&
  reminder.household_id === householdId &&
  // Whoever took it is not told of themselves.
  reminder.for_user !== id

/** The people who may be told of a reminder, without those of its household. */
export const namedBy = ({ user_id, for_user, escalate_to }: Shared): string[] =>
  [user_id, for_user, escalate_to].filter((id) => id !== null)

/** Whether everybody in the household is told. */
export const isForHousehold = ({ audience, for_user: member }: Shared): boolean =>
  audience === 'everyone' || (audience === 'anyone' && member === null)
