import { medicines as limits } from '@planner/contract/constants/reminders'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { doseLog as contract, Dose, Medicine } from '@planner/contract/medicines'
import { occurrencesBetween } from '@planner/reminder-language/recurrence'
import type { Context } from '#context.ts'
import { dosesOf } from '#features/reminders/doses/doses.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'
import { presentMedicine } from './present.ts'
import { medicineOf, refillDayOf } from './store.ts'

/**
 * Returns every dose in a range of days and its state, including those no longer listed as overdue.
 *
 * @throws Problem `medicine.not-found`, `medicine.range`.
 */
export async function doseLog(
  { db, clock }: Context,
  user: UserRow,
  { id, from, to }: CheckedInputOf<typeof contract>,
): Promise<{ medicine: Medicine; doses: Dose[] }> {
  if (to < from || to > addDays(from, limits.daysMax)) throw new Problem('medicine.range')
  const medicine = await medicineOf(db, user.id, id)
  if (!medicine) throw new Problem('medicine.not-found')
  const now = clock.now()
  const reminders = await dosesOf(db, id)
  const moved = new Set(reminders.map(({ moved_from: series, moved_on: day }) => `${series} ${day}`))
  const doses = reminders
    .flatMap((reminder) =>
      daysOf(reminder, { from, to }).flatMap((day): Dose[] => {
        if (moved.has(`${reminder.id} ${day}`)) return []
        const { time, dose_amount: amount } = reminder
        return [{ day, time, amount: amount! / 100, state: stateOf(reminder, day, now) }]
      }),
    )
    .toSorted((one, other) => (`${one.day} ${one.time}` < `${other.day} ${other.time}` ? -1 : 1))
  return {
    medicine: presentMedicine(medicine, { user, doses: reminders, refillOn: await refillDayOf(db, medicine), now }),
    doses,
  }
}

/** Returns the days of a series, including skipped ones, or the day of a dose that was moved. */
function daysOf(reminder: ReminderRow, range: { from: string; to: string }): string[] {
  const days = occurrencesBetween({ ...reminder, skipped_dates: [] }, range)
  // Doses taken before the series was ended.
  const taken = reminder.completed_dates.filter((day) => day >= range.from && day <= range.to)
  return [...new Set([...days, ...taken])]
}

function stateOf(reminder: ReminderRow, day: string, now: Date): Dose['state'] {
  if (reminder.completed || reminder.completed_dates.includes(day)) return 'taken'
  if (reminder.skipped_dates.includes(day)) return 'skipped'
  // Today's dose can still be taken late.
  return day < wallTimeOf(now, reminder.time_zone).day ? 'missed' : 'due'
}
