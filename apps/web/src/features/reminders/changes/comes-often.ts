import type { Reminder } from '@planner/contract/reminders'

const often: ReadonlySet<string> = new Set(['daily', 'weekdays', 'weekly'])

/**
 * Whether a reminder comes daily to weekly, so that a missed day can be skipped with others unseen: the next one is
 * near. What comes monthly or yearly, such as a bill, is still owed.
 */
export function comesOften({ recurrence, festival }: Pick<Reminder, 'recurrence' | 'festival'>): boolean {
  if (festival !== null) return false
  if (often.has(recurrence)) return true
  const rule = new Map(recurrence.split(';').map((part) => part.split('=') as [string, string]))
  const every = Number(rule.get('INTERVAL') ?? 1)
  const freq = rule.get('FREQ') ?? rule.get('RRULE:FREQ')
  const isOfSomeMonths = rule.has('BYMONTH') || rule.has('BYMONTHDAY')
  return !isOfSomeMonths && ((freq === 'DAILY' && every <= 7) || (freq === 'WEEKLY' && every === 1))
}
