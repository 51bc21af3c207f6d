import { shopItem } from '../knowledge/shop-items.ts'
import { bunchGrams } from '../recipe/kitchen-measures.ts'

/** The days a food usually keeps in an Indian kitchen with a fridge; from our own observation. */
const byId: Readonly<Record<string, number>> = {
  potato: 30,
  onion: 30,
  garlic: 45,
  ginger: 21,
  pumpkin: 21,
  coconut: 14,
  lemon: 21,
  apple: 21,
  carrot: 14,
  beetroot: 14,
  cabbage: 14,
  mushroom: 4,
  'moong-sprouts': 3,
  milk: 3,
  'full-milk': 3,
  'cow-milk': 3,
  buttermilk: 4,
  curd: 7,
  paneer: 7,
  cream: 7,
  butter: 90,
  cheese: 60,
  'frozen-peas': 180,
  bread: 5,
  'brown-bread': 5,
  pav: 4,
  'cooked-rice': 2,
  egg: 21,
  ghee: 270,
}

const byAisle: Readonly<Record<string, number>> = {
  vegetable: 7,
  fruit: 7,
  dairy: 7,
  meat: 3,
  fish: 2,
  pulse: 270,
  grain: 120,
  spice: 365,
  fat: 180,
  nut: 120,
  sweetener: 365,
}
const leaves = 4

/** Returns the days a food keeps; null for non-food items and for foods that keep for years. */
export function keepsDays(food: string | null): number | null {
  const item = food === null ? undefined : shopItem(food)
  if (!item) return null
  return byId[item.id] ?? (bunchGrams(item) > 0 ? leaves : (byAisle[item.aisle] ?? null))
}

/** Whether a food bought this many days ago should be used up or thrown away. */
export function isStale(food: string | null, days: number): boolean {
  const keeps = keepsDays(food)
  return keeps !== null && days > keeps
}
