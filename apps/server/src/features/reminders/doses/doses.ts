import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { update as contract } from '@planner/contract/reminders'
import { occurrencesBetween } from '@planner/reminder-language/recurrence'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import { Problem } from '#platform/problem.ts'
import { dosesOf, isMoved } from './store.ts'

export { deleteReminders, insertReminders, updateReminder } from '../store.ts'
export { dosesOf, dosesOfAll, lockRemindersOfMedicine } from './store.ts'

type Change = CheckedInputOf<typeof contract>

export const isDose = ({ dose_amount: amount }: Pick<ReminderRow, 'dose_amount'>): boolean => amount !== null

/** Fields set by the medicine for all its doses. */
const ofMedicine = [
  'title',
  'date',
  'time',
  'recurrence',
  'ends_on',
  'times',
  'audience',
  'for_id',
  'escalate_to_id',
  'escalate_minutes',
] as const

/**
 * Requires a change of a dose series to concern a single dose: the series itself is changed through its medicine, so
 * that the dose log stays complete.
 *
 * @throws Problem `medicine.dose`.
 */
export function requireOneDose(reminder: ReminderRow, asked: Partial<Change>): void {
  if (!isDose(reminder) || reminder.recurrence === 'none') return
  const isWhole = asked.completed !== undefined && asked.occurrence_date === undefined
  if (isWhole || ofMedicine.some((name) => asked[name] !== undefined)) throw new Problem('medicine.dose')
}

/** @throws Problem `medicine.dose` for a series of doses. */
export function requireNoSeries(reminder: ReminderRow): void {
  if (isDose(reminder) && reminder.recurrence !== 'none') throw new Problem('medicine.dose')
}

/** @throws Problem `medicine.taken`. */
export function requireNotTaken(reminder: ReminderRow, day: string): void {
  if (isDose(reminder) && (reminder.completed || reminder.completed_dates.includes(day))) {
    throw new Problem('medicine.taken')
  }
}

/** Takes back the skip of a dose that was skipped on one device and taken on another: it counts as taken. */
export async function withoutSkip(tx: Db, reminder: ReminderRow, asked: Change): Promise<ReminderRow> {
  const { completed, occurrence_date: day } = asked
  if (!isDose(reminder) || !completed || day === undefined || !reminder.skipped_dates.includes(day)) return reminder
  if (await isMoved(tx, reminder, day)) return reminder
  return { ...reminder, skipped_dates: reminder.skipped_dates.filter((other) => other !== day) }
}

type Moment = { date: string; time: string }

/**
 * Requires that a dose is not moved onto another dose of its medicine, because both would be taken at once.
 *
 * @param from where the dose was before; staying there is no move.
 * @throws Problem `medicine.same-dose`.
 */
export async function requireNoOtherDose(tx: Db, dose: ReminderRow, from: Moment, to: Moment): Promise<void> {
  if (!isDose(dose) || dose.medicine_id === null || (from.date === to.date && from.time === to.time)) return
  const others = (await dosesOf(tx, dose.medicine_id)).filter(({ id }) => id !== dose.id || dose.recurrence !== 'none')
  const day = { from: to.date, to: to.date }
  const isThere = others.some((other) => other.time === to.time && occurrencesBetween(other, day).length > 0)
  if (isThere) throw new Problem('medicine.same-dose')
}
