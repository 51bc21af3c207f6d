import { dayNumber } from '../calendar/day.ts'
import type { Fast } from '../calendar/fasts.ts'
import { type Festival, festivalsAhead, spansIn } from '../calendar/festivals.ts'
import { occasionNameOf } from '../calendar/occasions.ts'
import type { FeastMenu, Menus, Must } from '../read/menus.ts'
import { recipeIdOf } from '../recipe/recipe-of-dish.ts'
import type { Candidate } from './candidate.ts'
import { isVrat } from './checks.ts'
import type { Home } from './home.ts'
import { traits } from './traits.ts'

/** A requirement of the day, and which candidates satisfy it. */
export type Duty = { feast: string; must: Must; satisfies: (candidate: Candidate) => boolean }

/** The name under which the menus list the requirements of every strict fast. */
const strictFast = 'strict fast'

const isObservedIn = ({ places }: Must, { place }: Home): boolean =>
  places === undefined || (place !== undefined && places.includes(place.id))

/** Returns what the festivals and fasts of a day require at a place. */
export function dutiesOf(
  { feasts }: Menus,
  date: string,
  home: Home,
  festivals: readonly Festival[],
  fasts: readonly Fast[],
): Duty[] {
  const today = dayNumber(date)
  const isDue = (feast: FeastMenu) => {
    if (feast.feast === strictFast) return fasts.some(({ strict }) => strict)
    const festival = festivals.find(({ name }) => name === feast.feast)
    if (!festival) return fasts.some(({ name }) => name === feast.feast)
    return (
      feast.days === 'every' ||
      !spansIn(festival, Number(date.slice(0, 4))).some(([first, last]) => today > first && today <= last)
    )
  }
  return feasts
    .filter(isDue)
    .flatMap((feast) =>
      feast.musts
        .filter((must) => isObservedIn(must, home))
        .map((must) => ({ feast: feast.feast, must, satisfies: doing(must) })),
    )
}

function doing({ dishes = [], vrat }: Must): (candidate: Candidate) => boolean {
  if (vrat) return isVrat
  const ids = new Set(dishes.map(recipeIdOf))
  return ({ id }) => ids.has(id)
}

/** Returns the recipe ids of the dishes that festivals require which begin in the next `days` days. */
export function dishesOfFeastsAhead({ feasts }: Menus, date: string, days: number, home: Home): Set<string> {
  const ahead = new Set(festivalsAhead(date, days, home).map(({ name }) => name))
  return new Set(
    feasts
      .filter(({ feast }) => ahead.has(feast))
      .flatMap(({ musts }) => musts.filter((must) => isObservedIn(must, home)))
      .flatMap(({ dishes = [] }) => dishes.map(recipeIdOf)),
  )
}

/**
 * Returns a check for whether a dish belongs to a festival: its file or the festival's menu says so, and the festival's
 * rules allow it.
 */
export function belongsTo(festival: Festival, { feasts }: Menus): (candidate: Candidate) => boolean {
  const menu = feasts.find(({ feast }) => feast === festival.name)
  const occasions = new Set([occasionNameOf(festival.name), ...(menu?.occasions ?? [])])
  const named = new Set(menu?.musts.flatMap(({ dishes = [] }) => dishes.map(recipeIdOf)))
  return (candidate) =>
    isAllowed(candidate, festival) && (named.has(candidate.id) || candidate.occasions.some((one) => occasions.has(one)))
}

const isAllowed = (candidate: Candidate, { fast, onionGarlic, nonVeg }: Festival): boolean =>
  (nonVeg || candidate.veg) &&
  (onionGarlic || (candidate.traits & traits.noOnionGarlic) !== 0) &&
  ((fast !== 'vrat' && fast !== 'ekadashi') || (candidate.traits & traits.vrat) !== 0)
