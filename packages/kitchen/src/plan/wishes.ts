import { hash } from '../hash.ts'
import type { MealMenu } from '../read/menus.ts'
import type { Place } from '../read/place.ts'
import { type Role, roles } from '../read/vocabulary.ts'
import type { Category } from '../recipe/types.ts'
import { unit } from './chance.ts'
import { fitsMorning } from './checks.ts'
import type { Choice, Part } from './choice.ts'
import { type History, isKin } from './history.ts'
import { nearness } from './home.ts'
import type { Occasion } from './occasion.ts'
import { type Diners, mayEat } from './profile.ts'
import type { Shelf } from './shelf.ts'
import { traits } from './traits.ts'

/** What every seat of a day is filled from. */
export type Day = {
  shelf: Shelf
  history: History
  occasion: Occasion
  diners: Diners
  /** What may be shown of a list of offers, kept until a meal's dishes are noted. */
  open: Map<readonly Choice[], readonly Open[]>
  /** The same for each choice; null for what may not be shown. */
  opened: Map<Choice, Open | null>
  /** Whether few dishes of some parts of a plate are left, as it was found. */
  scarce: Map<readonly Part[], boolean>
  /** Variations that the day holds so far. */
  variations: number
  /** Seed, day and diet: everything that chance hangs on. */
  salt: string
}

/** One of the four places of a meal. */
export type Seat = {
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
 * What each broken wish costs: a dish that keeps the dearer wishes is taken before one that keeps the cheaper.
 */
export const cost = {
  /** A coming feast must have it. */
  keptForFeast: 200,
  /** Breakfast that is not on the table in time. */
  morning: 260,
  /** From another meal. */
  borrowed: 110,
  /** Not what the seat is for. */
  part: 90,
  elsewhere: 55,
  /** One more that is fried, sweet or of the same main food than the meal has room for; the next costs twice as much. */
  limits: 50,
  /** What the plates of the next weeks need, where few such dishes are left: a staple at tea, a gravy in a vegetable's seat. */
  neededByPlates: 80,
  /** Fit for a fast, on another day of those who keep the strict fasts: twenty are needed on each. */
  keptForFasts: 40,
  season: 75,
  variations: 45,
  kin: 20,
  sameCourse: 12,
  produce: 4,
  /** For each part that a seat names before. */
  laterPart: 3,
  variation: 1,
}

/** What a wish is worth among dishes that break the same ones. */
const nearnessRank = { own: 0.5, near: 0.35, everywhere: 0.2, far: 0 }
const festiveRank = 3
const festiveElsewhereRank = 0.5
const produceRank = 0.3
const newRegionRank = 0.3
const stapleRank = 0.6
const chanceRank = 2

const isFried = (one: Choice): boolean => (one.traits & traits.fried) !== 0
const count = (table: readonly Choice[], test: (one: Choice) => boolean): number => table.filter(test).length

/** A dish that may be shown today, with what can be said of it whatever the seat. */
export type Open = { choice: Choice; broken: number; rank: number; isSeasonal: boolean }

/** What of some offers these diners may eat and have not been shown in 90 days. Kept for a meal, as a meal's dishes are noted after it. */
export function openOf(day: Day, offers: readonly Choice[]): readonly Open[] {
  const known = day.open.get(offers)
  if (known) return known
  const open: Open[] = []
  for (const choice of offers) {
    let one = day.opened.get(choice)
    if (one === undefined) {
      const mayBe = !day.history.shown.has(choice.id) && mayEat(choice, day.diners)
      one = mayBe ? opened(day, choice) : null
      day.opened.set(choice, one)
    }
    if (one) open.push(one)
  }
  day.open.set(offers, open)
  return open
}

export function opened({ occasion, history, diners, variations }: Day, choice: Choice): Open {
  const isSeasonal = choice.fresh.some((id) => occasion.produce.has(id))
  const broken =
    (choice.kind === 'variation' ? cost.variation : 0) +
    (choice.kind === 'variation' && variations >= mostVariations ? cost.variations : 0) +
    (occasion.isOutOfSeason(choice) ? cost.season : 0) +
    (occasion.keptForFeasts.has(choice.id) ? cost.keptForFeast : 0) +
    (diners.keepsFasts && !diners.fasting && (choice.traits & traits.vrat) !== 0 ? cost.keptForFasts : 0) +
    (isKin(choice, history) ? cost.kin : 0)
  const { place } = occasion.home
  const isFar = place !== undefined && nearness(choice, place) === 'far'
  const rank =
    (isSeasonal ? produceRank : 0) +
    (history.regions.has(choice.region) ? 0 : newRegionRank) +
    (occasion.isFestive(choice) ? (isFar ? festiveElsewhereRank : festiveRank) : 0)
  return { choice, broken, rank, isSeasonal }
}

const stapleParts: readonly Part[] = ['staple', 'whole meal']
const wetParts: readonly Part[] = ['dal', 'gravy']
const isPlated = (category: Category): boolean => category === 'Lunch' || category === 'Dinner'

/** So few dishes of a plate's part left unseen: those that plates need are kept for them. */
const fewLeft = 40

/** Whether few dishes of these parts are left for plates; counted once a day. */
function isScarce(day: Day, parts: readonly Part[]): boolean {
  const known = day.scarce.get(parts)
  if (known !== undefined) return known
  const left = openOf(day, day.shelf.dishes.offers('Dinner', true, parts)).length
  const scarce = left < fewLeft
  day.scarce.set(parts, scarce)
  return scarce
}

/** Reads a seat once, and gives how much a dish breaks there, and how welcome it is among those that break as much. */
export function wishesOf(day: Day, seat: Seat, table: readonly Choice[]) {
  const { occasion } = day
  // How many more of a role than the meal has room for one more would make.
  const beyond = new Map<Role, number>()
  for (const role of roles) {
    const most = seat.menu.most[role]
    if (most !== undefined) beyond.set(role, count(table, (one) => one.role === role) + 1 - most)
  }
  const isFriedFull = count(table, isFried) >= (seat.menu.most.fried ?? 4)
  const mains = new Set(table.map(({ main }) => main).filter((main) => main !== undefined))
  const courses = new Set(table.map(({ course }) => course))
  const salt = hash(`${day.salt} ${seat.category} ${seat.index}`)
  const isHolding = (one: Choice) => one.fresh.some((id) => occasion.produce.has(id))
  const wantsProduce = seat.category === 'Lunch' && count(table, isHolding) < seasonalLunches
  const near = seat.plate ?? occasion.home.place
  const partCost = new Map(seat.parts.map((part, at) => [part, at * cost.laterPart]))

  const needed = seat.plate
    ? !seat.parts.some((part) => wetParts.includes(part)) && isScarce(day, wetParts) && wetParts
    : isScarce(day, stapleParts) && stapleParts
  const isNeeded = (one: Choice) =>
    needed && one.parts.some((part) => needed.includes(part)) && one.categories.some((name) => isPlated(name))
  /** How far beyond what the meal has room for it would go. */
  const limitsBroken = (one: Choice): number =>
    Math.max(
      (isFriedFull && isFried(one)) || (one.main !== undefined && mains.has(one.main)) ? 1 : 0,
      beyond.get(one.role) ?? 0,
    )

  return {
    /** What can be said without reading the recipe. */
    broken({ choice, broken, isSeasonal }: Open): number {
      let sum = broken
      let part: number = cost.part
      for (const one of choice.parts) part = Math.min(part, partCost.get(one) ?? cost.part)
      sum += part
      sum += cost.limits * limitsBroken(choice)
      if (isNeeded(choice)) sum += cost.neededByPlates
      if (seat.plate && nearness(choice, seat.plate) === 'far') sum += cost.elsewhere
      if (seat.plate && courses.has(choice.course)) sum += cost.sameCourse
      if (wantsProduce && !isSeasonal) sum += cost.produce
      return sum
    },
    /** What the times of the dish break, asked last. */
    brokenByTime(one: Choice): number {
      const { minutes } = seat.menu
      const isLate = minutes && !fitsMorning(one, occasion.isWorkingDay ? minutes.working : minutes.holiday)
      return isLate ? cost.morning : 0
    },
    rank({ choice, rank }: Open): number {
      const isOwnStaple = seat.plate && choice.role === 'staple' && isStapleOf(seat.plate, choice)
      return (
        rank +
        chanceRank * unit(choice.mark, salt) +
        (near ? nearnessRank[nearness(choice, near)] : 0) +
        (isOwnStaple ? stapleRank : 0)
      )
    },
  }
}

/** Rice where one eats rice, bread where one eats bread; either where both stand among the first two. */
function isStapleOf({ staples }: Place, { course }: Choice): boolean {
  const first = staples.slice(0, 2)
  return course === 'rice' ? first.includes('rice') : course === 'bread' ? first.some((one) => one !== 'rice') : true
}
