import type { Reminder } from '@planner/contract/reminders'

import { partsOf } from '@planner/days/plain-date'
import { dateInWords, dayAndMonthInWords, weekdayInWords } from '#platform/time/date-in-words.ts'
import type { RecurrenceEngine } from '../agenda/occurrences.ts'
import { words } from '../words.ts'
import { isNamed } from './named-recurrence.ts'

/** What says how a reminder repeats. */
export type Rule = Pick<Reminder, 'date' | 'recurrence' | 'festival' | 'ends_on'>

/** Describes how a reminder repeats: 'Every Monday', 'Every Diwali'; null if it does not. */
export function recurrenceInWords(rule: Rule, engine: RecurrenceEngine | undefined): string | null {
  const text = withoutEnd(rule.ends_on ? withoutUntil(rule) : rule, engine)
  return text !== null && rule.ends_on ? `${text} ${words.untilDay(dateInWords(rule.ends_on))}` : text
}

/** Drops a rule's own end if the series was ended earlier. */
const withoutUntil = (rule: Rule): Rule => ({
  ...rule,
  recurrence: rule.recurrence.replace(/;?(UNTIL|COUNT)=[^;]*/, ''),
})

function withoutEnd(rule: Rule, engine: RecurrenceEngine | undefined): string | null {
  if (rule.festival !== null) return `Every ${rule.festival}`
  if (isNamed(rule.recurrence)) return named[rule.recurrence](rule.date)

  return engine?.recurrenceInWords(rule) ?? 'Repeats'
}

const named = {
  none: () => null,
  daily: () => 'Every day',
  weekdays: () => 'Every weekday',
  weekly: (date: string) => `Every ${weekdayInWords(date)}`,
  monthly: (date: string) => `Every month on the ${ordinal(partsOf(date).date)}`,
  yearly: (date: string) => `Every year on ${dayAndMonthInWords(date)}`,
}

function ordinal(number: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd' }[englishOrdinals.select(number) as string] ?? 'th'

  return `${number}${ending}`
}

const englishOrdinals = new Intl.PluralRules('en', { type: 'ordinal' })
