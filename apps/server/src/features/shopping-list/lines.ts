import { cart as cartLimits } from '@planner/contract/constants/orders'
import type { ListLine } from '@planner/contract/kitchen/shopping-list'
import {
  type Amount,
  amountInWords,
  amountsInWords,
  countOf,
  gramsOfAmount,
  hindiName,
  isCovered,
  isOwnName,
  kitchenKey,
  listAisles,
  packsCounted,
  packsFor,
  purchaseOf,
  shopItem,
  soldName,
  sumInWords,
  thingOf,
} from '@planner/kitchen'
import { amountOf } from '#features/pantry/stock.ts'
import type { PantryItemRow } from '#platform/db/tables/shopping.ts'
import type { ListedItem } from './store.ts'

/** A line before carts and orders are taken into account. */
export type UnsentLine = Omit<ListLine, 'sent' | 'to_cart'>

type Pantry = ReadonlyMap<string, PantryItemRow>

/** Deduplicates strings: items refer to them by index. */
class NameList {
  readonly words: string[] = []
  readonly #at = new Map<string, number>()

  at(word: string | null): number | null {
    if (word === null) return null
    const at = this.#at.get(word) ?? this.words.push(word) - 1
    this.#at.set(word, at)
    return at
  }
}

type Names = { people: NameList; dishes: NameList }

/**
 * Groups items of the same kind into lines, sorted by aisle; ticked ones are separate.
 *
 * @param again ids of items that form lines of their own, because the same thing was ordered before they were added.
 */
export function linesOf(
  items: readonly ListedItem[],
  pantry: Pantry,
  again: ReadonlySet<string> = new Set(),
): { lines: UnsentLine[]; people: string[]; dishes: string[] } {
  const names: Names = { people: new NameList(), dishes: new NameList() }
  const keyOf = keysAmong(items)
  const groups = Map.groupBy(items, (item) => `${item.state} ${again.has(item.id)} ${keyOf(item)}`)
  const lines = [...groups.values()]
    .map((group) => lineOf(group, { key: keyOf(group[0]!), pantry, names }))
    .sort(
      (one, other) =>
        aisleAt(one) - aisleAt(other) || Number(one.ticked) - Number(other.ticked) || (one.name < other.name ? -1 : 1),
    )
  return { lines, people: names.people.words, dishes: names.dishes.words }
}

/**
 * Returns the line key of an item. A brand or variety is a line of its own. What dishes need of a food joins the line
 * of a typed item if that is the only one of this food.
 */
function keysAmong(items: readonly ListedItem[]): (item: ListedItem) => string {
  const typed = items.filter(({ dish }) => dish === null)
  const keys = Map.groupBy(typed, ({ food, state }) => `${state} ${food}`)
  return ({ key, food, state, dish }) => {
    if (dish === null || food === null || key !== food) return key
    const named = new Set(keys.get(`${state} ${food}`)?.map((one) => one.key))
    return named.size === 1 ? [...named][0]! : key
  }
}

const aisleAt = ({ aisle }: UnsentLine): number => (listAisles as readonly string[]).indexOf(aisle)

function lineOf(
  items: readonly ListedItem[],
  { key, pantry, names: { people, dishes } }: { key: string; pantry: Pantry; names: Names },
): UnsentLine {
  const { food, state, ticked_by } = items[0]!
  const ticked = state === 'ticked'
  const there = ticked ? undefined : pantry.get(kitchenKey({ key, food }))
  const wanted = wantedOf(items, there)
  const typed = items.filter(({ dish }) => dish === null)
  const needed = typed.length > 0 && wanted.isAtHome ? [] : items.filter(({ dish }) => dish !== null)
  const amounts = (some: typeof items) => some.flatMap(amountOfItem).map(rounded)
  const counted = wanted.isAsTyped ? countOf(amounts(typed), food) : null
  const estimate = estimateOf(food, { counted, grams: wanted.grams })
  const packs = isOwnName({ key, food }) ? undefined : estimate
  const stock = there && amountOf(there)
  const name = nameOf(items)
  const hindi = food === null || isOwnName({ key, food }) ? undefined : hindiName(food)
  return {
    key,
    name,
    ...(hindi && { hindi }),
    food,
    aisle: thingOf(food === null ? name : (shopItem(food)?.word ?? name)).aisle,
    amount: sumInWords(amounts(typed), amounts(needed), food),
    buy: wanted.buy,
    pack: packs?.pack.label ?? null,
    packs: packs?.count ?? 0,
    ...(packs && { pack_id: packs.pack.id }),
    ...(counted &&
      !packs &&
      counted.amount <= cartLimits.quantityMax && {
        counted: { quantity: counted.amount, unit: counted.unit === 'piece' ? null : counted.unit },
      }),
    price: ticked || !estimate ? 0 : estimate.count * estimate.pack.rupees,
    at_home: there && there.amount !== 0 ? (stock ? amountInWords(stock) : 'some') : null,
    have: !ticked && wanted.isThere,
    entries: items.map((item) => ({
      id: item.id,
      text: item.dish === null || item.amount === null ? item.said : amountsInWords(amountOfItem(item).map(rounded)),
      by: people.at(item.by),
      dish: dishes.at(item.dish),
    })),
    ticked,
    ticked_by,
  }
}

/** Returns the packs to buy of a food: as many as counted, else by weight. Undefined if no pack and price is known. */
function estimateOf(
  food: string | null,
  { counted, grams }: { counted: Amount | null; grams: number },
): ReturnType<typeof packsCounted> {
  if (food === null) return undefined
  if (counted) return packsCounted(food, counted)
  return grams > 0 ? packsFor(food, grams) : undefined
}

/** Returns the name as typed, or the food's own name if people typed different ones or only dishes need it. */
function nameOf(items: readonly ListedItem[]): string {
  const typed = items.filter(({ dish }) => dish === null)
  const first = typed[0] ?? items[0]!
  const item = first.food === null ? undefined : shopItem(first.food)
  const word = item && soldName(item)
  const isOne = typed.length > 0 && typed.every(({ name }) => name.toLowerCase() === first.name.toLowerCase())
  const name = (isOne ? undefined : word) ?? first.name
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

export const amountOfItem = ({ amount, unit }: Pick<ListedItem, 'amount' | 'unit'>): Amount[] =>
  amount === null || unit === null ? [] : [{ amount, unit }]

/** Rounds to whole grams from ten on, as kitchen scales show. */
const rounded = ({ amount, unit }: Amount): Amount => ({
  amount: unit === 'g' && amount >= 10 ? Math.round(amount) : amount,
  unit,
})

/**
 * Returns what has to be bought of an item: typed amounts as typed, plus what dishes need less what is at home, in
 * packs if a dish is involved. An unknown amount at home is assumed to be enough, and so is a typed amount that covers
 * all but a little.
 */
export function wantedOf(
  items: readonly Pick<ListedItem, 'food' | 'dish' | 'amount' | 'unit'>[],
  there: PantryItemRow | undefined,
): {
  grams: number
  buy: string | null
  /** Nothing has to be bought. */
  isThere: boolean
  /** Everything that dishes need is at home. */
  isAtHome: boolean
  /** What was typed is all that has to be bought. */
  isAsTyped: boolean
} {
  const { food } = items[0]!
  const weigh = (some: typeof items) =>
    some.flatMap(amountOfItem).reduce((sum, amount) => sum + (gramsOfAmount(amount, food) ?? 0), 0)
  const typed = items.filter(({ dish }) => dish === null)
  const needs = weigh(items.filter(({ dish }) => dish !== null))
  const stock = there && there.amount !== 0 ? amountOf(there) : null
  const has = there === undefined || there.amount === 0 ? 0 : stock ? (gramsOfAmount(stock, food) ?? needs) : needs
  const isAtHome = has > 0 && has >= needs
  const isThere = typed.length === 0 && isAtHome
  const own = weigh(typed)
  const missing = Math.max(0, needs - has)
  const isAsTyped = typed.length > 0 && isCovered(own, missing)
  const grams = isAsTyped ? own : own + missing
  const is = { isThere, isAtHome, isAsTyped }
  if (food === null || grams <= 0 || needs === 0) return { grams, buy: null, ...is }
  return { grams, buy: isThere ? null : purchaseOf(food, grams).label, ...is }
}
