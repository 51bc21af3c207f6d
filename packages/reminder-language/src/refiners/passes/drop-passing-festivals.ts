import { weekdayOf } from '@planner/days/day-number'
import type { DateSpec } from '../../parsers/facts.ts'
import { endsPhrase } from '../../parsers/pattern.ts'
import { resolveDay } from '../resolve-day.ts'
import type { Draft } from './draft.ts'

/**
 * Drops a festival that is only the purpose, when the text names another day.
 *
 * @example 'gifts for Diwali on Monday' is for Monday.
 */
export function dropPassingFestivals(draft: Draft): void {
  const { tokens, facts, today } = draft
  if (!facts.some(({ date }) => date?.is === 'feast') || facts.some(({ repeat }) => repeat)) return
  const others = facts.filter(({ date, wait }) => wait || (date && namesDay.has(date.is)))
  if (others.length === 0) return
  draft.facts = facts.filter(({ date, to }) => {
    if (date?.is !== 'feast' || date.year !== undefined) return true
    const isNoun = !endsPhrase(tokens, to) && facts.every(({ from }) => from !== to)
    return !isNoun && others.some((other) => other.date && isOn(other.date, resolveDay(date, today), today))
  })
}

const namesDay = new Set<DateSpec['is']>(['offset', 'calendar', 'weekday', 'monthday', 'duration'])

function isOn(spec: DateSpec, day: number | null, today: number): boolean {
  return day !== null && (spec.is === 'weekday' ? weekdayOf(day) === spec.weekday : resolveDay(spec, today) === day)
}
