import { suits } from './checks.ts'
import type { Choice } from './choice.ts'
import { mayEat } from './profile.ts'
import type { Rack } from './shelf.ts'
import { cost, type Day, opened, openOf, type Seat, wishesOf } from './wishes.ts'

/** What sits in a seat, and whether it is fresh, much like something that was shown, or shown again. */
export type Chosen = { choice: Choice; how: 'fresh' | 'alike' | 'again'; broken: number; rank: number }

/** What breaks no more than this needs no filler in its place. */
export const goodEnough = cost.filler

/**
 * Chooses one dish for a seat: of what these diners may eat and have not been shown in 90 days, what breaks the fewest wishes,
 * and among those the most welcome. Each is ranked by a hash of its own id, so that what else stands on the shelf does not
 * move it. Undefined where nothing at all is allowed.
 *
 * @param mayFill whether the grammar may fill where the dishes would break a wish, and a dish come again where nothing is left.
 */
export function choose(day: Day, seat: Seat, table: readonly Choice[], mayFill = true): Chosen | undefined {
  const { dishes, filler } = day.shelf
  const dish = bestOf(day, seat, table, dishes)
  if (!mayFill || (dish && dish.broken <= goodEnough)) return dish
  const other = bestOf(day, seat, table, filler())
  if (other && (!dish || other.broken < dish.broken)) return other
  return dish ?? other ?? longestUnseen(day, seat, table)
}

/** In its own part first, in any other where nothing can sit in it, and of another meal where nothing of this one would do. */
function bestOf(day: Day, seat: Seat, table: readonly Choice[], rack: Rack): Chosen | undefined {
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
  const served = new Set(table.map(({ identity }) => identity))
  const open = openOf(day, offers).filter(({ choice }) => !served.has(choice.identity))
  const alike = Map.groupBy(open, (one) => wishes.broken(one))
  let found: Chosen | undefined
  for (const sum of [...alike.keys()].sort((left, right) => left - right)) {
    // Only what may still win is ranked, and only what comes first is read.
    if (found && found.broken <= sum) break
    const ranked = alike.get(sum)!.map((one): Rated => ({ choice: one.choice, broken: sum, rank: wishes.rank(one) }))
    for (const one of ranked.sort(byWelcome)) {
      if (!suits(one.choice, day.diners)) continue
      const written = wishes.brokenAsWritten(one.choice)
      if (found && found.broken <= sum + written.sum) continue
      found = { ...one, broken: sum + written.sum, how: written.isAlike ? 'alike' : 'fresh' }
      if (written.sum === 0) break
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
  const found = [day.shelf.dishes, day.shelf.filler()]
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

/** The dish of the cookbook that would best do for something the day must have; for a fast, of the grammar where it has none. */
export function fittest(day: Day, seat: Seat, does: (choice: Choice) => boolean, mayFill: boolean): Chosen | undefined {
  const wishes = wishesOf(day, seat, [])
  const of = (rack: Rack) =>
    openOf(day, rack.offers(seat.category, seat.veg))
      .filter(({ choice }) => does(choice) && suits(choice, day.diners))
      .map((open): Chosen => {
        const { choice } = open
        return {
          choice,
          how: 'fresh',
          broken: wishes.broken(open) + wishes.brokenAsWritten(choice).sum,
          rank: wishes.rank(open),
        }
      })
      .sort(byWelcome)[0]
  const dish = of(day.shelf.dishes)
  return mayFill && (!dish || dish.broken >= cost.keptForFeast) ? of(day.shelf.filler()) : dish
}
