import { gramsOf } from '../compute/grams.ts'
import { shopIdOf } from '../compute/shop-item.ts'
import { inSlices } from '../in-slices.ts'
import { shopItem } from '../knowledge/shop-items.ts'
import { recipeIdOf } from '../recipe/of-dish.ts'
import { type DishEntry, dishIndex } from './dish-index.ts'
import { type Household, keptOut } from './kept-out.ts'

/** What is at home: the id of a food, and its grams; null where nobody said how much. */
export type AtHome = ReadonlyMap<string, number | null>

/** A dish that can be cooked from what is at home, or nearly. */
export type Cookable = {
  id: string
  title: string
  is_vegetarian: boolean
  minutes: number
  place: string
  /** Names of its foods that are at home, what it is mainly made of first. */
  uses: string[]
  /** Names of what is not there, or not enough; seasonings that most kitchens have are not counted. */
  missing: string[]
}

/** What most kitchens have, and nobody writes down. */
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

/** How much a food says of a dish: what it is mainly made of, what else is in it, a seasoning. */
const weights = { main: 4, listed: 1, seasoning: 0.15 }
const seasonings: ReadonlySet<string> = new Set(['spice', 'fat'])

type Portions = { at: number[]; weight: number[]; grams: number[] }
type CookIndex = { foods: ReadonlyMap<string, Portions>; totals: Float64Array; mains: Float64Array }

/** So many dishes are a slice of the work. */
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

/** Grams of each food that a dish needs as its file has it, without what every kitchen has. */
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
 * Dishes ranked by how much of them is at home, best first: the least that is missing of what they are made of, then what uses
 * most of it, then what is quickest. What the household does not eat is left out, on a day of fasting what is not fit for it.
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
    if (keptOut(facts, household) || (household.fast === true && !facts.flags.vrat)) continue
    found.push(cookable(entry, atHome))
  }
  return found
}

/** Of what a dish weighs in foods, so much has to be there. */
const leastShare = 0.4
/** For each thing at home that a dish is made of: a dish of four beats bread and butter. */
const usesMore = 0.04

/** Half of what a dish needs is half of it. */
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
      .map(name),
  }
}

/** A dish that asks for 500 g of what there is 450 g of can be cooked. */
const enough = 0.85
