import { dayOf, writeDay } from '@planner/days/day-number'
import * as z from 'zod'
import { readTable } from '../read/table-file.ts'
import { list } from '../read/table-rows.ts'
import { fastsOn } from './fasts.ts'
import { certaintyTextOf, type Festival, festivalsOn, spansIn } from './festivals.ts'
import { type Place, placeOfCity } from './places.ts'

/** A named day: a festival, a fast, a public holiday, or several of these under one name. */
export type NamedDay = {
  /** 'YYYY-MM-DD' */
  day: string
  name: string
  holiday: boolean
  fast: boolean
  weight: number
  /** The note to show when the date is uncertain. */
  note: string | null
}

/**
 * A row of calendar/holidays.csv, a public holiday: the states that have it, or All; its day as MM-DD, or empty if it
 * follows the festival of that name.
 *
 * Sources: the central government's list of gazetted holidays (2026), and state lists as collected by vacanza/holidays
 * (python-holidays, countries/india.py, MIT) and the states' own notifications. A state may add or move days by
 * notification; banks have lists of their own.
 */
const Holiday = z.object({
  name: z.string().min(3),
  states: list.pipe(z.array(z.string()).min(1)),
  day: z.union([z.literal(''), z.string().regex(/^\d\d-\d\d$/, 'must be MM-DD or empty')]),
})
type Holiday = z.output<typeof Holiday>

/** The public holidays of calendar/holidays.csv. */
export const holidays: readonly Holiday[] = readTable('calendar/holidays.csv', Holiday)

const india = placeOfCity('India')

/**
 * Returns the named days of a year at a place, in ascending order. A season such as Navratri or Sawan is listed on its
 * first day.
 */
export function namedDaysOf(year: number, place: Place): NamedDay[] {
  const found: NamedDay[] = []
  const end = dayOf(year + 1, 1, 1)
  for (let number = dayOf(year, 1, 1); number < end; number++) found.push(...namesOn(number, place))
  return found
}

function namesOn(number: number, place: Place): NamedDay[] {
  const day = writeDay(number)
  const feasts = festivalsOn(day, place)
  const everywhere = festivalsOn(day, india).filter((feast) => beginsOn(feast, number))
  const off = holidays.filter((holiday) => isObservedIn(holiday, place) && isOn(holiday, day, everywhere))
  const fasts = fastsOn(day, feasts)
  const named = new Map<string, NamedDay>()

  for (const feast of feasts.filter((one) => beginsOn(one, number))) {
    named.set(feast.name, {
      day,
      name: isSeason(feast, number) ? `${feast.name} begins` : feast.name,
      holiday: off.some(({ name }) => name === feast.name),
      fast: fasts.some(({ name }) => name === feast.name),
      weight: feast.weight,
      note: certaintyTextOf(feast) ?? null,
    })
  }
  for (const { name } of off) {
    if (named.has(name)) continue
    const note = certaintyTextOf(everywhere.find((feast) => feast.name === name) ?? { confidence: 'fixed' }) ?? null
    named.set(name, { day, name, holiday: true, fast: false, weight: 2, note })
  }
  // Fasts that are not festivals: the two Ekadashis of each lunar month, and the Mondays of a fasting month.
  for (const { name } of fasts.filter(({ isRecurring }) => isRecurring)) {
    named.set(name, { day, name, holiday: false, fast: true, weight: 1, note: null })
  }
  return [...named.values()].toSorted(
    (one, other) => Number(other.holiday) - Number(one.holiday) || other.weight - one.weight,
  )
}

/** Whether the festival begins on this day. */
const beginsOn = (feast: Festival, day: number): boolean => spansIn(feast, yearOf(day)).some(([first]) => first === day)

const isSeason = (feast: Festival, day: number): boolean =>
  spansIn(feast, yearOf(day)).some(([first, last]) => last > first && day >= first && day <= last)

const yearOf = (day: number): number => Number(writeDay(day).slice(0, 4))

const isObservedIn = ({ states }: Holiday, { state }: Place): boolean =>
  states.includes('All') || (state !== undefined && states.includes(state))

const isOn = ({ name, day }: Holiday, date: string, feasts: readonly Festival[]): boolean =>
  day === '' ? feasts.some((feast) => feast.name === name) : date.slice(5) === day
