import { hash } from '../hash.ts'
import type { MealMenu } from '../read/menus.ts'
import type { Place } from '../read/place.ts'
import { type Role, roles } from '../read/vocabulary.ts'
import type { Category } from '../recipe/types.ts'
import type { Candidate, Part } from './candidate.ts'
import type { CandidatePool } from './candidate-pool.ts'
import { unit } from './chance.ts'
import { fitsMorning } from './checks.ts'
import { type History, isOfRecentMain } from './history.ts'
import { nearness } from './home.ts'
import type { Occasion } from './occasion.ts'
import { type Diners, mayEat } from './profile.ts'
import { traits } from './traits.ts'

/** The state from which every slot of a day is filled. */
export type Day = {
  pool: CandidatePool
  history: History
  occasion: Occasion
  diners: Diners
  /** The eligible candidates of each list, cached until a meal's dishes are recorded. */
  eligible: Map<readonly Candidate[], readonly Assessed[]>
  /** The assessment of each candidate; null when it may not be shown. */
  assessed: Map<Candidate, Assessed | null>
  /** Whether few dishes are left for some parts of a plate; cached. */
  scarce: Map<readonly Part[], boolean>
  /** The families of the dishes that feasts of today and of the next few days require. */
  familiesOfFeasts: ReadonlySet<string>
  /** The number of variations in the day so far, and of dishes fit for a strict fast. */
  variations: number
  fastDishes: number
  /** The seed, day and diet on which random choices depend. */
  seed: string
}

/** One of the four slots of a meal. */
export type Slot = {
  category: Category
  index: number
  veg: boolean
  parts: readonly Part[]
  menu: MealMenu
  /** The place of the whole plate; undefined when each dish may be from anywhere. */
  plate: Place | undefined
}

/** The most variations in a day: a quarter of its twenty dishes. */
const mostVariations = 5

/** The number of lunch dishes that should contain produce of the month, if there are any. */
const seasonalLunches = 2

/**
 * The cost of violating each soft constraint; the cheapest dish is chosen. Hard constraints (diet, allergens, 90 days)
 * are checked first.
 */
export const penalties = {
  /**
   * Kin of a dish of the last few days, or of a dish that a feast of today or of the next few days requires. More than
   * all else together: kin are shown only where nothing else fills the slot.
   */
  kin: 5000,
  /** A coming festival requires the dish. */
  reservedForFeast: 200,
  /** A breakfast that is not ready in time. */
  morning: 260,
  /** The dish belongs to another meal. */
  borrowed: 110,
  /** The slot does not list the dish's part. */
  part: 90,
  elsewhere: 55,
  /**
   * One more fried or sweet dish, or one of the same main food, than the meal allows; each further one costs as much
   * again.
   */
  limits: 50,
  /**
   * Dishes that plates will need in the coming weeks while few are left: a staple at tea, a gravy in a vegetable slot.
   */
  neededByPlates: 80,
  /** Dishes fit for a fast, on other days of those who keep strict fasts: each fast needs twenty. */
  reservedForFasts: 40,
  season: 75,
  variations: 45,
  /** The main food of a dish of the same course in the last few days. */
  recentMain: 60,
  sameCourse: 12,
  produce: 4,
  /** For each part the slot lists before the dish's own. */
  laterPart: 3,
  variation: 1,
}

/** Contributions to the rank, which decides among dishes of equal cost. */
const nearnessRank = { own: 0.5, near: 0.35, everywhere: 0.2, far: 0 }
const festiveRank = 3
const festiveElsewhereRank = 0.5
const produceRank = 0.3
const newRegionRank = 0.3
const stapleRank = 0.6
const chanceRank = 2

const isFried = (one: Candidate): boolean => (one.traits & traits.fried) !== 0
const count = (table: readonly Candidate[], test: (one: Candidate) => boolean): number => table.filter(test).length

/** A dish that may be shown today, with the part of its cost and rank that does not depend on the slot. */
export type Assessed = { candidate: Candidate; cost: number; rank: number; isSeasonal: boolean }

/**
 * Returns the candidates the diners may eat and have not been shown in 90 days. Cached per meal, because a meal's
 * dishes are recorded only once it is complete.
 */
export function eligibleOf(day: Day, candidates: readonly Candidate[]): readonly Assessed[] {
  const known = day.eligible.get(candidates)
  if (known) return known
  const eligible: Assessed[] = []
  for (const candidate of candidates) {
    let one = day.assessed.get(candidate)
    if (one === undefined) {
      const mayBe = !day.history.shown.has(candidate.id) && mayEat(candidate, day.diners)
      one = mayBe ? assess(day, candidate) : null
      day.assessed.set(candidate, one)
    }
    if (one) eligible.push(one)
  }
  day.eligible.set(candidates, eligible)
  return eligible
}

/** Returns a dish with its cost on a day, the sum of its penalties, and its rank among dishes of equal cost. */
export function assess(day: Day, candidate: Candidate): Assessed {
  const { occasion, history, diners, variations } = day
  const isSeasonal = candidate.fresh.some((id) => occasion.produce.has(id))
  const cost =
    (candidate.kind === 'variation' ? penalties.variation : 0) +
    (candidate.kind === 'variation' && variations >= mostVariations ? penalties.variations : 0) +
    (occasion.isOutOfSeason(candidate) ? penalties.season : 0) +
    (occasion.reservedForFeasts.has(candidate.id) ? penalties.reservedForFeast : 0) +
    (diners.keepsFasts && !diners.fasting && (candidate.traits & traits.vrat) !== 0 ? penalties.reservedForFasts : 0) +
    (history.families.has(candidate.family) ? penalties.kin : 0) +
    (day.familiesOfFeasts.has(candidate.family) ? penalties.kin : 0) +
    (isOfRecentMain(candidate, history) ? penalties.recentMain : 0)
  const { place } = occasion.home
  const isFar = place !== undefined && nearness(candidate, place) === 'far'
  const rank =
    (isSeasonal ? produceRank : 0) +
    (history.regions.has(candidate.region) ? 0 : newRegionRank) +
    (occasion.isFestive(candidate) ? (isFar ? festiveElsewhereRank : festiveRank) : 0)
  return { candidate, cost, rank, isSeasonal }
}

const stapleParts: readonly Part[] = ['staple', 'whole meal']
const wetParts: readonly Part[] = ['dal', 'gravy']
const isPlated = (category: Category): boolean => category === 'Lunch' || category === 'Dinner'

/** If fewer unseen dishes than this remain for a part of the plate, they are reserved for plates. */
const fewLeft = 40

/** Whether few dishes of these parts are left for plates; counted once a day. */
function isScarce(day: Day, parts: readonly Part[]): boolean {
  const known = day.scarce.get(parts)
  if (known !== undefined) return known
  const left = eligibleOf(day, day.pool.dishes.matching('Dinner', true, parts)).length
  const scarce = left < fewLeft
  day.scarce.set(parts, scarce)
  return scarce
}

/** Returns functions that score dishes for one slot: their cost there, and their rank among those of equal cost. */
export function scorerOf(day: Day, slot: Slot, table: readonly Candidate[]) {
  const { occasion } = day
  // By how many each role would exceed its limit with one more dish.
  const beyond = new Map<Role, number>()
  for (const role of roles) {
    const most = slot.menu.most[role]
    if (most !== undefined) beyond.set(role, count(table, (one) => one.role === role) + 1 - most)
  }
  const isFriedFull = count(table, isFried) >= (slot.menu.most.fried ?? 4)
  const mains = new Set(table.map(({ main }) => main).filter((main) => main !== undefined))
  const courses = new Set(table.map(({ course }) => course))
  const slotSeed = hash(`${day.seed} ${slot.category} ${slot.index}`)
  const isHolding = (one: Candidate) => one.fresh.some((id) => occasion.produce.has(id))
  const wantsProduce = slot.category === 'Lunch' && count(table, isHolding) < seasonalLunches
  const near = slot.plate ?? occasion.home.place
  const partCost = new Map(slot.parts.map((part, at) => [part, at * penalties.laterPart]))

  const needed = slot.plate
    ? !slot.parts.some((part) => wetParts.includes(part)) && isScarce(day, wetParts) && wetParts
    : isScarce(day, stapleParts) && stapleParts
  const isNeeded = (one: Candidate) =>
    needed && one.parts.some((part) => needed.includes(part)) && one.categories.some((name) => isPlated(name))
  /** Returns how far the dish would exceed the limits of the meal. */
  const overLimits = (one: Candidate): number =>
    Math.max(
      (isFriedFull && isFried(one)) || (one.main !== undefined && mains.has(one.main)) ? 1 : 0,
      beyond.get(one.role) ?? 0,
    )

  return {
    /** Returns the cost without the dish's times, which require reading its steps. */
    cost({ candidate, cost, isSeasonal }: Assessed): number {
      let sum = cost
      let part: number = penalties.part
      for (const one of candidate.parts) part = Math.min(part, partCost.get(one) ?? penalties.part)
      sum += part
      sum += penalties.limits * overLimits(candidate)
      if (isNeeded(candidate)) sum += penalties.neededByPlates
      if (slot.plate && nearness(candidate, slot.plate) === 'far') sum += penalties.elsewhere
      if (slot.plate && courses.has(candidate.course)) sum += penalties.sameCourse
      if (wantsProduce && !isSeasonal) sum += penalties.produce
      return sum
    },
    /** Returns the cost of the dish's times; computed last. */
    timeCost(one: Candidate): number {
      const { minutes } = slot.menu
      const isLate = minutes && !fitsMorning(one, occasion.isWorkingDay ? minutes.working : minutes.holiday)
      return isLate ? penalties.morning : 0
    },
    rank({ candidate, rank }: Assessed): number {
      const isOwnStaple = slot.plate && candidate.role === 'staple' && isStapleOf(slot.plate, candidate)
      return (
        rank +
        chanceRank * unit(candidate.mark, slotSeed) +
        (near ? nearnessRank[nearness(candidate, near)] : 0) +
        (isOwnStaple ? stapleRank : 0)
      )
    },
  }
}

/** Whether the dish is a usual staple of the place: rice or bread, whichever is among its first two staples. */
function isStapleOf({ staples }: Place, { course }: Candidate): boolean {
  const first = staples.slice(0, 2)
  return course === 'rice' ? first.includes('rice') : course === 'bread' ? first.some((one) => one !== 'rice') : true
}
