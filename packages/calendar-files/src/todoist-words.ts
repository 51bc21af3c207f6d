import { addDays } from '@planner/days/plain-date'
import { isRecurrence, nextOccurrence } from '@planner/reminder-language/recurrence'

/**
 * Todoist's own words for a date (its help page on recurring dates), in ours: what it says shorter, or means more exactly.
 * One after the other; a line may build on those above it.
 */
const table: readonly (readonly [RegExp, string])[] = [
  [/\bev\b/g, 'every'],
  // Both count from the day on which a task was done.
  [/^after (?=\d+ )/, 'every! '],
  [/\beveryday\b/g, 'every day'],
  // Todoist's hours for the parts of a day.
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

/** A date as Todoist writes it, in words that the reader of sentences knows. */
export const plainDate = (said: string): string =>
  table.reduce((text, [from, to]) => text.replace(from, to), said.trim().toLowerCase())

const workday =
  /^every!? (?:(last)|first|(\d+)(?:st|nd|rd|th)?) (?:workday|working day|weekday)(?: of (?:the )?month)?\b/

/** 'Every 15th workday': of the working days of a month the fifteenth. @returns with what stands behind it. */
export function onWorkday(said: string, today: string): { date: string; recurrence: string; rest: string } | null {
  const match = workday.exec(said)
  if (!match) return null
  const recurrence = `FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=${match[1] ? -1 : Number(match[2] ?? 1)}`
  if (!isRecurrence(recurrence)) return null
  const date = nextOccurrence({ recurrence, date: addDays(today, -1) }, { after: addDays(today, -1) })
  return date === null ? null : { date, recurrence, rest: said.slice(match[0].length).trim() }
}
