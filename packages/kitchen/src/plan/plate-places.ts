import { weekdayOf } from '@planner/days/day-number'
import { dayNumber } from '../calendar/day.ts'
import { hash } from '../compose/hash.ts'
import { cookbook } from '../read/load-cookbook.ts'
import type { Place } from '../read/place.ts'
import type { Category } from '../recipe/types.ts'
import { unit } from './chance.ts'
import { everywhere } from './home.ts'
import type { Day } from './wishes.ts'

/** A place that a plate could be from, and how welcome it is beside what its dishes are worth. */
type Offered = { place: Place; welcome: number }

/** The days of the week on which lunch and dinner are from home or its neighbours: Sunday, Monday, Wednesday, Friday. */
const homeDays = new Set([0, 1, 3, 5])
const homeWelcome = 6
const neighbourWelcome = 2
/** So many other places are tried on the other days. */
const others = 4

/** Where a plate could be from today: home and its neighbours on four days of seven and on a feast, else some other places. */
export function placesOfPlate(day: Day, category: Category): Offered[] {
  const { places } = cookbook()
  const { place: home } = day.occasion.home
  const weekday = weekdayOf(dayNumber(day.occasion.date))
  const isFeast = day.occasion.duties.some(({ must }) => must.meal === category)
  if (home && (homeDays.has(weekday) || isFeast))
    return [
      { place: home, welcome: homeWelcome },
      ...home.neighbours.map((id) => ({ place: places.get(id)!, welcome: neighbourWelcome })),
    ]
  const salt = hash(`${day.salt} ${category} place`)
  const cooked = unseenByPlace(day, category)
  return [...places.values()]
    .filter(({ id }) => id !== home?.id && id !== everywhere && (cooked.get(id) ?? 0) > 0)
    .map((place) => ({ place, welcome: 0, lot: Math.sqrt(cooked.get(place.id)!) * unit(hash(place.id), salt) }))
    .sort((left, right) => right.lot - left.lot)
    .slice(0, others)
}

/** How many dishes of each place have not been shown. */
function unseenByPlace({ shelf, history }: Day, category: Category): Map<string, number> {
  const counts = new Map<string, number>()
  for (const veg of [true, false])
    for (const { identity, places } of shelf.dishes.offers(category, veg))
      if (!history.shown.has(identity)) for (const id of places) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
