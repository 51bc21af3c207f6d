import { withUsualTime } from '@planner/reminder-language/when'
import type { Context } from '#context.ts'
import { dropAlerts, planAlerts } from '#features/notifications/planning/plan-alerts.ts'
import { deleteReminders, dosesOf, insertReminders, updateReminder } from '#features/reminders/doses/doses.ts'
import type { Db } from '#platform/db/open.ts'
import type { MedicineRow } from '#platform/db/tables/medicines.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'
import { runsOutOn } from './stock.ts'
import { lockMedicine, refillReminder, updateMedicine } from './store.ts'

/** Replans the refill reminder of a dose's medicine. Call it in the transaction that changes a dose. */
export async function settleRefillOf(
  context: Context,
  tx: Db,
  { medicine_id: id, dose_amount: amount }: Pick<ReminderRow, 'medicine_id' | 'dose_amount'>,
): Promise<void> {
  const medicine = id !== null && amount !== null ? await lockMedicine(tx, id) : null
  if (medicine) await replanRefill(context, tx, medicine)
}

/**
 * Keeps a medicine's single refill reminder on its day: `refill_days` before the stock runs out. A reminder that was
 * completed or deleted stays so until the stock is set again.
 *
 * @param medicine locked.
 */
export async function replanRefill(context: Context, tx: Db, medicine: MedicineRow): Promise<MedicineRow> {
  const now = context.clock.now()
  const doses = await dosesOf(tx, medicine.id)
  const zone = doses[0]?.time_zone
  if (zone === undefined) return medicine
  const today = wallTimeOf(now, zone)
  const runsOut = medicine.refill_days === null ? null : runsOutOn(medicine, doses, today.day)
  const ahead = runsOut && addDays(runsOut, -medicine.refill_days!)
  const on = ahead && (ahead < today.day ? today.day : ahead)
  const there = medicine.refill_id === null ? null : await refillReminder(tx, medicine.id, medicine.refill_id)
  if (there === undefined || there?.completed) return medicine

  if (on === null) {
    if (there === null) return medicine
    await dropAlerts(tx, there)
    await deleteReminders(tx, [there.id])
    return updateMedicine(tx, medicine.id, { refill_id: null })
  }
  const title = `Refill ${medicine.name}`
  const when = withUsualTime(on, today)
  if (there) {
    // A due reminder keeps its date, so that it is not postponed every day.
    const isDue = there.date <= today.day && on <= today.day
    if ((isDue || there.date === on) && there.title === title) return medicine
    const change = { title, ...(!isDue && there.date !== on && when), updated_at: now }
    await planAlerts(context, tx, await updateReminder(tx, there.id, change), now)
    return medicine
  }
  const id = context.ids.next()
  const [made] = await insertReminders(tx, [
    {
      id,
      user_id: medicine.user_id,
      title,
      description: '',
      source_text: null,
      ...when,
      time_defaulted: true,
      time_zone: zone,
      recurrence: 'none',
      festival: null,
      tags: ['health'],
      medicine_id: medicine.id,
      next_unplanned_on: null,
      created_at: now,
      updated_at: now,
    },
  ])
  await planAlerts(context, tx, made!, now)
  return updateMedicine(tx, medicine.id, { refill_id: id })
}
