import { dayNumber } from './day.ts'
import { festivalTable, festivalYears } from './festival-table.ts'
import type { Place } from './places.ts'

export type Confidence = 'fixed' | 'official' | 'high' | 'medium' | 'near' | 'moon'
export type FastKind = 'vrat' | 'monday' | 'nirjala' | 'satvik' | 'daylight' | 'friday' | 'friday-today' | 'jain' | '-'

export type Festival = {
  name: string
  places: string[]
  /** First and last day of each year of the table, as day numbers. */
  spans: (readonly [first: number, last: number])[]
  confidence: Confidence
  fast: FastKind
  weight: 1 | 2 | 3
  onionGarlic: boolean
  nonVeg: boolean
  note: string
}

export const festivals: readonly Festival[] = festivalTable
  .trim()
  .split('\n')
  .map((line) => {
    const [name, places, first, second, third, confidence, fast, weight, eaten, note] = line.split('|') as [
      string,
      ...string[],
    ]
    return {
      name,
      places: places!.split(' ').map((place) => place.replaceAll('-', ' ')),
      spans: [first!, second!, third!].map((days, index) => spanOf(days, festivalYears[index]!)),
      confidence: confidence as Confidence,
      fast: fast as FastKind,
      weight: Number(weight) as Festival['weight'],
      onionGarlic: eaten!.includes('o'),
      nonVeg: eaten!.includes('n'),
      note: note!,
    }
  })

function spanOf(days: string, year: number): readonly [number, number] {
  const [first, last = first] = days.split('-').map((day) => dayNumber(`${year}-${day.slice(0, 2)}-${day.slice(2)}`))
  return [first!, last!]
}

/** Whether the day is one of the feast's; a fixed feast comes each year, the others in the years of the table. */
function isOn({ spans, confidence }: Festival, day: number, monthDay: string): boolean {
  if (spans.some(([first, last]) => day >= first && day <= last)) return true
  if (confidence !== 'fixed') return false
  const [first, last] = spans[0]!.map((edge) => new Date(edge * 86_400_000).toISOString().slice(5, 10))
  return monthDay >= first! && monthDay <= last!
}

const isKept = ({ places }: Festival, { state, region }: Place): boolean =>
  places.includes('All') ||
  state === undefined ||
  places.includes(state) ||
  (region !== undefined && places.includes(region))

/** The feasts of a day where one lives, the greatest first, and among equals that of the place before that of the country. */
export function festivalsOn(date: string, place: Place): Festival[] {
  const day = dayNumber(date)
  const rank = (one: Festival) => one.weight * 2 + (place.state && one.places.includes(place.state) ? 1 : 0)
  return festivals
    .filter((one) => isKept(one, place) && isOn(one, day, date.slice(5)))
    .sort((left, right) => rank(right) - rank(left))
}

const sureness: Partial<Record<Confidence, string>> = {
  medium: 'Some calendars put it a day earlier or later.',
  near: 'Some calendars put it a day earlier or later.',
  moon: 'The day may shift by one, as the moon is sighted.',
}

/** What to say where the day is not certain; undefined where it is. */
export const surenessOf = ({ confidence }: Pick<Festival, 'confidence'>): string | undefined => sureness[confidence]

/** The feasts that begin after a day and within so many days of it, where one lives. */
export function festivalsAhead(date: string, days: number, place: Place): Festival[] {
  const today = dayNumber(date)
  return festivals.filter(
    (one) => isKept(one, place) && one.spans.some(([first]) => first > today && first <= today + days),
  )
}
