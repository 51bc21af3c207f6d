import { medicines as limits } from '@planner/contract/constants/reminders'
import { doseInWords } from '@planner/contract/medicine-words'
import { onDayOfMonth } from '@planner/reminder-language/month-days'
import { nextOccurrence } from '@planner/reminder-language/recurrence'
import type { Context } from '#context.ts'
import { dropAlertsOf, planAlertsOf } from '#features/notifications/planning/plan-alerts.ts'
import {
  deleteReminders,
  insertReminders,
  isDose,
  lockRemindersOfMedicine,
  updateReminder,
} from '#features/reminders/doses/doses.ts'
import { validateRule } from '#features/reminders/recurrence.ts'
import type { Sharing } from '#features/reminders/sharing/sharing.ts'
import type { Db } from '#platform/db/open.ts'
import type { MedicineRow } from '#platform/db/tables/medicines.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'

type Wall = { day: string; time: string }

/** The series for one time of day, as it should continue. */
type Wanted = Pick<ReminderRow, 'time' | 'date' | 'recurrence' | 'ends_on'> & {
  amount: number
  title: string
  /** Whether its first dose is the next possible one, not delayed by a start date or a pause. */
  isSoonest: boolean
}

/**
 * Updates a medicine's dose reminders from now on. The past stays unchanged: when the time or amount changes, the
 * series ends and a new one begins, so that the log keeps every dose that was due.
 *
 * @param sharing whom the doses are for; null keeps it.
 * @throws Problem `medicine.too-many-changes`, `reminder.recurrence`, `reminder.never`, `reminder.ends-before`.
 */
export async function syncDoseReminders(
  context: Context,
  tx: Db,
  user: Pick<UserRow, 'time_zone'>,
  { medicine, sharing }: { medicine: MedicineRow; sharing: Partial<Sharing> | null },
): Promise<void> {
  const now = context.clock.now()
  const all = (await lockRemindersOfMedicine(tx, medicine.id)).filter(isDose)
  const zone = all[0]?.time_zone ?? user.time_zone
  const wall = wallTimeOf(now, zone)
  const going = all.filter(
    ({ recurrence, ends_on: last }) => recurrence !== 'none' && (last === null || last >= wall.day),
  )
  const wanted = wantedOf(medicine, wall)
  const kept = new Map<ReminderRow, Wanted>()
  const added: Wanted[] = []
  for (const one of wanted) {
    const same = going.find(
      (series) =>
        !kept.has(series) &&
        series.time === one.time &&
        series.dose_amount === one.amount &&
        series.recurrence === one.recurrence &&
        (series.date === one.date || (one.isSoonest && fallsOn(series, one.date))),
    )
    if (same) kept.set(same, one)
    else added.push(one)
  }
  if (all.length + added.length > limits.seriesMax) throw new Problem('medicine.too-many-changes')

  const changed: ReminderRow[] = []
  for (const [series, { title, ends_on }] of kept) {
    changed.push(await updateReminder(tx, series.id, { title, ends_on, ...sharing, updated_at: now }))
  }
  const over = going.filter((series) => !kept.has(series))
  const never = over.filter((series) => series.completed_dates.length === 0 && lastDayOf(series, wall) < series.date)
  await dropAlertsOf(tx, never)
  await deleteReminders(
    tx,
    never.map(({ id }) => id),
  )
  for (const series of over.filter((one) => !never.includes(one))) {
    changed.push(await updateReminder(tx, series.id, { ends_on: lastDayOf(series, wall), updated_at: now }))
  }
  const from = all.find(({ recurrence }) => recurrence !== 'none')
  const rows = await insertReminders(
    tx,
    added.map(({ amount, isSoonest: _isSoonest, ...one }) => ({
      id: context.ids.next(),
      user_id: medicine.user_id,
      ...one,
      description: medicine.note,
      source_text: null,
      time_defaulted: false,
      time_zone: zone,
      festival: null,
      tags: ['health'],
      // Rings exactly at its time: an hour ahead would be the wrong time for a dose.
      lead_minutes: [],
      ...(from && ofSeries(from)),
      ...sharing,
      medicine_id: medicine.id,
      dose_amount: amount,
      next_unplanned_on: null,
      created_at: now,
      updated_at: now,
    })),
  )
  await planAlertsOf(context, tx, [...changed, ...rows], now)
}

/** Whether a series that began earlier is also due on a day: 'weekly' alone doesn't say on which weekday. */
const fallsOn = ({ date, recurrence }: ReminderRow, day: string): boolean =>
  date < day && nextOccurrence({ date, recurrence }, { after: addDays(day, -1) }) === day

/** Settings that a new series inherits from its medicine's other series. */
const ofSeries = (series: ReminderRow) => ({
  tags: series.tags,
  lead_minutes: series.lead_minutes,
  nag_minutes: series.nag_minutes,
  priority: series.priority,
  household_id: series.household_id,
  audience: series.audience,
  for_user: series.for_user,
  claimed_on: series.claimed_on,
  for_helper: series.for_helper,
  escalate_to: series.escalate_to,
  escalate_minutes: series.escalate_minutes,
})

/** Returns the last day of a series that ends now: today if its time has passed or today's dose is settled. */
function lastDayOf({ time, completed_dates: done, skipped_dates: skipped }: ReminderRow, { day, time: now }: Wall) {
  const isOver = time <= now || done.includes(day) || skipped.includes(day)
  const today = isOver ? day : addDays(day, -1)
  const lastDone = done.at(-1)
  return lastDone !== undefined && lastDone > today ? lastDone : today
}

function wantedOf(medicine: MedicineRow, wall: Wall): Wanted[] {
  const { paused, paused_until: until, recurrence, starts_on: start } = medicine
  if (paused && until === null) return []
  return medicine.times.flatMap(({ time, amount }) => {
    const ends_on = endOf(medicine, time)
    const next = time > wall.time ? wall.day : addDays(wall.day, 1)
    const from = [next, start, ...(paused && until ? [addDays(until, 1)] : [])].sort().at(-1)!
    const falls = { date: start, recurrence, ends_on }
    const first = nextOccurrence(falls, { after: addDays(from, -1) })
    if (first === null) return []
    const isSoonest = first === nextOccurrence(falls, { after: addDays(next, -1) })
    const rule = validateRule({
      date: first,
      recurrence: withDayOf(recurrence, { start, first }),
      festival: null,
      ends_on,
    })
    return [{ time, amount, title: titleOf(medicine, amount), isSoonest, ...rule }]
  })
}

/** Returns a rule that begins on `first`: 'monthly' since the 31st stays on the 31st if it goes on in February. */
function withDayOf(recurrence: string, { start, first }: { start: string; first: string }): string {
  const isMoved = recurrence === 'monthly' && start.slice(8) !== first.slice(8)
  return isMoved ? onDayOfMonth('FREQ=MONTHLY', Number(start.slice(8))) : recurrence
}

/** Returns the last day for a time of day. */
const endOf = ({ ends_on: last, last_time: lastTime }: MedicineRow, time: string): string | null =>
  last !== null && lastTime !== null && time > lastTime ? addDays(last, -1) : last

/** Returns 'Dolo 650, 1 tablet after food'. */
const titleOf = ({ name, unit, food }: MedicineRow, amount: number): string =>
  `${name}, ${doseInWords({ amount: amount / 100, unit, food })}`
