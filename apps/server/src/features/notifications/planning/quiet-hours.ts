import { type Quiet, quietAround } from '@planner/days/quiet-hours'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { instantOf, wallTimeOf } from '#platform/wall-time.ts'

export type QuietHours = Pick<UserRow, 'quiet_from' | 'quiet_until' | 'time_zone'>

/** Returns a person's quiet hours as they apply to a reminder: none for a dose, if the person lets medicines ring. */
export const quietHoursFor = <Person extends QuietHours & Pick<UserRow, 'medicines_ring'>>(
  person: Person,
  { dose_amount: dose }: Pick<ReminderRow, 'dose_amount'>,
): Person => (dose !== null && person.medicines_ring ? { ...person, quiet_from: null, quiet_until: null } : person)

/** Returns the instant, or the end of the quiet hours it falls into. */
export function afterQuiet(instant: Date, hours: QuietHours): Date {
  const quiet = quietAt(instant.getTime(), hours)
  return quiet ? new Date(quiet.end) : instant
}

/** Returns a person's quiet hours around an instant, in milliseconds; null outside them. */
export function quietAt(instant: number, { quiet_from, quiet_until, time_zone }: QuietHours): Quiet | null {
  if (quiet_from === null || quiet_until === null) return null
  const clock = {
    wallTimeAt: (at: number) => wallTimeOf(new Date(at), time_zone),
    instantOf: (day: string, time: string) => instantOf(day, time, time_zone).getTime(),
  }
  return quietAround(instant, { from: quiet_from, until: quiet_until }, clock)
}
