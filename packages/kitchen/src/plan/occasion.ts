import { weekdayOf } from '@planner/days/day-number'
import { dayNumber } from '../calendar/day.ts'
import { type Fast, fastsOn } from '../calendar/fasts.ts'
import { type Festival, festivalsOn } from '../calendar/festivals.ts'
import { isOutOfSeason, produceOf } from '../calendar/produce.ts'
import type { Menus } from '../read/menus.ts'
import type { Place } from '../read/place.ts'
import { recipeIdOf } from '../recipe/recipe-of-dish.ts'
import type { Candidate } from './candidate.ts'
import { belongsTo, type Duty, dishesOfFeastsAhead, dutiesOf } from './feasts.ts'
import { kinDays, restDays } from './history.ts'
import { type Home, homeOf } from './home.ts'

/** The characteristics of a day at a place. */
export type Occasion = {
  date: string
  home: Home
  festivals: readonly Festival[]
  fasts: readonly Fast[]
  isStrictFast: boolean
  isWorkingDay: boolean
  /** The shop ids of the produce at its best this month. */
  produce: ReadonlySet<string>
  duties: readonly Duty[]
  /** The recipe ids of dishes that a coming festival requires. */
  reservedForFeasts: ReadonlySet<string>
  /** The recipe ids of dishes that a festival of today or of the next few days requires. */
  dueSoon: ReadonlySet<string>
  /** Whether a dish belongs to the day's main festival. */
  isFestive: (candidate: Candidate) => boolean
  isOutOfSeason: (candidate: Candidate) => boolean
}

/** The weight of a major festival, a holiday on which there is time to cook. */
const greatFeast = 3

/**
 * Returns the occasion of a day in a city.
 *
 * @throws RangeError when the text is not a date.
 */
export function occasionOf(date: string, city: string, places: ReadonlyMap<string, Place>, menus: Menus): Occasion {
  const home = homeOf(city, places)
  const month = Number(date.slice(5, 7))
  const festivals = festivalsOn(date, home)
  const fasts = fastsOn(date, festivals)
  const { vegetables, fruit } = produceOf(month, home)
  const duties = dutiesOf(menus, date, home, festivals, fasts)
  const [greatest] = festivals
  const seasons = new Map<string, boolean>()
  return {
    date,
    home,
    festivals,
    fasts,
    isStrictFast: fasts.some(({ strict }) => strict),
    isWorkingDay:
      ![0, 6].includes(weekdayOf(dayNumber(date))) && !festivals.some(({ weight }) => weight === greatFeast),
    produce: new Set([...vegetables, ...fruit]),
    duties,
    reservedForFeasts: dishesOfFeastsAhead(menus, date, restDays, home),
    dueSoon: new Set([
      ...duties.flatMap(({ must: { dishes = [] } }) => dishes.map(recipeIdOf)),
      ...dishesOfFeastsAhead(menus, date, kinDays - 1, home),
    ]),
    isFestive: greatest === undefined ? () => false : belongsTo(greatest, menus),
    isOutOfSeason: ({ season, main }) => {
      if (season !== null && !season.includes(month)) return true
      if (main === undefined) return false
      const known = seasons.get(main) ?? isOutOfSeason(main, month, home)
      seasons.set(main, known)
      return known
    },
  }
}
