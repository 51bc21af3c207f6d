import { medicines as limits } from '@planner/contract/constants/reminders'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { update as contract, Medicine, setStock as stockContract } from '@planner/contract/medicines'
import type { Context } from '#context.ts'
import { dropAlertsOf } from '#features/notifications/planning/plan-alerts.ts'
import { dosesOf, lockRemindersOfMedicine } from '#features/reminders/doses/doses.ts'
import { validateRule } from '#features/reminders/recurrence.ts'
import { requireRoom } from '#features/reminders/require-room.ts'
import { mayEdit, namesRecipient, resolveSharing } from '#features/reminders/sharing/sharing.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import type { MedicineRow } from '#platform/db/tables/medicines.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { addDays } from '#platform/wall-time.ts'
import { presentNow } from './present.ts'
import { replanRefill } from './refill.ts'
import { syncDoseReminders } from './schedule.ts'
import { leftOf, takenOf } from './stock.ts'
import { deleteMedicine, lockMedicine, medicineOf, updateMedicine } from './store.ts'
import { normalizeTimes } from './times.ts'

type Change = CheckedInputOf<typeof contract>

/**
 * Changes the given fields from now on and keeps the others. Past doses stay in the log unchanged.
 *
 * @throws Problem `medicine.not-found`, `reminder.not-yours`, and as `createMedicine`.
 */
export async function changeMedicine(context: Context, user: UserRow, asked: Change): Promise<Medicine> {
  return inTransaction(context.db, async (tx) => {
    const text = Buffer.byteLength(asked.name ?? '') + Buffer.byteLength(asked.note ?? '')
    await requireRoom(context, tx, user, { more: asked.times?.length ?? 0, text })
    const { doses } = await seen(tx, user, asked.id)
    const isShared = namesRecipient(asked)
    // The household is locked before the reminders.
    const sharing = isShared ? await resolveSharing(tx, user, asked, doses.at(-1) ?? null) : null
    const before = await locked(tx, user, asked.id)
    const medicine = await updateMedicine(tx, before.id, changed(before, asked, context.clock.now()))
    await syncDoseReminders(context, tx, user, { medicine, sharing })
    return presentNow(context, tx, user, await replanRefill(context, tx, medicine))
  })
}

/**
 * Moves the doses at one time of day to another, from now on.
 *
 * @throws Problem `medicine.not-found`, `reminder.not-yours`, and as `createMedicine`.
 */
export async function moveDoses(
  context: Context,
  user: UserRow,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<Medicine> {
  const { medicine } = await seen(context.db, user, id)
  const times = medicine.times.map(({ time, amount }) => ({ time: time === from ? to : time, amount: amount / 100 }))
  return changeMedicine(context, user, { id, times })
}

/**
 * Sets the current stock, or adds to it.
 *
 * @throws Problem `medicine.not-found`, `reminder.not-yours`, or `medicine.no-stock` if no stock was ever set.
 */
export async function countStock(
  context: Context,
  user: UserRow,
  { id, left, added = 0 }: CheckedInputOf<typeof stockContract>,
): Promise<Medicine> {
  return inTransaction(context.db, async (tx) => {
    const before = await locked(tx, user, id)
    const doses = await dosesOf(tx, id)
    const there = left === undefined ? leftOf(before, doses) : left === null ? null : Math.round(left * 100)
    if (there === null && left === undefined) throw new Problem('medicine.no-stock')
    const stock = there === null ? null : Math.min(there + Math.round(added * 100), limits.stockMax * 100)
    const refill = await openRefill(tx, before)
    const medicine = await updateMedicine(tx, id, {
      stock,
      stock_taken: takenOf(doses),
      // A refill reminder that was completed or deleted is planned again.
      refill_id: refill,
      refill_listed_on: null,
      updated_at: context.clock.now(),
    })
    return presentNow(context, tx, user, await replanRefill(context, tx, medicine))
  })
}

/** Deletes a medicine with its reminders and dose log. @throws Problem `medicine.not-found`, `reminder.not-yours`. */
export async function removeMedicine(context: Context, user: UserRow, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await locked(tx, user, id)
    await dropAlertsOf(tx, await lockRemindersOfMedicine(tx, id))
    await deleteMedicine(tx, id)
  })
}

/** Returns a medicine that the person may change: their own, or one whose doses they may change. */
async function seen(tx: Db, user: UserRow, id: string) {
  const medicine = await medicineOf(tx, user.id, id)
  if (!medicine) throw new Problem('medicine.not-found')
  const doses = await dosesOf(tx, id)
  if (medicine.user_id !== user.id && !doses.some((dose) => mayEdit(user, dose))) {
    throw new Problem('reminder.not-yours')
  }
  return { medicine, doses }
}

/** Returns a medicine like `seen`, locked. Its reminders are locked first, as marking a dose does. */
async function locked(tx: Db, user: UserRow, id: string): Promise<MedicineRow> {
  await lockRemindersOfMedicine(tx, id)
  await seen(tx, user, id)
  const medicine = await lockMedicine(tx, id)
  if (!medicine) throw new Problem('medicine.not-found')
  return medicine
}

async function openRefill(tx: Db, { id, refill_id: refill }: MedicineRow): Promise<string | null> {
  const there = (await lockRemindersOfMedicine(tx, id)).find((reminder) => reminder.id === refill)
  return there && !there.completed ? there.id : null
}

function changed(before: MedicineRow, asked: Change, now: Date) {
  const { name, unit, food, note, recurrence, starts_on, ends_on, refill_days, refill_list, paused, paused_until } =
    asked
  const rule = validateRule({
    date: starts_on ?? before.starts_on,
    recurrence: recurrence ?? before.recurrence,
    festival: null,
    ends_on: ends_on === undefined ? before.ends_on : ends_on,
  })
  if (rule.ends_on !== null && ends_on && rule.ends_on > addDays(rule.date, limits.daysMax)) {
    throw new Problem('medicine.too-long')
  }
  const times = asked.times && normalizeTimes(asked.times)
  return {
    ...(name !== undefined && { name }),
    ...(unit !== undefined && { unit }),
    ...(food !== undefined && { food }),
    ...(note !== undefined && { note }),
    ...(times && { times: JSON.stringify(times) }),
    recurrence: rule.recurrence,
    starts_on: rule.date,
    ...(ends_on !== undefined && { ends_on, last_time: null }),
    ...(refill_days !== undefined && { refill_days }),
    ...(refill_list !== undefined && { refill_list, refill_listed_on: null }),
    ...(paused !== undefined && { paused, paused_until: paused ? (paused_until ?? null) : null }),
    updated_at: now,
  }
}
