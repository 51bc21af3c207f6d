import { readDay } from '@planner/days/day-number'
import type { MailReminder } from '../mail.ts'

/** A reminder with the data that identifies other mails about the same due date. */
export type Candidate = { reminder: MailReminder; party: string; reference: string | null; sentAt: number }

/** The most days a due date is moved; two due dates of one party are further apart. */
const movedDays = 15

/** Removes duplicates: one reminder per due date, from the latest mail, soonest first. */
export function withoutDuplicates(candidates: readonly Candidate[]): MailReminder[] {
  const unique: Candidate[] = []
  for (const candidate of candidates.toSorted((a, b) => b.sentAt - a.sentAt)) {
    if (!unique.some((other) => isSameDue(candidate, other))) unique.push(candidate)
  }
  return unique
    .map(({ reminder }) => reminder)
    .toSorted((a, b) => (a.date + (a.time ?? '') < b.date + (b.time ?? '') ? -1 : 1))
}

function isSameDue(a: Candidate, b: Candidate): boolean {
  if (a.reminder.key === b.reminder.key) return true
  if (a.reminder.kind !== b.reminder.kind) return false
  if (a.reference && b.reference && a.reference !== b.reference) return false
  const apart = Math.abs(readDay(a.reminder.date)! - readDay(b.reminder.date)!)
  // A biller and the app that pays its bills write about the same amount on the same day.
  if (a.party !== b.party) return apart === 0 && a.reminder.amount !== null && a.reminder.amount === b.reminder.amount
  if (apart === 0) return a.reminder.type === 'bill' || a.reminder.time === b.reminder.time
  const sameReference = a.reference !== null && a.reference === b.reference
  const sameAmount = a.reminder.amount !== null && a.reminder.amount === b.reminder.amount
  return apart <= movedDays && (sameReference || sameAmount)
}
