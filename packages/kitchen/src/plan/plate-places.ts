import { weekdayOf } from '@planner/days/day-number'
import { dayNumber } from '../calendar/day.ts'
import { hash } from '../hash.ts'
import { cookbook } from '../read/load-cookbook.ts'
import type { Place } from '../read/place.ts'
import type { Category } from '../recipe/types.ts'
import { unit } from './chance.ts'
import { everywhere } from './home.ts'
import { type Day, eligibleOf } from './penalties.ts'

/** A possible place for a plate, and the bonus it adds to the score. */
type PlaceOption = { place: Place | undefined; bonus: number }

/**
 * The weekdays (0 is Sunday) on which lunch and dinner are from home or a neighbour: Sunday, Monday, Wednesday, Friday.
 */
const homeDays = new Set([0, 1, 3, 5])
const homeBonus = 45
const neighbourBonus = 40
/** The number of other places tried: on the other days, and on home days. */
const otherCount = 5
const otherCountAtHome = 2

/**
 * Returns the possible places for a plate today. On home days and festivals, home and its neighbours get a bonus over a
 * few other places; on other days only other places are tried.
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

/** Draws places at random, favouring those with more unseen dishes. */
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

/** Returns the number of unseen dishes of each place that the diners may eat. */
function unseenByPlace(day: Day, category: Category): Map<string, number> {
  const counts = new Map<string, number>()
  for (const veg of day.diners.vegOnly ? [true] : [true, false])
    for (const { candidate } of eligibleOf(day, day.pool.dishes.matching(category, veg)))
      for (const id of candidate.places) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
