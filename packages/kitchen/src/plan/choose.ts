import { categories } from '../recipe/types.ts'
import type { Candidate } from './candidate.ts'
import type { CandidateIndex } from './candidate-pool.ts'
import { keepsTo } from './checks.ts'
import { assess, type Day, eligibleOf, penalties, type Slot, scorerOf } from './penalties.ts'
import { mayEat } from './profile.ts'

/** The dish for a slot, and whether it is fresh or repeated within 90 days. */
export type Chosen = { candidate: Candidate; how: 'fresh' | 'again'; cost: number; rank: number }

/**
 * Chooses a dish for a slot: of those the diners may eat and have not been shown in 90 days, the one with the lowest
 * cost, and among equals the highest rank. Random choices use a hash of the dish's own id, so that other candidates do
 * not affect them.
 * `chosenSoFar` is what the meal already has. The rules give way in this order: the part of the meal and all else that
 * has a cost, the meal itself, then that kin of the last days rest, and last that a dish rests for 90 days, when the
 * one shown longest ago is returned; undefined when nothing is allowed at all.
 */
export function choose(day: Day, slot: Slot, chosenSoFar: readonly Candidate[]): Chosen | undefined {
  const { dishes, variations } = day.pool
  const dish = freshest(day, slot, chosenSoFar, dishes)
  if (dish && dish.cost <= goodEnough) return dish
  const found = cheaper(dish, freshest(day, slot, chosenSoFar, variations()))
  if (found && found.cost < penalties.kin) return found
  return cheaper(found, fromAnyMeal(day, slot, chosenSoFar)) ?? longestUnseen(day, slot, chosenSoFar)
}

/** Returns the one that costs less; the first when they cost the same. */
const cheaper = (one: Chosen | undefined, other: Chosen | undefined): Chosen | undefined =>
  one === undefined || (other !== undefined && other.cost < one.cost) ? other : one

/**
 * Finds an unseen dish of any meal, for when this meal and those it borrows from have none, or only kin of the last
 * days.
 */
function fromAnyMeal(day: Day, slot: Slot, chosenSoFar: readonly Candidate[]): Chosen | undefined {
  for (const index of [day.pool.dishes, day.pool.variations()]) {
    const found = categories
      .map((category) => best(day, slot, chosenSoFar, index.matching(category, slot.veg)))
      .filter((one) => one !== undefined)
      .sort(byCostThenRank)[0]
    if (found) return { ...found, cost: found.cost + 2 * penalties.borrowed }
  }
  return undefined
}

/** A dish that costs at most this much is chosen without considering variations. */
const goodEnough = penalties.sameCourse + penalties.laterPart

/** Looks for a dish of the slot's own parts first, then of any part, then of another meal if that costs less. */
function freshest(day: Day, slot: Slot, chosenSoFar: readonly Candidate[], index: CandidateIndex): Chosen | undefined {
  const { category, veg, parts, menu } = slot
  let found = best(day, slot, chosenSoFar, index.matching(category, veg, parts))
  if (!found || found.cost >= penalties.part)
    found = best(day, slot, chosenSoFar, index.matching(category, veg)) ?? found
  if (found && found.cost < penalties.borrowed) return found
  for (const other of menu.borrows) {
    const lent = best(day, slot, chosenSoFar, index.matching(other, veg))
    if (lent && (!found || lent.cost + penalties.borrowed < found.cost))
      found = { ...lent, cost: lent.cost + penalties.borrowed }
  }
  return found
}

function best(
  day: Day,
  slot: Slot,
  chosenSoFar: readonly Candidate[],
  candidates: readonly Candidate[],
): Chosen | undefined {
  const scorer = scorerOf(day, slot, chosenSoFar)
  // A dish is not served together with its variations or another of its forms.
  const served = new Set(chosenSoFar.map(({ family }) => family))
  const eligible = eligibleOf(day, candidates).filter(({ candidate }) => !served.has(candidate.family))
  const alike = Map.groupBy(eligible, (one) => scorer.cost(one))
  let found: Chosen | undefined
  for (const sum of [...alike.keys()].sort((left, right) => left - right)) {
    // Ranks only candidates that may still win, and reads the dish only for the best ones.
    if (found && found.cost <= sum) break
    const ranked = alike
      .get(sum)!
      .map((one): Rated => ({ candidate: one.candidate, cost: sum, rank: scorer.rank(one) }))
    for (const one of ranked.sort(byCostThenRank)) {
      if (!keepsTo(one.candidate, day.diners)) continue
      const late = scorer.timeCost(one.candidate)
      if (found && found.cost <= sum + late) continue
      found = { ...one, cost: sum + late, how: 'fresh' }
      if (late === 0) break
    }
  }
  return found
}

type Rated = { candidate: Candidate; cost: number; rank: number }

/** Sorts by lower cost, then by higher rank. */
const byCostThenRank = (one: Rated, other: Rated): number =>
  one.cost - other.cost || other.rank - one.rank || (one.candidate.id < other.candidate.id ? -1 : 1)

/** Returns the dish shown longest ago that is not planned today. */
function longestUnseen(day: Day, slot: Slot, chosenSoFar: readonly Candidate[]): Chosen | undefined {
  const { shown } = day.history
  const scorer = scorerOf(day, slot, chosenSoFar)
  const found = [day.pool.dishes, day.pool.variations()]
    .flatMap((index) => index.matching(slot.category, slot.veg))
    .filter(
      (candidate) => shown.get(candidate.id) !== 0 && !chosenSoFar.includes(candidate) && mayEat(candidate, day.diners),
    )
    .map((candidate) => assess(day, candidate))
    .map((one) => ({
      candidate: one.candidate,
      ago: shown.get(one.candidate.id)!,
      cost: scorer.cost(one),
      rank: scorer.rank(one),
    }))
    .sort((left, right) => right.ago - left.ago || byCostThenRank(left, right))
    .find(({ candidate }) => keepsTo(candidate, day.diners))
  return found && { ...found, how: 'again' }
}

/** Returns the cheapest unseen dish of a list that fits, for what a feast requires in a meal. */
export function cheapestThat(
  day: Day,
  slot: Slot,
  candidates: readonly Candidate[],
  fits: (candidate: Candidate) => boolean,
): Chosen | undefined {
  const scorer = scorerOf(day, slot, [])
  return eligibleOf(day, candidates)
    .filter(({ candidate }) => fits(candidate) && keepsTo(candidate, day.diners))
    .map((one): Chosen => {
      const { candidate } = one
      const cost = scorer.cost(one) + scorer.timeCost(candidate)
      return { candidate, how: 'fresh', cost, rank: scorer.rank(one) }
    })
    .sort(byCostThenRank)[0]
}

/**
 * Returns the dish for a strict fast, which has its dishes in several meals: one in season, ready in time and not kin,
 * if need be a variation or of a meal that this one borrows from. Where tea or snacks have none, and the day has none
 * yet, it may be kin, and then out of season.
 */
export function dishOfFast(day: Day, slot: Slot, fits: (candidate: Candidate) => boolean): Chosen | undefined {
  const { category, veg, menu } = slot
  const { dishes, variations } = day.pool
  const scorer = scorerOf(day, slot, [])
  const isInTime = (one: Candidate) => fits(one) && scorer.timeCost(one) === 0
  const isInSeason = (one: Candidate) => isInTime(one) && !day.occasion.isOutOfSeason(one)
  const own = cheapestThat(day, slot, dishes.matching(category, veg), isInSeason)
  if (own && own.cost < penalties.kin) return own
  const others = [variations().matching(category, veg), ...menu.borrows.map((other) => dishes.matching(other, veg))]
  const cheapestOf = (isFit: (candidate: Candidate) => boolean) =>
    others.map((candidates) => cheapestThat(day, slot, candidates, isFit)).reduce(cheaper, undefined)
  const found = cheaper(own, cheapestOf(isInSeason))
  if (found && found.cost < penalties.kin) return found
  if (day.fastDishes > 0 || menu.minutes) return undefined
  return found ?? cheaper(cheapestThat(day, slot, dishes.matching(category, veg), isInTime), cheapestOf(isInTime))
}
