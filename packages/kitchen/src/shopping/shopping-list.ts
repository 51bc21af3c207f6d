import type { Ingredient } from '../knowledge/ingredients.ts'
import { knownShopItem } from '../knowledge/shop-items.ts'
import type { Recipe } from '../recipe/types.ts'
import { type Aisle, aisleOf, aisles } from './aisles.ts'
import { kitchenQuantity } from './kitchen-quantity.ts'
import { purchaseOf, soldName } from './packs.ts'

export type ShoppingLine = {
  id: string
  name: string
  hindi: string
  aisle: Aisle
  /** Edible grams used by the recipes, and grams to buy including bone, peel or the frying oil. */
  grams: number
  buyGrams: number
  /** "3 medium onions, about 300 g". */
  kitchen: string
  /** "2 × 500 g packs"; empty when nothing needs to be bought. */
  buy: string
  packGrams: number
  /** Rupees, our 2026 estimate, ±25%: for the amount used, and for the packs bought. */
  usedRupees: number
  packRupees: number
  /** The ids of the recipes that need it. */
  recipes: string[]
  /** Found in every kitchen, so never bought. */
  staple: boolean
  /** Already at home: listed, but not bought. */
  have: boolean
}

export type ShoppingList = {
  aisles: { aisle: Aisle; lines: ShoppingLine[] }[]
  usedRupees: number
  packRupees: number
}

const staples = new Set(['water', 'salt'])

/**
 * Builds one list for several recipes: each ingredient appears once with its total in grams, grouped by aisle, with the
 * Indian pack sizes to buy and their cost.
 *
 * @param serves the servings to cook of each recipe; defaults to the recipe's own.
 * @param have ids of ingredients already at home.
 */
export function shoppingList(
  wanted: readonly { recipe: Recipe; serves?: number }[],
  { have = [] }: { have?: readonly string[] } = {},
): ShoppingList {
  const atHome = new Set(have)
  const lines = [...merged(wanted).values()].map((sum) => lineOf(sum, atHome)).sort(byUse)
  return {
    aisles: aisles
      .map((aisle) => ({ aisle, lines: lines.filter((line) => line.aisle === aisle) }))
      .filter((group) => group.lines.length > 0),
    usedRupees: rupees(lines.reduce((sum, { usedRupees }) => sum + usedRupees, 0)),
    packRupees: rupees(lines.reduce((sum, { packRupees }) => sum + packRupees, 0)),
  }
}

type Sum = { id: string; grams: number; buyGrams: number; recipes: string[] }

function merged(wanted: readonly { recipe: Recipe; serves?: number }[]): Map<string, Sum> {
  const sums = new Map<string, Sum>()
  for (const { recipe, serves = recipe.serves } of wanted)
    for (const { id, grams, buyGrams } of recipe.quantities) {
      const sum = sums.get(id) ?? { id, grams: 0, buyGrams: 0, recipes: [] }
      const share = serves / recipe.serves
      sum.grams += grams * share
      sum.buyGrams += buyGrams * share
      if (!sum.recipes.includes(recipe.id)) sum.recipes.push(recipe.id)
      sums.set(id, sum)
    }
  return sums
}

function lineOf({ id, grams, buyGrams, recipes }: Sum, atHome: ReadonlySet<string>): ShoppingLine {
  const item = knownShopItem(id)
  const staple = staples.has(id)
  const have = atHome.has(id)
  const bought = !staple && !have
  const purchase = bought ? purchaseOf(id, Math.max(buyGrams, grams / item.edible)) : { grams: 0, label: '' }
  return {
    id,
    name: soldName(item),
    hindi: item.hindi[0]!,
    aisle: aisleOf(item.aisle),
    grams: tenth(grams),
    buyGrams: tenth(buyGrams),
    kitchen: id === 'water' ? `${Math.round(grams / 10) * 10} ml` : kitchenQuantity(item, grams),
    buy: purchase.label,
    packGrams: purchase.grams,
    usedRupees: rupees(usedPrice(item, grams)),
    packRupees: rupees((purchase.grams * item.rupeesPerKg) / 1000),
    recipes,
    staple,
    have,
  }
}

/** Returns the cost of the edible grams used. Prices are per weight as sold, so peel and bones are paid for. */
const usedPrice = ({ rupeesPerKg, edible }: Ingredient, grams: number): number => (grams * rupeesPerKg) / 1000 / edible

const tenth = (value: number): number => Math.round(value * 10) / 10
const rupees = (value: number): number => Math.round(value * 100) / 100

/** Sorts by the number of recipes, highest first, then by name, so the order of the recipes does not matter. */
const byUse = (left: ShoppingLine, right: ShoppingLine): number =>
  right.recipes.length - left.recipes.length ||
  (left.name < right.name ? -1 : left.name > right.name ? 1 : left.id < right.id ? -1 : 1)
