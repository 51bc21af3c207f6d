import { isRecurrence, nextOccurrence, occurrencesBetween } from '@planner/reminder-language/recurrence'
import { inEveryMonth, recurrenceName } from '@planner/reminder-language/recurrence-name'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import { Problem } from '#platform/problem.ts'
import { addDays, wallTimeOf } from '#platform/wall-time.ts'

/**
 * The fields that determine on which days a reminder falls. `ends_on` is the last day of a recurrence or of a span of
 * days.
 */
export type Rule = { date: string; recurrence: string; festival: string | null; ends_on?: string | null }

/**
 * Checks that a rule can be stored: well-formed, and with a first occurrence, which becomes its date.
 *
 * @param rule if it has `times`, it ends with that occurrence.
 * @throws Problem `reminder.recurrence`, `reminder.never` or `reminder.ends-before`.
 */
export function validateRule({ times, ...rule }: Rule & { times?: number | undefined }): Required<Rule> {
  if (rule.recurrence === 'none') return settleSpan(rule)
  if (!isRecurrence(rule.recurrence)) throw new Problem('reminder.recurrence')
  const first = nextOccurrence({ ...rule, ends_on: null }, { after: addDays(rule.date, -1) })
  if (first === null) throw new Problem('reminder.never')
  const settled = { ...rule, date: first, recurrence: recurrenceName(rule.recurrence, first) }
  const ends_on = times === undefined ? (rule.ends_on ?? null) : dayOfTime(settled, times)
  if (ends_on !== null && ends_on < first) throw new Problem('reminder.ends-before')
  return { ...settled, ends_on }
}

/** Checks a one-off reminder, which may span days until `ends_on`. @throws Problem `reminder.ends-before`. */
function settleSpan(rule: Rule): Required<Rule> {
  const { date, ends_on: last = null } = rule
  if (last !== null && last < date) throw new Problem('reminder.ends-before')
  return { ...rule, festival: null, ends_on: last === date ? null : last }
}

/** Returns the day of the nth occurrence, or of the last one if the rule ends before. */
function dayOfTime(rule: Rule, times: number): string {
  let day = rule.date
  for (let n = 1; n < times; n++) {
    const next = nextOccurrence({ ...rule, ends_on: null }, { after: day })
    if (next === null) break
    day = next
  }
  return day
}

/** Returns the last day of a reminder, also for a rule with a count; null if it has no end. */
export function lastDayOf({ date, recurrence, festival, ends_on = null }: Rule): string | null {
  const count = Number(/COUNT=(\d+)/.exec(recurrence)?.[1] ?? Number.NaN)
  if (Number.isNaN(count)) return ends_on
  const last = dayOfTime({ date, recurrence, festival }, count)
  return ends_on !== null && ends_on < last ? ends_on : last
}

/** Returns a rule without its COUNT, so that it never ends by itself. */
export const withoutCount = (recurrence: string): string => recurrence.replace(/;?COUNT=\d+/, '').replace(/^;/, '')

/**
 * Settles a rule read from a sentence. A rule that we cannot store must not prevent the reminder. 'Every month on the
 * 30th' is not meant to skip February, as RFC 5545 would: we use its last day.
 */
export function settleRuleOrOnce(rule: Rule): Required<Rule> {
  try {
    const settled = validateRule(rule)
    return { ...settled, recurrence: inEveryMonth(settled) }
  } catch (error) {
    if (error instanceof Problem) return { ...rule, recurrence: 'none', festival: null, ends_on: null }
    throw error
  }
}

/** @throws Problem `reminder.not-an-occurrence` if the reminder does not fall on the day. */
export function requireOccurrence(rule: Rule, day: string): void {
  if (occurrencesBetween(rule, { from: day, to: day }).length === 0) throw new Problem('reminder.not-an-occurrence')
}

/** Returns the first occurrence of a repeating reminder from today on that is not done; null if there is none. */
export function nextOpenDay(
  reminder: Rule & Pick<ReminderRow, 'completed_dates' | 'time_zone'>,
  now: Date,
): string | null {
  let day = nextOccurrence(reminder, { after: addDays(wallTimeOf(now, reminder.time_zone).day, -1) })
  while (day !== null && reminder.completed_dates.includes(day)) day = nextOccurrence(reminder, { after: day })
  return day
}
