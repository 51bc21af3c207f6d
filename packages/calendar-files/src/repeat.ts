import { addDays } from '@planner/days/plain-date'
import { isRecurrence } from '@planner/reminder-language/recurrence'
import ICAL from 'ical.js'
import type { ReadOptions } from './item.ts'
import { wallAt } from './wall-time.ts'
import { type When, whenOf } from './when.ts'

type Component = InstanceType<typeof ICAL.Component>

/** An entry's recurrence; `isRefused` if we cannot store it, in which case the entry is imported once. */
export type Repeat = { recurrence: string; endsOn: string | null; skipped: string[]; isRefused: boolean }

const once: Repeat = { recurrence: 'none', endsOn: null, skipped: [], isRefused: false }

/** Reads RRULE and EXDATE. An end in UTC is converted to the last day in the entry's own zone. */
export function repeatOf(entry: Component, start: When, reading: Pick<ReadOptions, 'timeZone'>): Repeat {
  const rules = entry.getAllProperties('rrule')
  if (rules.length === 0) return once
  const rule = rules[0]!.getFirstValue()
  if (rules.length > 1 || !(rule instanceof ICAL.Recur)) return { ...once, isRefused: true }
  const { text, endsOn } = withoutEnd(ruleText(rule, start), rule.until, start)
  if (!isRecurrence(text) || (endsOn !== null && endsOn < start.date)) return { ...once, isRefused: true }
  const skipped = entry
    .getAllProperties('exdate')
    .flatMap((property) => property.getValues().map((value) => whenOf(entry, 'exdate', reading, { property, value })))
    .flatMap((when) => (when ? [when.date] : []))
  return { recurrence: text, endsOn, skipped, isRefused: false }
}

/** Returns the rule without parts that only repeat the time of the start. */
function ruleText(rule: InstanceType<typeof ICAL.Recur>, { time }: When): string {
  const clock = (time ?? '00:00:00').split(':').map(Number)
  return rule
    .toString()
    .split(';')
    .filter((part) => {
      const [name, value] = part.split('=')
      const at = ['BYHOUR', 'BYMINUTE', 'BYSECOND'].indexOf(name!)
      return at < 0 || Number(value) !== clock[at]
    })
    .join(';')
}

function withoutEnd(
  rule: string,
  until: InstanceType<typeof ICAL.Time> | null | undefined,
  { time, timeZone }: When,
): { text: string; endsOn: string | null } {
  if (!until) return { text: rule, endsOn: null }
  const text = rule
    .split(';')
    .filter((part) => !part.startsWith('UNTIL='))
    .join(';')
  const day = until.toString().slice(0, 10)
  if (until.isDate || time === null) return { text, endsOn: day }
  const last =
    until.zone === ICAL.Timezone.utcTimezone
      ? wallAt(until.toJSDate(), timeZone)
      : { date: day, time: until.toString().slice(11, 19) }
  return { text, endsOn: last.time < time ? addDays(last.date, -1) : last.date }
}
