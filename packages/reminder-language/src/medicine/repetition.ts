import { parseReminder } from '../index.ts'
import type { Options, Reading, Span } from '../reading.ts'

/** Returns the words that the reader of reminders takes as a recurrence, and whether they mean every day. */
export function recurrencesIn(text: string, options: Options): (Span & { isDaily: boolean })[] {
  return parseReminder(text, options)
    .spans.filter(({ kind }) => kind === 'recurrence')
    .map(({ start, end }) => {
      const { recurrence } = parseReminder(text.slice(start, end), options)
      return { start, end, isDaily: recurrence === null || /^FREQ=DAILY(?!;INTERVAL)/.test(recurrence) }
    })
}

/** Returns a rule without its end, and the end apart: as a number of days, or as the last day. */
export function ruleOf({ recurrence }: Reading): { recurrence: string; days: number | null; endsOn: string | null } {
  if (recurrence === null || /FREQ=(?:HOURLY|MINUTELY)/.test(recurrence)) {
    return { recurrence: 'daily', days: null, endsOn: null }
  }
  const times = /;COUNT=(\d+)/.exec(recurrence)?.[1]
  const until = /;UNTIL=(\d{4})(\d\d)(\d\d)/.exec(recurrence)
  const rule = recurrence.replace(/;(?:COUNT|UNTIL)=[^;]+/g, '')
  return {
    recurrence: rule === 'FREQ=DAILY' ? 'daily' : rule,
    days: times !== undefined && rule === 'FREQ=DAILY' ? Number(times) : null,
    endsOn: until ? `${until[1]}-${until[2]}-${until[3]}` : null,
  }
}
