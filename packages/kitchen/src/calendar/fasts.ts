import { weekdayOf } from '@planner/days/day-number'
import { festivalDays } from '@planner/reminder-language/festivals'
import { dayNumber } from './day.ts'
import type { Festival } from './festivals.ts'

/** A fast that many people keep on a day. Strict fasts allow only foods with `diet.vrat`. */
export type Fast = {
  name: string
  strict: boolean
  note: string
  /** Not the festival of its day: an Ekadashi without a name, a Monday of a fasting month. */
  isRecurring?: true
}

const strictNote =
  'No grain, pulse, onion, garlic or common salt: samak, kuttu, singhara, sabudana, fruit and sendha namak instead.'

/** The dates on which Vaishnavas keep the fast when the tithi spans two sunrises. */
const secondDays: ReadonlySet<string> = new Set(['2026-05-27', '2027-03-04'])

/**
 * Whether the day is Ekadashi: by the Smarta rule, the day at whose sunrise in India the eleventh tithi is current, or
 * the later Vaishnava date.
 */
const isEkadashi = (date: string): boolean =>
  festivalDays('Ekadashi', Number(date.slice(0, 4))).includes(dayNumber(date)) || secondDays.has(date)

/**
 * Returns the fasts of a day, given its festivals, strict ones first. Weekly fasts of single households come from their
 * profile.
 */
export function fastsOn(date: string, festivals: readonly Festival[]): Fast[] {
  const weekday = weekdayOf(dayNumber(date))
  const found: Fast[] = []
  for (const { name, fast } of festivals) {
    if (fast === 'vrat' || fast === 'ekadashi') found.push({ name, strict: true, note: strictNote })
    if (fast === 'monday' && weekday === 1)
      found.push({ name: `${name} Monday`, strict: true, note: strictNote, isRecurring: true })
    if (fast === 'nirjala')
      found.push({
        name,
        strict: false,
        note: 'Those who fast take nothing until evening; the dishes are for the rest of the house and for breaking the fast.',
      })
    if (fast === 'satvik')
      found.push({ name, strict: false, note: 'Many homes leave out onion, garlic, egg and meat.' })
    if (fast === 'jain')
      found.push({ name, strict: false, note: 'Jain homes eat before sunset and leave out roots, onion and garlic.' })
    if (fast === 'daylight')
      found.push({
        name,
        strict: false,
        note: 'Those who fast have breakfast before dawn as sehri and break the fast at sunset.',
      })
    if (fast === 'friday-today' || (fast === 'friday' && weekday === 5))
      found.push({
        name: fast === 'friday' ? 'Friday of Lent' : name,
        strict: false,
        note: 'A day without meat in many Christian homes; fish is eaten.',
      })
  }
  if (isEkadashi(date) && !festivals.some(({ fast }) => fast === 'ekadashi'))
    found.push({ name: 'Ekadashi', strict: true, note: strictNote, isRecurring: true })
  return found.sort((left, right) => Number(right.strict) - Number(left.strict))
}
