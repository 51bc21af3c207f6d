import type { MealMenu } from '../read/menus.ts'
import type { Place } from '../read/place.ts'
import type { Category } from '../recipe/types.ts'
import type { Candidate, Part } from './candidate.ts'
import { type Chosen, cheapestThat, choose, dishOfFast } from './choose.ts'
import type { Day, Slot } from './penalties.ts'
import { placesOfPlate } from './plate-places.ts'

/** A planned meal: its four dishes, the slots they fill, and the place of a plate. */
export type PlannedMeal = {
  category: Category
  place: Place | undefined
  slots: readonly Slot[]
  chosen: readonly Chosen[]
}

/**
 * Plans a meal: a plate tries each layout of the menu in each of a few places, any other meal each layout once. The
 * best one wins.
 */
export function planMeal(day: Day, category: Category, menu: MealMenu): PlannedMeal {
  const places = menu.plate ? placesOfPlate(day, category) : [{ place: undefined, bonus: 0 }]
  return places
    .flatMap(({ place, bonus }) =>
      layoutsOf(menu, day.diners.vegOnly).map((layout) => {
        const slots = layout.map(({ veg, parts }, index): Slot => ({ category, index, veg, parts, menu, plate: place }))
        return fillMeal(day, category, place, bonus, slots)
      }),
    )
    .sort((left, right) => right.score - left.score)[0]!
}

/** The cost of an empty slot. */
const emptySlot = 60

type ScoredMeal = PlannedMeal & { score: number }

function fillMeal(
  day: Day,
  category: Category,
  place: Place | undefined,
  bonus: number,
  slots: readonly Slot[],
): ScoredMeal {
  const chosen = fillSlots(day, slots)
  const worth = chosen.reduce((sum, { cost, rank }) => sum - cost + rank, 0)
  return { category, place, slots, chosen, score: bonus + worth - emptySlot * (4 - chosen.length) }
}

type SlotNeeds = { veg: boolean; parts: readonly Part[] }

/**
 * Returns the layouts of a meal: the needs of each of its four slots. In a mixed one, vegetarian slots alternate with
 * others.
 */
function layoutsOf(menu: MealMenu, vegOnly: boolean): SlotNeeds[][] {
  if (vegOnly) return menu.vegetarian.map((layout) => layout.map((parts) => ({ veg: true, parts })))
  return menu.mixed.map(({ veg, other }) =>
    veg.flatMap((parts, at) => [
      { veg: true, parts },
      { veg: false, parts: other[at]! },
    ]),
  )
}

/** Fills the slots of one layout, in order; returns fewer than four dishes when nothing more is allowed. */
function fillSlots(day: Day, slots: readonly Slot[]): Chosen[] {
  const taken = fillDuties(day, slots)
  const table: Candidate[] = [...taken.values()].map(({ candidate }) => candidate)
  for (const [at, slot] of slots.entries()) {
    if (taken.has(at)) continue
    const found = choose(day, slot, table)
    if (!found) continue
    taken.set(at, found)
    table.push(found.candidate)
  }
  return slots.map((_, at) => taken.get(at)).filter((one) => one !== undefined)
}

/**
 * Fills in the dishes that the day's festivals and fasts require at this meal: in a slot of the dish's part, otherwise
 * in the last free one of its diet.
 */
function fillDuties(day: Day, slots: readonly Slot[]): Map<number, Chosen> {
  const taken = new Map<number, Chosen>()
  const [{ category }] = slots as [Slot]
  for (const { must, satisfies } of day.occasion.duties.filter(({ must }) => must.meal === category)) {
    const free = slots.filter((_, at) => !taken.has(at))
    const fits = (candidate: Candidate) =>
      satisfies(candidate) && ![...taken.values()].some((one) => one.candidate.family === candidate.family)
    const dishFor = (slot: Slot) =>
      must.vrat
        ? dishOfFast(day, slot, fits)
        : cheapestThat(day, slot, day.pool.dishes.matching(category, slot.veg), fits)
    const found = [true, false]
      .map((veg) => free.find((slot) => slot.veg === veg))
      .map((slot) => slot && dishFor(slot))
      .filter((one) => one !== undefined)
      .sort((left, right) => left.cost - right.cost || right.rank - left.rank)[0]
    if (!found) continue
    const { candidate } = found
    const own = free.filter(({ veg }) => veg === candidate.veg)
    const slot = own.find(({ parts }) => parts.some((part) => candidate.parts.includes(part))) ?? own.at(-1)!
    taken.set(slot.index, { ...found, cost: 0 })
  }
  return taken
}
