import { medicines as limits } from '@planner/contract/constants/reminders'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { create as contract, Medicine } from '@planner/contract/medicines'
import type { Context } from '#context.ts'
import { validateRule } from '#features/reminders/recurrence.ts'
import { requireRoom } from '#features/reminders/require-room.ts'
import { resolveSharing } from '#features/reminders/sharing/sharing.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockAccount } from '#platform/db/lock-account.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'
import { presentNow } from './present.ts'
import { replanRefill } from './refill.ts'
import { syncDoseReminders } from './schedule.ts'
import { countMedicines, insertMedicine, medicineOf } from './store.ts'
import { normalizeTimes } from './times.ts'

type Input = CheckedInputOf<typeof contract>

/**
 * Adds a medicine with a recurring reminder for each time of day. An id that this person used before returns the
 * medicine added then.
 *
 * @throws Problem `medicine.too-many`, `medicine.same-time`, `medicine.too-long`, `reminder.recurrence`,
 *   `reminder.never`, `reminder.ends-before`, `reminder.too-many`, `account.full`, `reminder.id-taken`, and whatever
 *   `resolveSharing` throws.
 */
export async function createMedicine(context: Context, user: UserRow, input: Input): Promise<Medicine> {
  const now = context.clock.now()
  const times = normalizeTimes(input.times)
  const { day: today, time } = wallTimeOf(now, user.time_zone)
  const days = { date: input.starts_on ?? today, recurrence: input.recurrence, festival: null }
  // The first of its days: 'weekly' and 'monthly' stand for the weekday and the day of the month of their date.
  const { date: starts_on } = validateRule(days)
  const course = courseOf(input, starts_on, { isToday: starts_on === today, now: time, times })
  const rule = validateRule({ ...days, ends_on: course.ends_on })
  if (course.ends_on !== null && course.ends_on > addDays(starts_on, limits.daysMax)) {
    throw new Problem('medicine.too-long')
  }
  const text = Buffer.byteLength(input.name) + Buffer.byteLength(input.note)

  return inTransaction(context.db, async (tx) => {
    await requireRoom(context, tx, user, { more: times.length + 1, text: text * (times.length + 1) })
    const sharing = await resolveSharing(tx, user, input)
    await lockAccount(tx, user.id)
    const id = input.id ?? context.ids.next()
    const there = await medicineOf(tx, user.id, id)
    if (there?.user_id === user.id) return presentNow(context, tx, user, there)
    if ((await countMedicines(tx, user.id)) >= limits.max) throw new Problem('medicine.too-many')
    const medicine = await insertMedicine(tx, {
      id,
      user_id: user.id,
      name: input.name,
      unit: input.unit,
      food: input.food,
      note: input.note,
      times: JSON.stringify(times),
      recurrence: rule.recurrence,
      starts_on,
      ...course,
      paused: false,
      paused_until: null,
      stock: input.stock === null ? null : Math.round(input.stock * 100),
      stock_taken: 0,
      refill_days: input.refill_days,
      refill_list: input.refill_list,
      refill_listed_on: null,
      refill_id: null,
      created_at: now,
      updated_at: now,
    })
    if (!medicine) throw new Problem('reminder.id-taken')
    await syncDoseReminders(context, tx, user, { medicine, sharing })
    return presentNow(context, tx, user, await replanRefill(context, tx, medicine))
  })
}

type Start = { isToday: boolean; now: string; times: { time: string }[] }

/**
 * Returns when a course ends. 'For 5 days' means five doses at each time of day: a course that begins at noon ends on
 * the morning of the sixth day.
 */
function courseOf({ days, ends_on }: Input, first: string, { isToday, now, times }: Start) {
  if (days === undefined) return { ends_on, last_time: null }
  const past = isToday ? times.filter(({ time }) => time <= now) : []
  const isSplit = past.length > 0 && past.length < times.length
  return {
    ends_on: addDays(first, past.length > 0 ? days : days - 1),
    last_time: isSplit ? past.at(-1)!.time : null,
  }
}
