import { isRecurrence, nextOccurrence, occurrencesBetween } from '@planner/reminder-language/recurrence'
import { Problem } from '#platform/problem.ts'
import { addDays } from '#platform/wall-time.ts'

/** What decides on which days a reminder falls. */
export type Rule = { date: string; recurrence: string; festival: string | null }

const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/**
 * The shortest of our names for a rule (docs/product/decisions.md#11): 'daily' for FREQ=DAILY, 'weekly' for a single weekday that is the
 * date's own, and so on; any other RRULE stays as it is, without its prefix.
 */
function recurrenceName(recurrence: string, date: string): string {
  const rule = recurrence.replace(/^RRULE:/, '')
  const weekday = weekdayNames[new Date(`${date}T00:00:00Z`).getUTCDay()]
  const dayOfMonth = Number(date.slice(8))
  if (rule === 'FREQ=DAILY') return 'daily'
  if (rule === 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR') return 'weekdays'
  if (rule === 'FREQ=WEEKLY' || rule === `FREQ=WEEKLY;BYDAY=${weekday}`) return 'weekly'
  // After the 28th the two differ: ours uses a short month's last day, RFC 5545 skips the month.
  if (rule === 'FREQ=MONTHLY' && dayOfMonth <= 28) return 'monthly'
  if (rule === `FREQ=MONTHLY;BYMONTHDAY=${dayOfMonth}` && dayOfMonth <= 28) return 'monthly'
  if (rule === 'FREQ=YEARLY') return 'yearly'
  return rule
}

/**
 * Checks that a rule can be stored: well-formed, and with a first day, which becomes its date.
 *
 * @throws Problem `reminder.recurrence` or `reminder.never`.
 */
export function settleRule(rule: Rule): Rule {
  if (rule.recurrence === 'none') return { ...rule, festival: null }
  if (!isRecurrence(rule.recurrence)) throw new Problem('reminder.recurrence')
  const first = nextOccurrence(rule, { after: addDays(rule.date, -1) })
  if (first === null) throw new Problem('reminder.never')
  return { ...rule, date: first, recurrence: recurrenceName(rule.recurrence, first) }
}

/**
 * The same for a rule read from a sentence. A rule that we cannot store must not prevent the reminder; and 'every month on
 * the 30th' is not meant to skip February, as it would in RFC 5545: ours uses its last day.
 */
export function settleRuleOrOnce(rule: Rule): Rule {
  try {
    const settled = settleRule(rule)
    return /^FREQ=MONTHLY;BYMONTHDAY=(29|30)$/.test(settled.recurrence)
      ? { ...settled, recurrence: 'monthly' }
      : settled
  } catch (error) {
    if (error instanceof Problem) return { ...rule, recurrence: 'none', festival: null }
    throw error
  }
}

/** @throws Problem `reminder.not-an-occurrence` where the reminder does not fall on the day. */
export function requireOccurrence(rule: Rule, day: string): void {
  if (occurrencesBetween(rule, { from: day, to: day }).length === 0) throw new Problem('reminder.not-an-occurrence')
}
