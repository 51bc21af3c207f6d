import { weekdayOf } from '@planner/days/day-number'
import { dayNumber } from '../calendar/day.ts'
import { hash } from '../hash.ts'
import { cookbook } from '../read/load-cookbook.ts'
import type { Place } from '../read/place.ts'
import type { Category } from '../recipe/types.ts'
import { unit } from './chance.ts'
import { everywhere } from './home.ts'
import { type Day, eligibleOf } from './penalties.ts'

/** A place that a plate could be from, and what that adds to the score of its dishes. */
type PlaceOption = { place: Place | undefined; bonus: number }

/** The days of the week on which lunch and dinner are from home or its neighbours: Sunday, Monday, Wednesday, Friday. */
const homeDays = new Set([0, 1, 3, 5])
const homeBonus = 45
const neighbourBonus = 40
/** How many other places are tried on the other days. */
const otherCount = 5
const otherCountAtHome = 2

/**
 * Where a plate could be from today: on four days of seven and on a feast from home or its neighbours, as long as these have
 * what it takes; else from some other places.
 */
export function placesOfPlate(day: Day, category: Category): PlaceOption[] {
  const { place: home } = day.occasion.home
  const weekday = weekdayOf(dayNumber(day.occasion.date))
  const isFeast = day.occasion.duties.some(({ must }) => must.meal === category)
  if (!home || !(homeDays.has(weekday) || isFeast)) {
    const found = otherPlaces(day, category, otherCount)
    return found.length > 0 ? found : [{ place: home, bonus: 0 }]
  }
  return [
    { place: home, bonus: homeBonus },
    ...home.neighbours.map((id) => ({ place: cookbook().places.get(id)!, bonus: neighbourBonus })),
    ...otherPlaces(day, category, otherCountAtHome),
  ]
}

/** Drawn by lot, in which a place that has more to offer has better chances. */
function otherPlaces(day: Day, category: Category, count: number): PlaceOption[] {
  const { place: home } = day.occasion.home
  const placeSeed = hash(`${day.seed} ${category} place`)
  const cooked = unseenByPlace(day, category)
  return [...cookbook().places.values()]
    .filter(({ id }) => id !== home?.id && id !== everywhere && (cooked.get(id) ?? 0) > 0)
    .map((place) => ({ place, bonus: 0, lot: Math.sqrt(cooked.get(place.id)!) * unit(hash(place.id), placeSeed) }))
    .sort((left, right) => right.lot - left.lot)
    .slice(0, count)
}

/** How many dishes of each place these diners may eat and have not been shown. */
function unseenByPlace(day: Day, category: Category): Map<string, number> {
  const counts = new Map<string, number>()
  for (const veg of day.diners.vegOnly ? [true] : [true, false])
    for (const { candidate } of eligibleOf(day, day.pool.dishes.matching(category, veg)))
      for (const id of candidate.places) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
