import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

type Claimable = Pick<ReminderRow, 'audience' | 'for_user' | 'claimed_on' | 'recurrence'>
type Shared = Claimable & Pick<ReminderRow, 'user_id' | 'household_id' | 'for_helper' | 'escalate_to'>
type Person = Pick<UserRow, 'id' | 'household_id'>

/**
 * Returns the member an occurrence is for; null if none is named. A claim of a repeating reminder for anyone holds for
 * the claimed day only, so that every other day rings for everybody.
 */
export function memberOn({ audience, for_user: member, claimed_on: day, recurrence }: Claimable, on: string) {
  if (audience !== 'anyone') return member
  return (day === null ? recurrence === 'none' : day === on) ? member : null
}

/** Whether an occurrence rings for a person: one it is for, not necessarily the one who asked. */
export function isFor(reminder: Shared, { id, household_id: householdId }: Person, day: string): boolean {
  const { user_id: asker, household_id: sharedBy, audience, for_helper: helper } = reminder
  const member = memberOn(reminder, day)
  const isInHousehold = sharedBy !== null && sharedBy === householdId
  if (audience === 'everyone') return isInHousehold
  if (audience === 'anyone' && member === null) return isInHousehold
  if (audience === 'self' || (member === null && helper === null)) return id === asker
  return id === member && isInHousehold
}

/** Whether a person is notified if an occurrence is not done in time. */
export const isEscalatedTo = (reminder: Shared, { id, household_id: householdId }: Person, day: string): boolean =>
  reminder.escalate_to === id &&
  reminder.household_id === householdId &&
  // The person who took the occurrence is not notified about themselves.
  memberOn(reminder, day) !== id

/** Returns the ids of the people that a reminder names, not counting a whole household. */
export const namedBy = ({ user_id, for_user, escalate_to }: Shared): string[] =>
  [user_id, for_user, escalate_to].filter((id) => id !== null)

/** Whether the reminder may ring for everybody in the household: if it repeats, a claim holds for one day only. */
export const isForHousehold = ({ audience, for_user: member, claimed_on: day, recurrence }: Shared): boolean =>
  audience === 'everyone' || (audience === 'anyone' && (member === null || day !== null || recurrence !== 'none'))
