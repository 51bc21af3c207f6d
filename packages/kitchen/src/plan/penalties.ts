import { hash } from '../hash.ts'
import type { MealMenu } from '../read/menus.ts'
import type { Place } from '../read/place.ts'
import { type Role, roles } from '../read/vocabulary.ts'
import type { Category } from '../recipe/types.ts'
import type { Candidate, Part } from './candidate.ts'
import type { CandidatePool } from './candidate-pool.ts'
import { unit } from './chance.ts'
import { fitsMorning } from './checks.ts'
import { type History, isKin } from './history.ts'
import { nearness } from './home.ts'
import type { Occasion } from './occasion.ts'
import { type Diners, mayEat } from './profile.ts'
import { traits } from './traits.ts'

/** What every slot of a day is filled from. */
export type Day = {
  pool: CandidatePool
  history: History
  occasion: Occasion
  diners: Diners
  /** What may be shown of a list of candidates, cached until a meal's dishes are noted. */
  eligible: Map<readonly Candidate[], readonly Assessed[]>
  /** The same for each candidate; null for what may not be shown. */
  assessed: Map<Candidate, Assessed | null>
  /** Whether few dishes of some parts of a plate are left, as it was found. */
  scarce: Map<readonly Part[], boolean>
  /** Variations in the day so far. */
  variations: number
  /** Seed, day and diet: all that chance depends on. */
  seed: string
}

/** One of the four places of a meal. */
export type Slot = {
  category: Category
  index: number
  veg: boolean
  parts: readonly Part[]
  menu: MealMenu
  /** Where the whole plate is from; undefined where each dish may be from anywhere. */
  plate: Place | undefined
}

/** At most a quarter of a day's twenty are variations. */
const mostVariations = 5

/** How many dishes of a lunch hold produce of the month, where there are such. */
const seasonalLunches = 2

/**
 * What breaking each soft constraint costs; the dish of least cost is taken. Hard constraints (diet, allergens, 90 days) are
 * checked before.
 */
export const penalties = {
  /** A coming feast must have it. */
  keptForFeast: 200,
  /** Breakfast that is not on the table in time. */
  morning: 260,
  /** From another meal. */
  borrowed: 110,
  /** Of a part that the slot does not name. */
  part: 90,
  elsewhere: 55,
  /** One more that is fried, sweet or of the same main food than the meal has room for; the next costs twice as much. */
  limits: 50,
  /** What the plates of the next weeks need, where few such dishes are left: a staple at tea, a gravy in a vegetable's slot. */
  neededByPlates: 80,
  /** Fit for a fast, on another day of those who keep the strict fasts: twenty are needed on each. */
  keptForFasts: 40,
  season: 75,
  variations: 45,
  kin: 20,
  sameCourse: 12,
  produce: 4,
  /** For each part that the slot names first. */
  laterPart: 3,
  variation: 1,
}

/** What adds to the rank, which decides among dishes of the same cost. */
const nearnessRank = { own: 0.5, near: 0.35, everywhere: 0.2, far: 0 }
const festiveRank = 3
const festiveElsewhereRank = 0.5
const produceRank = 0.3
const newRegionRank = 0.3
const stapleRank = 0.6
const chanceRank = 2

const isFried = (one: Candidate): boolean => (one.traits & traits.fried) !== 0
const count = (table: readonly Candidate[], test: (one: Candidate) => boolean): number => table.filter(test).length

/** A dish that may be shown today, with its cost and rank in any slot. */
export type Assessed = { candidate: Candidate; cost: number; rank: number; isSeasonal: boolean }

/** Which of these candidates the diners may eat and have not been shown in 90 days. Kept for a meal, as a meal's dishes are noted after it. */
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

export function assess({ occasion, history, diners, variations }: Day, candidate: Candidate): Assessed {
  const isSeasonal = candidate.fresh.some((id) => occasion.produce.has(id))
  const cost =
    (candidate.kind === 'variation' ? penalties.variation : 0) +
    (candidate.kind === 'variation' && variations >= mostVariations ? penalties.variations : 0) +
    (occasion.isOutOfSeason(candidate) ? penalties.season : 0) +
    (occasion.keptForFeasts.has(candidate.id) ? penalties.keptForFeast : 0) +
    (diners.keepsFasts && !diners.fasting && (candidate.traits & traits.vrat) !== 0 ? penalties.keptForFasts : 0) +
    (isKin(candidate, history) ? penalties.kin : 0)
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

/** Scores dishes for one slot: what each would cost there, and its rank among those of the same cost. */
export function scorerOf(day: Day, slot: Slot, table: readonly Candidate[]) {
  const { occasion } = day
  // How many more of a role than the meal has room for one more would make.
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
  /** How far beyond what the meal has room for it would go. */
  const overLimits = (one: Candidate): number =>
    Math.max(
      (isFriedFull && isFried(one)) || (one.main !== undefined && mains.has(one.main)) ? 1 : 0,
      beyond.get(one.role) ?? 0,
    )

  return {
    /** Without the times of the dish, for which its steps must be read. */
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
    /** What its times cost; computed last. */
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

/** Rice where one eats rice, bread where one eats bread; either where both stand among the first two. */
function isStapleOf({ staples }: Place, { course }: Candidate): boolean {
  const first = staples.slice(0, 2)
  return course === 'rice' ? first.includes('rice') : course === 'bread' ? first.some((one) => one !== 'rice') : true
}
