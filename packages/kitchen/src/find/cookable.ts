import { gramsOf } from '../compute/grams.ts'
import { shopIdOf } from '../compute/shop-item.ts'
import { inSlices } from '../in-slices.ts'
import { shopItem } from '../knowledge/shop-items.ts'
import { amountInWords, gramsOfAmount } from '../list/merge-amounts.ts'
import { recipeIdOf } from '../recipe/recipe-of-dish.ts'
import { isPoured } from '../shopping/packs.ts'
import { type DishEntry, dishIndex } from './dish-index.ts'
import { type Household, hiddenReasonOf } from './hidden-reason.ts'

/** The foods at home: grams by food id; null when the amount is unknown. */
export type AtHome = ReadonlyMap<string, number | null>

/** A dish that can be cooked, or nearly, from the foods at home. */
export type Cookable = {
  id: string
  title: string
  is_vegetarian: boolean
  minutes: number
  place: string
  /** The names of its foods that are at home, main ingredients first. */
  uses: string[]
  /**
   * The names of foods that are missing, and those of which more is needed: '200 g more paneer'. Common seasonings are
   * not listed.
   */
  missing: string[]
}

/** Foods that nearly every kitchen has and nobody lists. */
const always: ReadonlySet<string> = new Set([
  'water',
  'salt',
  'ice',
  'oil',
  'sugar',
  'haldi',
  'chilli-powder',
  'cumin',
  'mustard',
])

/** The weight of a food in the ranking: a main ingredient, another one, a seasoning. */
const weights = { main: 4, listed: 1, seasoning: 0.15 }
const seasonings: ReadonlySet<string> = new Set(['spice', 'fat'])

type Portions = { at: number[]; weight: number[]; grams: number[] }
type CookIndex = { foods: ReadonlyMap<string, Portions>; totals: Float64Array; mains: Float64Array }

/** The number of dishes per slice of work. */
const sliceDishes = 200

const index = inSlices(build)

export const cookIndexSlices = () => index.slices()

function* build(): Generator<undefined, CookIndex> {
  const { entries } = dishIndex()
  yield
  const foods = new Map<string, Portions>()
  const totals = new Float64Array(entries.length)
  const mains = new Float64Array(entries.length)
  for (const [at, entry] of entries.entries()) {
    for (const [id, grams] of neededOf(entry)) {
      const weight = weightIn(entry, id)
      totals[at]! += weight
      if (entry.mains.includes(id)) mains[at]! += 1
      const portions = foods.get(id) ?? { at: [], weight: [], grams: [] }
      portions.at.push(at)
      portions.weight.push(weight)
      portions.grams.push(grams)
      foods.set(id, portions)
    }
    if (at % sliceDishes === sliceDishes - 1) yield
  }
  return { foods, totals, mains }
}

/** Returns the grams of each food a dish needs at the file's servings, without what every kitchen has. */
function neededOf({ dish }: DishEntry): Map<string, number> {
  const needed = new Map<string, number>()
  for (const portion of dish.portions) {
    const id = shopIdOf(portion.food)
    if (!always.has(id) && !portion.isOptional) needed.set(id, (needed.get(id) ?? 0) + (gramsOf(portion) ?? 0))
  }
  return needed
}

const weightIn = ({ mains }: DishEntry, id: string): number =>
  mains.includes(id) ? weights.main : seasonings.has(shopItem(id)?.aisle ?? '') ? weights.seasoning : weights.listed

/**
 * Returns the dishes that can best be cooked from the foods at home, best first: those with the largest share at home,
 * then the quickest. Dishes the household does not eat are left out, and on a fasting day those not fit for the fast.
 */
export function cookableFrom(
  atHome: AtHome,
  household: Household & { fast?: boolean | undefined },
  { limit = 24 }: { limit?: number } = {},
): Cookable[] {
  const { entries } = dishIndex()
  const { foods, totals, mains } = index.get()
  const has = new Float64Array(entries.length)
  const used = new Float64Array(entries.length)
  for (const [id, there] of atHome) {
    const portions = foods.get(id)
    if (!portions) continue
    for (let place = 0; place < portions.at.length; place++) {
      const at = portions.at[place]!
      const weight = portions.weight[place]!
      const share = shareOf(there, portions.grams[place]!)
      has[at]! += weight * share
      if (weight === weights.main && share > 0) used[at]! += 1
    }
  }
  const ranked: number[] = []
  for (let at = 0; at < has.length; at++) {
    if (used[at]! === 0 || has[at]! < totals[at]! * leastShare) continue
    has[at] = has[at]! / totals[at]! + Math.min(used[at]!, mains[at]!) * usesMore
    ranked.push(at)
  }
  ranked.sort(
    (one, other) =>
      has[other]! - has[one]! ||
      entries[one]!.minutes - entries[other]!.minutes ||
      (entries[one]!.dish.id < entries[other]!.dish.id ? -1 : 1),
  )
  const found: Cookable[] = []
  for (const at of ranked) {
    if (found.length >= limit) break
    const entry = entries[at]!
    const { facts } = entry
    if (hiddenReasonOf(facts, household) || (household.fast === true && !facts.flags.vrat)) continue
    found.push(cookable(entry, atHome))
  }
  return found
}

/** The minimum share of a dish's weighted foods that must be at home. */
const leastShare = 0.4
/** A bonus per main ingredient at home, so that a dish using four of them ranks above bread and butter. */
const usesMore = 0.04

/** Returns the share of the needed amount that is at home; 1 when the amount is unknown. */
const shareOf = (there: number | null, needed: number): number =>
  there === null || needed <= 0 ? 1 : Math.min(1, there / needed)

function cookable(entry: DishEntry, atHome: AtHome): Cookable {
  const { dish, place, facts, minutes, mains } = entry
  const needed = [...neededOf(entry)].sort(
    ([one], [other]) => weightIn(entry, other) - weightIn(entry, one) || (one < other ? -1 : 1),
  )
  const isThere = ([id, grams]: [string, number]) => atHome.has(id) && shareOf(atHome.get(id)!, grams) >= enough
  const name = ([id]: [string, number]) => shopItem(id)?.word ?? id
  return {
    id: recipeIdOf(dish.id),
    title: dish.title,
    is_vegetarian: facts.diet === 'veg',
    minutes,
    place: place.name,
    uses: needed.filter(isThere).map(name),
    missing: needed
      .filter((one) => !isThere(one) && (mains.includes(one[0]) || weightIn(entry, one[0]) >= 1))
      .map((one) => [moreOf(one[0], one[1] - (atHome.get(one[0]) ?? one[1])), name(one)].filter(Boolean).join(' ')),
  }
}

/** Says how much more of a food is needed: '200 g more'. Empty for eggs, which are counted, and if none is there. */
function moreOf(id: string, grams: number): string {
  const item = shopItem(id)
  if (grams <= 0 || !item || item.diet === 'egg') return ''
  const each = (isPoured(id) && gramsOfAmount({ amount: 1, unit: 'ml' }, id)) || 1
  const step = grams < 250 ? 10 : 50
  const amount = Math.ceil(grams / each / step) * step
  return `${amountInWords({ amount, unit: isPoured(id) ? 'ml' : 'g' })} more`
}

/** The share of the needed amount that suffices: 450 g of 500 g will do. */
const enough = 0.85
