import { occurrencesBetween } from '@planner/reminder-language/recurrence'
import type { MedicineRow } from '#platform/db/tables/medicines.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import { addDays } from '#platform/wall-time.ts'

/** Stock that lasts longer than this is not predicted to run out. */
const horizonDays = 120

type Doses = readonly ReminderRow[]

/** Returns the total amount ever taken, in hundredths: each dose counts once, however often it was marked. */
export const takenOf = (doses: Doses): number =>
  doses.reduce((sum, { recurrence, completed, completed_dates: days, dose_amount: amount }) => {
    const times = recurrence === 'none' ? Number(completed) : days.length
    return sum + times * (amount ?? 0)
  }, 0)

/** Returns the remaining stock in hundredths; null if it is not tracked. */
export function leftOf({ stock, stock_taken: before }: Pick<MedicineRow, 'stock' | 'stock_taken'>, doses: Doses) {
  return stock === null ? null : Math.max(0, stock - (takenOf(doses) - before))
}

/**
 * Returns the first day whose doses exceed the remaining stock, if every dose from today on is taken; null if it lasts.
 */
export function runsOutOn(medicine: MedicineRow, doses: Doses, today: string): string | null {
  const left = leftOf(medicine, doses)
  if (left === null) return null
  const range = { from: today, to: addDays(today, horizonDays) }
  const wanted = new Map<string, number>()
  for (const dose of doses) {
    if (dose.completed) continue
    for (const day of occurrencesBetween(dose, range)) {
      if (!dose.completed_dates.includes(day)) wanted.set(day, (wanted.get(day) ?? 0) + dose.dose_amount!)
    }
  }
  let remains = left
  for (const [day, amount] of [...wanted].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    remains -= amount
    if (remains < 0) return day
  }
  return null
}
