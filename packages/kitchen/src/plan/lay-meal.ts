import type { MealMenu } from '../read/menus.ts'
import type { Place } from '../read/place.ts'
import type { Category } from '../recipe/types.ts'
import type { Choice, Part } from './choice.ts'
import { type Chosen, choose, fittest } from './choose.ts'
import { placesOfPlate } from './plate-places.ts'
import type { Day, Seat } from './wishes.ts'

/** A meal as it is served: its four, the seats that they sit in, and the place of a plate. */
export type Laid = { category: Category; place: Place | undefined; seats: readonly Seat[]; chosen: readonly Chosen[] }

/**
 * Lays a meal: a plate in each of a few places and by each of its tables, of which the best is served; any other meal by
 * each of its tables.
 */
export function layMeal(day: Day, category: Category, menu: MealMenu): Laid {
  const places = menu.plate ? placesOfPlate(day, category) : [{ place: undefined, welcome: 0 }]
  return places
    .flatMap(({ place, welcome }) =>
      tablesOf(menu, day.diners.vegOnly).map((table) => {
        const seats = table.map(({ veg, parts }, index): Seat => ({ category, index, veg, parts, menu, plate: place }))
        return lay(day, category, place, welcome, seats)
      }),
    )
    .sort((left, right) => right.score - left.score)[0]!
}

/** What an empty seat counts beside broken wishes. */
const emptySeat = 60

type Scored = Laid & { score: number }

function lay(day: Day, category: Category, place: Place | undefined, welcome: number, seats: readonly Seat[]): Scored {
  const chosen = seatAll(day, seats)
  const worth = chosen.reduce((sum, { broken, rank }) => sum - broken + rank, 0)
  return { category, place, seats, chosen, score: welcome + worth - emptySeat * (4 - chosen.length) }
}

type Sitting = { veg: boolean; parts: readonly Part[] }

/** The tables of a meal; a mixed one seats a vegetarian dish and another in turn. */
function tablesOf(menu: MealMenu, vegOnly: boolean): Sitting[][] {
  if (vegOnly) return menu.vegetarian.map((table) => table.map((parts) => ({ veg: true, parts })))
  return menu.mixed.map(({ veg, other }) =>
    veg.flatMap((parts, at) => [
      { veg: true, parts },
      { veg: false, parts: other[at]! },
    ]),
  )
}

/** The four of one table, in the order of its seats; fewer where nothing more is allowed. */
function seatAll(day: Day, seats: readonly Seat[]): Chosen[] {
  const taken = seatDuties(day, seats)
  const table: Choice[] = [...taken.values()].map(({ choice }) => choice)
  for (const [at, seat] of seats.entries()) {
    if (taken.has(at)) continue
    const found = choose(day, seat, table)
    if (!found) continue
    taken.set(at, found)
    table.push(found.choice)
  }
  return seats.map((_, at) => taken.get(at)).filter((one) => one !== undefined)
}

/** Seats what the day's feasts and fasts must have at this meal: where its part belongs, else in the last seat of its diet. */
function seatDuties(day: Day, seats: readonly Seat[]): Map<number, Chosen> {
  const taken = new Map<number, Chosen>()
  const [{ category }] = seats as [Seat]
  for (const { does } of day.occasion.duties.filter(({ must }) => must.meal === category)) {
    const free = seats.filter((_, at) => !taken.has(at))
    const isTaken = (choice: Choice) => [...taken.values()].some((one) => one.choice.id === choice.id)
    const found = [true, false]
      .map((veg) => free.find((seat) => seat.veg === veg))
      .map((seat) => seat && fittest(day, seat, (one) => does(one) && !isTaken(one)))
      .filter((one) => one !== undefined)
      .sort((left, right) => left.broken - right.broken || right.rank - left.rank)[0]
    if (!found) continue
    const { choice } = found
    const own = free.filter(({ veg }) => veg === choice.veg)
    const seat = own.find(({ parts }) => parts.some((part) => choice.parts.includes(part))) ?? own.at(-1)!
    taken.set(seat.index, { ...found, broken: 0 })
  }
  return taken
}
