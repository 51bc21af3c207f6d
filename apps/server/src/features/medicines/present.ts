import type { Medicine } from '@planner/contract/medicines'
import type { Context } from '#context.ts'
import { dosesOf } from '#features/reminders/doses/doses.ts'
import { sharedOf } from '#features/reminders/present-reminder.ts'
import type { Db } from '#platform/db/open.ts'
import type { MedicineRow } from '#platform/db/tables/medicines.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { leftOf, runsOutOn } from './stock.ts'
import { refillDayOf } from './store.ts'

/** Presents the current state of a medicine, in the transaction that changed it. */
export async function presentNow(context: Context, tx: Db, user: UserRow, medicine: MedicineRow): Promise<Medicine> {
  const [doses, refillOn] = [await dosesOf(tx, medicine.id), await refillDayOf(tx, medicine)]
  return presentMedicine(medicine, { user, doses, refillOn, now: context.clock.now() })
}

type Known = { user: UserRow; doses: readonly ReminderRow[]; refillOn: string | null; now: Date }

/**
 * Presents a medicine to a person, with the stock left and whether it is paused today.
 *
 * @param doses its reminders, one for each time of day.
 */
export function presentMedicine(medicine: MedicineRow, { user, doses, refillOn, now }: Known): Medicine {
  const { day: today } = wallTimeOf(now, doses[0]?.time_zone ?? user.time_zone)
  const left = leftOf(medicine, doses)
  const { paused_until: until } = medicine
  const isPaused = medicine.paused && (until === null || until >= today)
  const shared = doses.find(({ household_id: household }) => household !== null)
  return {
    id: medicine.id,
    name: medicine.name,
    unit: medicine.unit,
    food: medicine.food,
    note: medicine.note,
    times: medicine.times.map(({ time, amount }) => ({ time, amount: amount / 100 })),
    recurrence: medicine.recurrence,
    starts_on: medicine.starts_on,
    ends_on: medicine.ends_on,
    paused: isPaused,
    paused_until: isPaused ? until : null,
    left: left === null ? null : left / 100,
    runs_out_on: runsOutOn(medicine, doses, today),
    refill_days: medicine.refill_days,
    refill_list: medicine.refill_list,
    refill_on: refillOn,
    mine: medicine.user_id === user.id,
    ...(shared && { shared: sharedOf(shared) }),
  }
}
