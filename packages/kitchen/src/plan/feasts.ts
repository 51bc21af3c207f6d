import { dayNumber } from '../calendar/day.ts'
import type { Fast } from '../calendar/fasts.ts'
import { type Festival, festivalsAhead, spansIn } from '../calendar/festivals.ts'
import type { FeastMenu, Menus, Must } from '../read/menus.ts'
import { recipeIdOf } from '../recipe/of-dish.ts'
import { type Choice, occasionKey } from './choice.ts'
import { restDays } from './history.ts'
import type { Home } from './home.ts'
import { traits } from './traits.ts'

/** Something that a day must have, and what of the shelf would do. */
export type Duty = { feast: string; must: Must; does: (choice: Choice) => boolean }

/** The name under which menus tell what every strict fast must have. */
const strictFast = 'strict fast'

const isKept = ({ places }: Must, { place }: Home): boolean =>
  places === undefined || (place !== undefined && places.includes(place.id))

/** What a day's feasts and fasts must have where one lives. */
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
        .filter((must) => isKept(must, home))
        .map((must) => ({ feast: feast.feast, must, does: doing(feast, must) })),
    )
}

function doing({ occasions }: FeastMenu, { dishes, role, course, vrat }: Must): (choice: Choice) => boolean {
  if (vrat) return (choice) => (choice.traits & traits.vrat) !== 0
  if (dishes) {
    const ids = new Set(dishes.map(recipeIdOf))
    return ({ id }) => ids.has(id)
  }
  return (choice) =>
    (role === undefined || choice.role === role) &&
    (course === undefined || choice.course === course) &&
    choice.occasions.some((one) => occasions.includes(one))
}

/** The dishes that feasts of the next 90 days must have: they are kept for them. */
export function keptForFeasts({ feasts }: Menus, date: string, home: Home): Set<string> {
  const ahead = new Set(festivalsAhead(date, restDays, home).map(({ name }) => name))
  return new Set(
    feasts
      .filter(({ feast }) => ahead.has(feast))
      .flatMap(({ musts }) => musts.filter((must) => isKept(must, home)))
      .flatMap(({ dishes = [] }) => dishes.map(recipeIdOf)),
  )
}

/** Whether a dish belongs to a feast: its file or the feast's menu names it, and the feast's rules allow it. */
export function belongsTo(festival: Festival, { feasts }: Menus): (choice: Choice) => boolean {
  const menu = feasts.find(({ feast }) => feast === festival.name)
  const occasions = new Set([occasionKey(festival.name), ...(menu?.occasions ?? [])])
  const named = new Set(menu?.musts.flatMap(({ dishes = [] }) => dishes.map(recipeIdOf)))
  return (choice) =>
    isAllowed(choice, festival) && (named.has(choice.id) || choice.occasions.some((one) => occasions.has(one)))
}

const isAllowed = (choice: Choice, { fast, onionGarlic, nonVeg }: Festival): boolean =>
  (nonVeg || choice.veg) &&
  (onionGarlic || (choice.traits & traits.noOnionGarlic) !== 0) &&
  (fast !== 'vrat' || (choice.traits & traits.vrat) !== 0)
