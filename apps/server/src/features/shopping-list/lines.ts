import type { ListLine } from '@planner/contract/kitchen/shopping-list'
import {
  type Amount,
  amountInWords,
  amountsInWords,
  gramsOfAmount,
  isCovered,
  listAisles,
  packOf,
  purchaseOf,
  shopItem,
  sumInWords,
  thingOf,
} from '@planner/kitchen'
import { amountOf } from '#features/pantry/stock.ts'
import type { PantryItemRow } from '#platform/db/tables.ts'
import type { ListedItem } from './store.ts'

/** Before it is known what of it is on its way. */
export type UnsentLine = Omit<ListLine, 'sent' | 'to_cart'>

type Pantry = ReadonlyMap<string, PantryItemRow>

/** Words that many items say, each once: an item names its place. */
class Said {
  readonly words: string[] = []
  readonly #at = new Map<string, number>()

  at(word: string | null): number | null {
    if (word === null) return null
    const at = this.#at.get(word) ?? this.words.push(word) - 1
    this.#at.set(word, at)
    return at
  }
}

type Names = { people: Said; dishes: Said }

/** The items of one thing as one line, aisle by aisle; ticked ones apart from those that are not. */
export function linesOf(
  items: readonly ListedItem[],
  pantry: Pantry,
): { lines: UnsentLine[]; people: string[]; dishes: string[] } {
  const names: Names = { people: new Said(), dishes: new Said() }
  const groups = Map.groupBy(items, ({ key, state }) => `${state} ${key}`)
  const lines = [...groups.values()]
    .map((group) => lineOf(group, pantry, names))
    .sort(
      (one, other) =>
        aisleAt(one) - aisleAt(other) || Number(one.ticked) - Number(other.ticked) || (one.name < other.name ? -1 : 1),
    )
  return { lines, people: names.people.words, dishes: names.dishes.words }
}

const aisleAt = ({ aisle }: UnsentLine): number => (listAisles as readonly string[]).indexOf(aisle)

function lineOf(items: readonly ListedItem[], pantry: Pantry, { people, dishes }: Names): UnsentLine {
  const { key, food, state, ticked_by } = items[0]!
  const ticked = state === 'ticked'
  const there = ticked ? undefined : pantry.get(key)
  const wanted = wantedOf(items, there)
  const pack = wanted.grams > 0 && food !== null ? packOf(food) : undefined
  const packs = pack ? Math.max(1, Math.ceil(wanted.grams / pack.grams - 1e-9)) : 0
  const stock = there && amountOf(there)
  const name = nameOf(items)
  const typed = items.filter(({ dish }) => dish === null)
  const needed = typed.length > 0 && wanted.isAtHome ? [] : items.filter(({ dish }) => dish !== null)
  const amounts = (some: typeof items) => some.flatMap(amountOfItem).map(rounded)
  return {
    key,
    name,
    food,
    aisle: thingOf(food === null ? name : (shopItem(food)?.word ?? name)).aisle,
    amount: sumInWords(amounts(typed), amounts(needed), food),
    buy: wanted.buy,
    pack: pack?.label ?? null,
    packs,
    price: ticked ? 0 : packs * (pack?.rupees ?? 0),
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

/** As all typed it; where they typed several names, and for dishes alone, the food's own. */
function nameOf(items: readonly ListedItem[]): string {
  const typed = items.filter(({ dish }) => dish === null)
  const first = typed[0] ?? items[0]!
  const word = first.food === null ? undefined : shopItem(first.food)?.word
  const isOne = typed.length > 0 && typed.every(({ name }) => name.toLowerCase() === first.name.toLowerCase())
  const name = (isOne ? undefined : word) ?? first.name
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

export const amountOfItem = ({ amount, unit }: Pick<ListedItem, 'amount' | 'unit'>): Amount[] =>
  amount === null || unit === null ? [] : [{ amount, unit }]

/** As scales are read: to a gram from ten on. */
const rounded = ({ amount, unit }: Amount): Amount => ({
  amount: unit === 'g' && amount >= 10 ? Math.round(amount) : amount,
  unit,
})

/**
 * What has to be bought of a thing: what people typed as they typed it, what dishes need less what is at home, in packs where a
 * dish is among it. What is at home in unknown amount is enough, and what is bought anyway for a pinch more.
 */
export function wantedOf(
  items: readonly Pick<ListedItem, 'food' | 'dish' | 'amount' | 'unit'>[],
  there: PantryItemRow | undefined,
): {
  grams: number
  buy: string | null
  /** Nothing has to be bought. */
  isThere: boolean
  /** What dishes need is at home. */
  isAtHome: boolean
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
  const grams = isCovered(own, missing) ? own : own + missing
  if (food === null || grams <= 0 || needs === 0) return { grams, buy: null, isThere, isAtHome }
  return { grams, buy: isThere ? null : purchaseOf(food, grams).label, isThere, isAtHome }
}
