import type { Repeat } from '../../parsers/facts.ts'
import { each } from '../../parsers/repeats.ts'
import type { Draft } from './draft.ts'

/**
 * Takes the recurrence; of two phrases for it, joins both or keeps the more precise one.
 *
 * @example 'gym every week 6 am on mondays' is every Monday.
 */
export function takeRecurrence({ facts, given }: Draft): void {
  for (const fact of facts) {
    if (!fact.repeat) continue
    if (fact.spread && namesWeekdays(facts)) {
      given.used.push(fact)
      continue
    }
    if (isWithinDay(fact.repeat)) given.within ??= fact.repeat
    else given.repeat = given.repeat ? joined(given.repeat, fact.repeat) : fact.repeat
    given.times ??= fact.times ?? null
    given.used.push(fact)
  }
  given.repeat ??= given.within
}

/** 'Three days a week, Mon Thu Sat': the days named, rather than days of our choice. */
const namesWeekdays = (facts: Draft['facts']): boolean =>
  facts.some(({ repeat, spread }) => !spread && repeat?.freq === 'WEEKLY' && repeat.byDay !== undefined)

/** Whether something repeats within the day: 'every 2 hours'. */
export const isWithinDay = ({ freq }: Repeat): boolean => freq === 'HOURLY' || freq === 'MINUTELY'

/**
 * Removes excluded weekdays from the recurrence.
 *
 * @example 'gym daily 6 am except Sunday' comes on six days.
 */
export function takeExceptions({ facts, given }: Draft): void {
  for (const fact of facts) {
    const { repeat } = given
    if (fact.kind !== 'except' || !repeat) continue
    const days = repeat.byDay ?? (repeat.freq === 'DAILY' ? each([0, 1, 2, 3, 4, 5, 6]) : [])
    const left = days.filter(({ weekday, nth }) => nth === null && !fact.days.includes(weekday))
    if (left.length === 0 || repeat.interval > 1) continue
    given.repeat = { ...repeat, freq: 'WEEKLY', byDay: left }
    given.used.push(fact)
  }
}

/**
 * Takes how long or how many times it repeats.
 *
 * @example 'antibiotics every day for 5 days' comes five times.
 */
export function takeRecurrenceLimits({ facts, given }: Draft): void {
  if (!given.repeat) return
  for (const fact of facts) {
    if (fact.lasting) given.lasting ??= fact.lasting
    else if (fact.kind === 'count') given.count ??= fact.count
    else continue
    given.used.push(fact)
  }
}

function joined(first: Repeat, second: Repeat): Repeat {
  const interval = Math.max(first.interval, second.interval)
  const weekly = first.freq === 'WEEKLY' && second.freq === 'WEEKLY'
  if (weekly && !first.byDay !== !second.byDay) return { ...first, ...second, interval }
  if (first.adjective && !second.adjective) return second
  if (weekly && first.byDay && second.byDay) return { ...first, byDay: [...first.byDay, ...second.byDay], interval }
  if (first.freq === second.freq && precision(first) && precision(second)) return { ...first, ...second, interval }
  return precision(second) > precision(first) ? second : first
}

/** Scores how precisely a recurrence determines its days. */
export function precision({ byDay, byMonthDay, byMonth, feast, interval }: Repeat): number {
  return (byDay ? 2 : 0) + (byMonthDay ? 2 : 0) + (byMonth ? 1 : 0) + (feast ? 2 : 0) + (interval > 1 ? 1 : 0)
}
