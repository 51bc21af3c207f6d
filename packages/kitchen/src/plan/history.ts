import { dayNumber } from '../calendar/day.ts'
import { type Category, categories } from '../recipe/types.ts'
import { type Dish, identityCount, ingredientCount, mainCount, type Shelf } from './shelf.ts'

export type Seen = { id: string; date: string }

/** A dish is not shown again within so many days. */
export const restDays = 90

/** What stands in `identities` and `mains` for never. */
export const never = 255

/** Days since a family was last shown, how often it was within the week, and all of its dishes. */
export type FamilyHistory = { ago: number; aWeek: number; dishes: Dish[] }

/** What has been on the table: of the last 90 days by dish, of the last week by family, main and region. */
export type History = {
  /** Days since each identity and main was last shown, by number, or `never`. */
  identities: Uint8Array
  mains: Uint8Array
  /** How often each main was shown within the week. */
  mainWeek: Uint8Array
  families: Map<string, FamilyHistory>
  regionWeek: Set<string>
  /** By an ingredient's number, the dishes shown that have it among their rarest few. */
  holders: Dish[][]
  /** By category, dishes that were found like a shown one, and how much: that only grows as more is shown. */
  alike: Map<Dish, number>[]
}

const emptyHistory = (): History => ({
  identities: new Uint8Array(identityCount()).fill(never),
  mains: new Uint8Array(mainCount()).fill(never),
  mainWeek: new Uint8Array(mainCount()),
  families: new Map(),
  regionWeek: new Set(),
  holders: Array.from({ length: ingredientCount }, () => []),
  alike: categories.map(() => new Map()),
})

/** Reads what was shown; ids that name no dish are passed over. */
export function readHistory(shelf: Shelf, date: string, seen: readonly Seen[]): History {
  const today = dayNumber(date)
  const history = emptyHistory()
  const days = new Map<string, number>()
  for (const { id, date: shown } of seen) {
    let ago = days.get(shown)
    if (ago === undefined) {
      ago = Math.abs(today - dayNumber(shown))
      days.set(shown, ago)
    }
    const dish = ago <= restDays ? shelf.find(id) : undefined
    if (dish) note(history, dish, ago)
  }
  return history
}

export function note(history: History, dish: Dish, ago: number): void {
  nearest(history.identities, dish.identityAt, ago)
  nearest(history.mains, dish.mainAt, ago)
  const family = history.families.get(dish.family) ?? { ago: never, aWeek: 0, dishes: [] }
  history.families.set(dish.family, family)
  family.ago = Math.min(family.ago, ago)
  family.dishes.push(dish)
  if (ago < 7) {
    family.aWeek++
    history.mainWeek[dish.mainAt]!++
    history.regionWeek.add(dish.region)
  }
  const few = telltale(dish.telling.length)
  for (let at = 0; at < few; at++) history.holders[dish.telling[at]!]!.push(dish)
}

function nearest(of: Uint8Array, at: number, ago: number): void {
  if (ago < of[at]!) of[at] = ago
}

/** The least likeness that is told apart. */
const tellsFrom = 0.7

/**
 * Of two sets in one order that are alike by more than a part, the first few of each share one: as many as may be missing
 * from the other, and one more.
 */
const telltale = (size: number): number => Math.min(size, size - Math.ceil(size * tellsFrom) + 1)

/** Marks the ingredients of the dish that is compared; all zero between calls. */
const held = new Uint8Array(ingredientCount)

/** Whether a dish shares more than a part (0.7 at least) of what is beside the pantry with one shown in the same category. */
export function isLikeShown(dish: Dish, category: Category, most: number, history: History): boolean {
  const known = history.alike[categories.indexOf(category)]!
  if ((known.get(dish) ?? 0) > most) return true
  for (const one of dish.telling) held[one] = 1
  const alike = firstAlike(dish, 1 << categories.indexOf(category), most, history)
  for (const one of dish.telling) held[one] = 0
  if (alike > most) known.set(dish, alike)
  return alike > most
}

/**
 * The first likeness found above a part, or 0. Its own family is asked first, as that is where the like of it mostly is.
 * Then only those are compared that share one of its rarest few.
 */
function firstAlike(dish: Dish, bit: number, most: number, { families, holders }: History): number {
  const { telling } = dish
  const size = telling.length
  const among = (others: readonly Dish[]): number => {
    for (const other of others) {
      const length = other.telling.length
      if ((other.categories & bit) === 0 || length < size * tellsFrom || size < length * tellsFrom) continue
      let both = 0
      for (const one of other.telling) both += held[one]!
      const alike = both / (size + length - both)
      if (alike > most) return alike
    }
    return 0
  }
  const few = telltale(size)
  let alike = among(families.get(dish.family)?.dishes ?? [])
  for (let at = 0; at < few && alike === 0; at++) alike = among(holders[telling[at]!]!)
  return alike
}
