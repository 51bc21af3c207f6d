import { type Ingredient, ingredients } from '../knowledge/ingredients.ts'
import type { Food } from '../read/food.ts'

const kinds: Record<Food['aisle'], string> = {
  vegetables: 'vegetable',
  dairy: 'dairy',
  meat: 'meat',
  pulses: 'pulse',
  grains: 'grain',
  spices: 'spice',
  oils: 'fat',
  nuts: 'nut',
  other: 'other',
}

const idByName = new Map<string, string>()
for (const { id, word, also } of ingredients.values()) {
  for (const name of [word, ...also, id.replaceAll('-', ' ')]) {
    if (!idByName.has(name.toLowerCase())) idByName.set(name.toLowerCase(), id)
  }
}

const ids = new WeakMap<Food, string>()

/**
 * Returns the id of a food in shopping lists, carts and the pantry: that of the ingredient table if it has the food.
 */
export function shopIdOf(food: Food): string {
  const known = ids.get(food)
  if (known !== undefined) return known
  const id =
    [food.name, ...food.names].map((name) => idByName.get(name)).find((one) => one !== undefined) ??
    food.name.replaceAll(' ', '-')
  ids.set(food, id)
  return id
}

/** Converts a food to a shop item. */
export function shopItemOf(food: Food): Ingredient {
  return {
    id: shopIdOf(food),
    english: food.name,
    word: food.name,
    hindi: food.hindi.length > 0 ? [...food.hindi] : [food.name],
    aisle: food.diet === 'fish' ? 'fish' : food.diet === 'egg' ? 'egg' : kinds[food.aisle],
    nature: '-',
    role: '-',
    allergens: [...food.allergens],
    diet: food.diet,
    vegan: food.vegan,
    protein: food.protein,
    carbohydrate: food.carbohydrate,
    fat: food.fat,
    fibre: food.fibre,
    rupeesPerKg: food.rupees_per_kg,
    cupG: food.cup_g ?? 0,
    tbspG: food.tbsp_g ?? 0,
    tspG: food.tsp_g ?? 0,
    pieceG: food.piece_g ?? 0,
    edible: food.edible,
    vrat: food.vrat,
    jain: food.jain,
  }
}
