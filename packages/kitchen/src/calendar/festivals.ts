import { weekdayOf } from '@planner/days/day-number'
import { festivalDays } from '@planner/reminder-language/festivals'
import * as z from 'zod'
import { readTable } from '../read/table-file.ts'
import { list } from '../read/table-rows.ts'
import { dayNumber } from './day.ts'
import type { Place } from './places.ts'

export type Confidence = 'fixed' | 'official' | 'high' | 'medium' | 'near' | 'moon'
export type FastKind =
  | 'vrat'
  | 'ekadashi'
  | 'monday'
  | 'nirjala'
  | 'satvik'
  | 'daylight'
  | 'friday'
  | 'friday-today'
  | 'jain'
  | '-'

/** The first and the last day, as day numbers. */
export type Span = readonly [first: number, last: number]

export type Festival = {
  name: string
  places: string[]
  /** The rule for the date in each year: '12-25', 'Diwali', 'Ugadi to Ugadi +8'. */
  day: string
  /** Officially published dates by year, where they differ from the rule. */
  published: ReadonlyMap<number, Span>
  confidence: Confidence
  fast: FastKind
  weight: 1 | 2 | 3
  onionGarlic: boolean
  nonVeg: boolean
  note: string
}

const Row = z.object({
  name: z.string().min(3),
  places: list,
  day: z.string(),
  published: list,
  confidence: z.enum(['fixed', 'official', 'high', 'medium', 'near', 'moon']),
  fast: z.enum(['vrat', 'ekadashi', 'monday', 'nirjala', 'satvik', 'daylight', 'friday', 'friday-today', 'jain', '']),
  weight: z.enum(['1', '2', '3']),
  eaten: z.string(),
  note: z.string(),
})

/** The festivals of calendar/festivals.csv. */
export const festivals: readonly Festival[] = readTable('calendar/festivals.csv', Row).map((row) => ({
  name: row.name,
  places: row.places,
  day: row.day,
  published: new Map(row.published.map((days) => [Number(days.slice(0, 4)), publishedSpan(days)])),
  confidence: row.confidence,
  fast: row.fast || '-',
  weight: Number(row.weight) as Festival['weight'],
  onionGarlic: row.eaten.includes('onion'),
  nonVeg: row.eaten.includes('meat'),
  note: row.note,
}))

function publishedSpan(days: string): Span {
  const [first = '', last = first] = days.split('/')
  return [dayNumber(first), dayNumber(last)]
}

const spans = new Map<string, readonly Span[]>()

/**
 * Returns the spans of a festival that begin in a year, as day numbers: the published dates, otherwise by its rule.
 * Usually one; a festival of the Islamic calendar may occur twice in a year, or not at all.
 */
export function spansIn(feast: Pick<Festival, 'name' | 'day' | 'published'>, year: number): readonly Span[] {
  const key = `${feast.name} ${year}`
  const known = spans.get(key)
  if (known) return known
  const published = feast.published.get(year)
  const found = published ? [published] : computedSpans(feast.day, year)
  if (spans.size > mostSpans) spans.clear()
  spans.set(key, found)
  return found
}
const mostSpans = 4000

function computedSpans(rule: string, year: number): Span[] {
  if (rule === '') return []
  const [from = '', to] = rule.split(' to ')
  return daysOf(from, year).flatMap((first): Span[] => {
    if (to === undefined) return [[first, first]]
    const last = [...daysOf(to, year), ...daysOf(to, year + 1)].find((day) => day >= first)
    return last === undefined ? [] : [[first, last]]
  })
}

/**
 * Returns the day numbers for a rule in a year: '12-25', 'Diwali', 'Ugadi +8', 'Friday by Raksha Bandhan'. The reminder
 * reader supplies the dates of named festivals.
 */
function daysOf(rule: string, year: number): number[] {
  if (/^\d\d-\d\d$/.test(rule)) return [dayNumber(`${year}-${rule}`)]
  const friday = /^Friday by (.+)$/.exec(rule)
  if (friday) return festivalDays(friday[1]!, year).map((day) => day - ((weekdayOf(day) - 5 + 7) % 7))
  const [, name = rule, days = '0'] = /^(.+?)(?: ([+-]\d+))?$/.exec(rule) ?? []
  return festivalDays(name, year).map((day) => day + Number(days))
}

const yearOf = (date: string): number => Number(date.slice(0, 4))

/** Whether the day falls within the festival. */
const isOn = (feast: Festival, day: number, date: string): boolean =>
  // Ramadan may begin in one year and end in the next.
  [1, 0].some((before) => spansIn(feast, yearOf(date) - before).some(([first, last]) => day >= first && day <= last))

const isObservedIn = ({ places }: Festival, { state, region }: Place): boolean =>
  places.includes('All') ||
  state === undefined ||
  places.includes(state) ||
  (region !== undefined && places.includes(region))

/**
 * Returns the festivals of a day at a place, most important first; at equal weight, local festivals come before
 * national ones.
 */
export function festivalsOn(date: string, place: Place): Festival[] {
  const day = dayNumber(date)
  const rank = (one: Festival) => one.weight * 2 + (place.state && one.places.includes(place.state) ? 1 : 0)
  return festivals
    .filter((one) => isObservedIn(one, place) && isOn(one, day, date))
    .sort((left, right) => rank(right) - rank(left))
}

const sureness: Partial<Record<Confidence, string>> = {
  medium: 'Some calendars list it a day earlier or later.',
  near: 'Some calendars list it a day earlier or later.',
  moon: 'The date may shift by a day, depending on when the moon is sighted.',
}

/** Returns the note to show when the date is uncertain; undefined when it is certain. */
export const certaintyTextOf = ({ confidence }: Pick<Festival, 'confidence'>): string | undefined =>
  sureness[confidence]

/** Returns the festivals at a place that begin after a date, at most `days` days later. */
export function festivalsAhead(date: string, days: number, place: Place): Festival[] {
  const today = dayNumber(date)
  return festivals.filter(
    (one) =>
      isObservedIn(one, place) &&
      [0, 1].some((more) =>
        spansIn(one, yearOf(date) + more).some(([first]) => first > today && first <= today + days),
      ),
  )
}
