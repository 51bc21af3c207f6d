import { hash } from '../compose/hash.ts'
import type { Category } from '../recipe/types.ts'
import { suits } from './checks.ts'
import { type FamilyHistory, type History, isLikeShown, never } from './history.ts'
import { type Diners, mayEat } from './profile.ts'
import type { Dish, Family, Shelf } from './shelf.ts'
import { traits } from './traits.ts'

/** A test that a dish for a place on the plan should pass. */
export type Wish = (dish: Dish) => boolean

/** Wishes for a place, the dearest first, and as bits of the same order those before which other rules give way. */
export type Wishes = { wishes: readonly Wish[]; insisted: number }

export type Place = { category: Category; veg: boolean; slot: number }

export type Draw = {
  shelf: Shelf
  history: History
  diners: Diners
  /** Seed, day and diet: everything that chance hangs on. */
  salt: string
}

export type Drawn = { dish: Dish; how: 'fresh' | 'alike' | 'again' }

type Strictness = { familyAWeek: number; familyIn90: number; mainAWeek: number; likest: number; balanced: boolean }

const strictness: readonly Strictness[] = [
  { familyAWeek: 2, familyIn90: 26, mainAWeek: 3, likest: 0.7, balanced: true },
  { familyAWeek: 2, familyIn90: 26, mainAWeek: 3, likest: 0.8, balanced: true },
  { familyAWeek: 3, familyIn90: 26, mainAWeek: 4, likest: 0.8, balanced: true },
]
/** A wish alone does not make a dish that is nearer to another welcome; what is insisted on does, and so does an empty place. */
function rulesFor(wanted: number, insisted: boolean): readonly Strictness[] {
  if (wanted === 0) return strictness
  return insisted ? [...strictness, insistent] : strictness.slice(0, 1)
}

/** Before what is insisted on is given up, a family or a main may come oftener in its week. */
const insistent: Strictness = { familyAWeek: 5, familyIn90: 32, mainAWeek: 6, likest: 0.8, balanced: true }
const lenient: readonly Strictness[] = [
  { familyAWeek: 99, familyIn90: 999, mainAWeek: 99, likest: 0.8, balanced: true },
  { familyAWeek: 99, familyIn90: 999, mainAWeek: 99, likest: 0.8, balanced: false },
]
const alike: Strictness = { familyAWeek: 99, familyIn90: 999, mainAWeek: 99, likest: 1, balanced: false }

/**
 * Draws one dish: the family first (those longest unseen before the rest), then the main, then the recipe. Each is ranked by
 * a hash of its own id, so that what else stands on the shelf does not move it. Wishes are given up one by one, the last
 * first, before a dish may be like another, and that before one is shown again. Undefined where nothing at all is allowed.
 */
export function draw(
  from: Draw,
  place: Place,
  { wishes, insisted }: Wishes,
  section: readonly Dish[],
): Drawn | undefined {
  const salt = hash(`${from.salt} ${place.category} ${place.slot}`)
  const trays = traysOf(from, place, wishes, section, salt)
  const attempt = (wanted: number, strict: Strictness): Dish | undefined => {
    for (const tray of trays) {
      const found = bestOf(from, place.category, tray, wanted, strict)
      if (found) return found
    }
    return undefined
  }
  // The first wish is the highest bit: counting down gives up the last one first.
  for (let wanted = 2 ** wishes.length - 1; wanted >= 0; wanted--)
    for (const strict of rulesFor(wanted, (wanted & ~insisted) === 0)) {
      const dish = attempt(wanted, strict)
      if (dish) return { dish, how: 'fresh' }
    }
  for (const strict of lenient) {
    const dish = attempt(0, strict)
    if (dish) return { dish, how: 'fresh' }
  }
  const near = attempt(0, alike)
  if (near) return { dish: near, how: 'alike' }
  const again = longestUnseen(from, trays, section, salt, place.category)
  return again && { dish: again, how: 'again' }
}

/** A number from 0 to 1 that two hashes decide. */
export function unit(left: number, right: number): number {
  let mixed = Math.imul(left ^ (right >>> 15) ^ Math.imul(right, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

const longestCounted = 14
/** A family is seldom seen below this part of what families come on average. */
const seldom = 0.35

/** A family long unseen ranks high, one that came often in the last 90 days low; chance decides among like ones. */
function rankOf(shown: FamilyHistory | undefined, { mark, wantedElsewhere }: Family, salt: number): number {
  const ago = Math.min(shown?.ago ?? longestCounted, longestCounted)
  return ago - 1.5 * (shown?.dishes.length ?? 0) + 5 * unit(mark, salt) - (wantedElsewhere ? 40 : 0)
}

/** A family as it stands before one place. */
type Tray = {
  family: Family
  aWeek: number
  in90: number
  rank: number
  /** A family that has come seldom may come with a dish that is nearer to another. */
  likest: number
  inSection: boolean
  fits: boolean
  balances: boolean
  /** What may be taken and grants the wished bits, in the order in which it would be. */
  open(wanted: number): readonly Dish[]
}

function traysOf(
  from: Draw,
  { category, veg }: Place,
  wishes: readonly Wish[],
  section: readonly Dish[],
  salt: number,
): Tray[] {
  const { shelf, history } = from
  const counts = [...history.families.values()].map(({ dishes }) => dishes.length)
  const average = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length)
  return shelf
    .offers(category, veg)
    .map((family): Tray => {
      const first = family.dishes[0]!
      const shown = history.families.get(family.id)
      return {
        family,
        aWeek: shown?.aWeek ?? 0,
        in90: shown?.dishes.length ?? 0,
        rank: rankOf(shown, family, salt),
        likest: (shown?.dishes.length ?? 0) < seldom * average ? 0.8 : 0,
        inSection: section.some((dish) => dish.family === family.id),
        fits: fits(first, category, section, false),
        balances: fits(first, category, section, true),
        open: opener(from, family, wishes, salt),
      }
    })
    .sort((left, right) => right.rank - left.rank || (left.family.id < right.family.id ? -1 : 1))
}

const nothing: readonly Dish[] = []

/** Looks at a family's dishes when first asked, and puts in order only those that are asked for. */
function opener({ history, diners }: Draw, family: Family, wishes: readonly Wish[], salt: number): Tray['open'] {
  let dishes: Dish[] | undefined
  let granted: number[] = []
  /** Bit n stands for a dish that grants just the wishes of n. */
  let met = 0
  const ordered = new Map<number, readonly Dish[]>()
  return (wanted) => {
    if (!dishes) {
      dishes = family.dishes.filter((dish) => history.identities[dish.identityAt] === never && mayEat(dish, diners))
      granted = dishes.map((dish) => wishes.reduce((bits, wish) => bits * 2 + Number(wish(dish)), 0))
      for (const bits of granted) met |= 1 << bits
    }
    if ((met & grantingAll(wanted)) === 0) return nothing
    const known = ordered.get(wanted)
    if (known) return known
    const asked = inOrder(
      dishes.filter((_, at) => (granted[at]! & wanted) === wanted),
      history,
      salt,
    )
    ordered.set(wanted, asked)
    return asked
  }
}

const granting: number[] = []

/** The sets of up to five wishes, as bits, that hold all of the wanted. */
function grantingAll(wanted: number): number {
  granting[wanted] ??= Array.from({ length: 32 }, (_, bits) => bits)
    .filter((bits) => (bits & wanted) === wanted)
    .reduce((all, bits) => all | (1 << bits), 0)
  return granting[wanted]!
}

/** Mains longest unseen come first; among the recipes of one main a dish that people know is likelier. */
function inOrder(dishes: readonly Dish[], history: History, salt: number): Dish[] {
  return dishes
    .map((dish) => ({
      dish,
      main: Math.min(history.mains[dish.mainAt]!, 10) / 5 + unit(dish.mainMark, salt),
      own: unit(dish.mark, salt) + (has(dish, traits.named) ? 0.3 : 0),
    }))
    .sort((left, right) => right.main - left.main || right.own - left.own || (left.dish.id < right.dish.id ? -1 : 1))
    .map(({ dish }) => dish)
}

function bestOf(
  { history, diners }: Draw,
  category: Category,
  tray: Tray,
  wanted: number,
  strict: Strictness,
): Dish | undefined {
  if (tray.aWeek >= strict.familyAWeek || tray.in90 >= strict.familyIn90) return undefined
  if (tray.inSection && strict.familyAWeek < 99) return undefined
  if (!(strict.balanced ? tray.balances : tray.fits)) return undefined
  return tray
    .open(wanted)
    .find(
      (dish) =>
        history.mainWeek[dish.mainAt]! < strict.mainAWeek &&
        !isLikeShown(dish, category, Math.max(strict.likest, tray.likest), history) &&
        suits(dish, diners),
    )
}

const has = (dish: Dish, trait: number): boolean => (dish.traits & trait) !== 0

/** What makes four dishes a meal: little that is fried, and not all sweets, side dishes or drinks. At tea the last can be given up. */
function fits(dish: Dish, category: Category, section: readonly Dish[], balanced: boolean): boolean {
  const tea = category === 'Hi-Tea' || category === 'All-Time Snacks'
  const room = (trait: number, most: number) =>
    !has(dish, trait) || section.filter((one) => has(one, trait)).length < most
  if (!room(traits.fried, category === 'Hi-Tea' ? 2 : 1)) return false
  if (!tea && has(dish, traits.sweet | traits.side | traits.drink) && !roomBeside(category, section)) return false
  return !balanced || (room(traits.sweet, 2) && room(traits.side, 1) && room(traits.drink, 1))
}

/** A lunch or a dinner has room for one dish that goes beside a meal or after it, a breakfast for none. */
const roomBeside = (category: Category, section: readonly Dish[]): boolean =>
  category !== 'Breakfast' && !section.some((one) => has(one, traits.sweet | traits.side | traits.drink))

function longestUnseen(
  { history, diners }: Draw,
  trays: readonly Tray[],
  section: readonly Dish[],
  salt: number,
  category: Category,
): Dish | undefined {
  return trays
    .flatMap(({ family }) => family.dishes)
    .filter((dish) => history.identities[dish.identityAt] !== 0 && mayEat(dish, diners))
    .map((dish) => ({ dish, ago: history.identities[dish.identityAt]!, own: unit(dish.mark, salt) }))
    .sort((left, right) => right.ago - left.ago || right.own - left.own)
    .find(({ dish }) => fits(dish, category, section, false) && suits(dish, diners))?.dish
}
