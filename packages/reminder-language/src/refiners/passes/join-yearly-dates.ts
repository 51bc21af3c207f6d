import type { Fact } from '../../parsers/facts.ts'
import type { Draft } from './draft.ts'

/**
 * Joins a repetition of several times a year to the dates listed for it.
 *
 * @example 'property tax half yearly 1 april & 1 oct' is on both days of every year.
 */
export function joinYearlyDates(draft: Draft): void {
  const rule = draft.facts.find(({ repeat }) => repeat?.freq === 'MONTHLY' && 12 % repeat.interval === 0)
  if (!rule?.repeat || rule.repeat.byDay || rule.repeat.byMonthDay) return
  const isDate = ({ date, repeat }: Fact) => date?.is === 'calendar' && !repeat
  const days = draft.facts.filter(isDate).flatMap(({ date }) => (date?.is === 'calendar' ? [date] : []))
  const isAll = days.length > 1 && days.length === 12 / rule.repeat.interval
  if (!isAll || days.some(({ day, year }) => year !== undefined || day !== days[0]!.day)) return
  const byMonth = days.map(({ month }) => month)
  const repeat = { freq: 'YEARLY', interval: 1, byMonth, byMonthDay: [days[0]!.day] } as const
  draft.facts = draft.facts.map((fact): Fact => {
    if (fact !== rule && !isDate(fact)) return fact
    return {
      kind: 'recurrence',
      repeat: { ...repeat, byMonthDay: [...repeat.byMonthDay] },
      from: fact.from,
      to: fact.to,
    }
  })
}
