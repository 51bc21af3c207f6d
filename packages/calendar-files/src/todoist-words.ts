import { addDays } from '@planner/days/plain-date'
import { isRecurrence, nextOccurrence } from '@planner/reminder-language/recurrence'

/**
 * Replacements for Todoist's wording of dates (its help page on recurring dates) that is shorter or more specific than
 * ours. Applied in order; a line may build on those above it.
 */
const table: readonly (readonly [RegExp, string])[] = [
  [/\bev\b/g, 'every'],
  // Both count from the completion of a task.
  [/^after (?=\d+ )/, 'every! '],
  [/\beveryday\b/g, 'every day'],
  // Todoist's times for parts of the day.
  [/\b(every!?) morning\b/g, '$1 day at 9 am'],
  [/\b(every!?) afternoon\b/g, '$1 day at 12 pm'],
  [/\b(every!?) evening\b/g, '$1 day at 7 pm'],
  [/\b(every!?) night\b/g, '$1 day at 10 pm'],
  [/\b(every!?) weekend\b/g, '$1 saturday'],
  [/\bevery last day\b(?! of)/g, 'every last day of the month'],
  [/\bend of (?:the )?month\b/g, 'last day of the month'],
  [/\bend(?:ing|s)?(?: on)? (?=\d|[a-z]+ \d|today|tomorrow)/g, 'until '],
  // 'Every 27', 'every 1, 15': days of the month.
  [/(?<=\bevery (?:\d+(?:st|nd|rd|th)?, ?)*)(\d+)(?=,|$| at | until | starting | from | for )/g, '$1th'],
  [/^(\d+ (?:hours?|days?|weeks?|months?|years?))$/, 'in $1'],
]

/** Rewrites a Todoist date in words that the sentence reader understands. */
export const plainDate = (phrase: string): string =>
  table.reduce((text, [from, to]) => text.replace(from, to), phrase.trim().toLowerCase())

const workday =
  /^every!? (?:(last)|first|(\d+)(?:st|nd|rd|th)?) (?:workday|working day|weekday)(?: of (?:the )?month)?\b/

/**
 * Reads a working day of the month: 'every 15th workday'. Null for any other text.
 *
 * @returns also the `rest` of the text after it.
 */
export function onWorkday(phrase: string, today: string): { date: string; recurrence: string; rest: string } | null {
  const match = workday.exec(phrase)
  if (!match) return null
  const recurrence = `FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=${match[1] ? -1 : Number(match[2] ?? 1)}`
  if (!isRecurrence(recurrence)) return null
  const date = nextOccurrence({ recurrence, date: addDays(today, -1) }, { after: addDays(today, -1) })
  return date === null ? null : { date, recurrence, rest: phrase.slice(match[0].length).trim() }
}
