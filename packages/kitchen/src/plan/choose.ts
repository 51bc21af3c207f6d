import { categories } from '../recipe/types.ts'
import { suits } from './checks.ts'
import type { Choice } from './choice.ts'
import { mayEat } from './profile.ts'
import type { Rack } from './shelf.ts'
import { cost, type Day, opened, openOf, type Seat, wishesOf } from './wishes.ts'

/** What sits in a seat, and whether it is fresh, or shown again within 90 days. */
export type Chosen = { choice: Choice; how: 'fresh' | 'again'; broken: number; rank: number }

/**
 * Chooses one dish for a seat: of what these diners may eat and have not been shown in 90 days, what breaks the fewest wishes,
 * and among those the most welcome. Each is ranked by a hash of its own id, so that what else stands on the shelf does not
 * move it. Where nothing is left, what was shown longest ago; undefined where nothing at all is allowed.
 */
export function choose(day: Day, seat: Seat, table: readonly Choice[]): Chosen | undefined {
  const { dishes, variations } = day.shelf
  const dish = freshest(day, seat, table, dishes)
  if (dish && dish.broken <= goodEnough) return dish
  const variation = freshest(day, seat, table, variations())
  if (variation && (!dish || variation.broken < dish.broken)) return variation
  return dish ?? ofAnyMeal(day, seat, table) ?? longestUnseen(day, seat, table)
}

/** Where neither the meal nor those that it borrows from have anything unseen: what any meal has, before something comes again. */
function ofAnyMeal(day: Day, seat: Seat, table: readonly Choice[]): Chosen | undefined {
  for (const rack of [day.shelf.dishes, day.shelf.variations()]) {
    const found = categories
      .map((category) => best(day, seat, table, rack.offers(category, seat.veg)))
      .filter((one) => one !== undefined)
      .sort(byWelcome)[0]
    if (found) return { ...found, broken: found.broken + 2 * cost.borrowed }
  }
  return undefined
}

/** A dish that breaks no more than this needs no variation in its place. */
const goodEnough = cost.sameCourse + cost.laterPart

/** In its own part first, in any other where nothing can sit in it, and of another meal where nothing of this one would do. */
function freshest(day: Day, seat: Seat, table: readonly Choice[], rack: Rack): Chosen | undefined {
  const { category, veg, parts, menu } = seat
  let found = best(day, seat, table, rack.offers(category, veg, parts))
  if (!found || found.broken >= cost.part) found = best(day, seat, table, rack.offers(category, veg)) ?? found
  if (found && found.broken < cost.borrowed) return found
  for (const other of menu.borrows) {
    const lent = best(day, seat, table, rack.offers(other, veg))
    if (lent && (!found || lent.broken + cost.borrowed < found.broken))
      found = { ...lent, broken: lent.broken + cost.borrowed }
  }
  return found
}

function best(day: Day, seat: Seat, table: readonly Choice[], offers: readonly Choice[]): Chosen | undefined {
  const wishes = wishesOf(day, seat, table)
  // A dish and its variations, or two forms of it, are not served together.
  const served = new Set(table.map(({ kin }) => kin[0]))
  const open = openOf(day, offers).filter(({ choice }) => !served.has(choice.kin[0]))
  const alike = Map.groupBy(open, (one) => wishes.broken(one))
  let found: Chosen | undefined
  for (const sum of [...alike.keys()].sort((left, right) => left - right)) {
    // Only what may still win is ranked, and only what comes first is read.
    if (found && found.broken <= sum) break
    const ranked = alike.get(sum)!.map((one): Rated => ({ choice: one.choice, broken: sum, rank: wishes.rank(one) }))
    for (const one of ranked.sort(byWelcome)) {
      if (!suits(one.choice, day.diners)) continue
      const late = wishes.brokenByTime(one.choice)
      if (found && found.broken <= sum + late) continue
      found = { ...one, broken: sum + late, how: 'fresh' }
      if (late === 0) break
    }
  }
  return found
}

type Rated = { choice: Choice; broken: number; rank: number }

/** What breaks less first, then what is more welcome. */
const byWelcome = (one: Rated, other: Rated): number =>
  one.broken - other.broken || other.rank - one.rank || (one.choice.id < other.choice.id ? -1 : 1)

/** What was shown longest ago, of what is not on today's table. */
function longestUnseen(day: Day, seat: Seat, table: readonly Choice[]): Chosen | undefined {
  const { shown } = day.history
  const wishes = wishesOf(day, seat, table)
  const found = [day.shelf.dishes, day.shelf.variations()]
    .flatMap((rack) => rack.offers(seat.category, seat.veg))
    .filter((choice) => shown.get(choice.id) !== 0 && !table.includes(choice) && mayEat(choice, day.diners))
    .map((choice) => opened(day, choice))
    .map((open) => ({
      choice: open.choice,
      ago: shown.get(open.choice.id)!,
      broken: wishes.broken(open),
      rank: wishes.rank(open),
    }))
    .sort((left, right) => right.ago - left.ago || byWelcome(left, right))
    .find(({ choice }) => suits(choice, day.diners))
  return found && { ...found, how: 'again' }
}

/** The dish that would best do for something the day must have. */
export function fittest(day: Day, seat: Seat, does: (choice: Choice) => boolean): Chosen | undefined {
  const wishes = wishesOf(day, seat, [])
  return openOf(day, day.shelf.dishes.offers(seat.category, seat.veg))
    .filter(({ choice }) => does(choice) && suits(choice, day.diners))
    .map((open): Chosen => {
      const { choice } = open
      const broken = wishes.broken(open) + wishes.brokenByTime(choice)
      return { choice, how: 'fresh', broken, rank: wishes.rank(open) }
    })
    .sort(byWelcome)[0]
}
