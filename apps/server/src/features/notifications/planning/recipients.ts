import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

type Shared = Pick<ReminderRow, 'user_id' | 'household_id' | 'audience' | 'for_user' | 'for_helper' | 'escalate_to'>
type Person = Pick<UserRow, 'id' | 'household_id'>

/** Whether a reminder rings for a person: one it is for, not necessarily the one who asked. */
export function isFor(reminder: Shared, { id, household_id: householdId }: Person): boolean {
  const { user_id: asker, household_id: sharedBy, audience, for_user: member, for_helper: helper } = reminder
  const isInHousehold = sharedBy !== null && sharedBy === householdId
  if (audience === 'everyone') return isInHousehold
  if (audience === 'anyone' && member === null) return isInHousehold
  if (audience === 'self' || (member === null && helper === null)) return id === asker
  return id === member && isInHousehold
}

/** Whether a person is notified if the reminder is not done in time. */
export const isEscalatedTo = (reminder: Shared, { id, household_id: householdId }: Person): boolean =>
  reminder.escalate_to === id &&
  reminder.household_id === householdId &&
  // The person who took the reminder is not notified about themselves.
  reminder.for_user !== id

/** Returns the ids of the people that a reminder names, not counting a whole household. */
export const namedBy = ({ user_id, for_user, escalate_to }: Shared): string[] =>
  [user_id, for_user, escalate_to].filter((id) => id !== null)

/** Whether the reminder rings for everybody in the household. */
export const isForHousehold = ({ audience, for_user: member }: Shared): boolean =>
  audience === 'everyone' || (audience === 'anyone' && member === null)
