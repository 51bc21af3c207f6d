import type { Portion } from '../read/dish.ts'
import type { Unit } from '../read/vocabulary.ts'

/** Millilitres of Indian kitchen measures, with a cup of 240 ml. */
const millilitres: Partial<Record<Unit, number>> = { ml: 1, l: 1000, tsp: 5, tbsp: 15, cup: 240 }

/** A pinch with two fingers, as a fraction of a teaspoon. */
const pinchOfTsp = 1 / 8

/**
 * Returns the grams of a portion as bought, including peel and bones.
 *
 * @returns null when the food table has no weight for such a spoon or piece.
 */
export function gramsOf({ food, amount, unit }: Portion): number | null {
  const weight = (grams: number | null) => (grams === null ? null : amount * grams)
  switch (unit) {
    case 'g':
      return amount
    case 'kg':
      return amount * 1000
    case 'tsp':
      return weight(food.tsp_g ?? byCup(food, 'tsp'))
    case 'tbsp':
      return weight(food.tbsp_g ?? byCup(food, 'tbsp'))
    case 'cup':
      return weight(food.cup_g)
    case 'pinch':
      return weight(scaled(food.tsp_g ?? byCup(food, 'tsp'), pinchOfTsp))
    case 'ml':
    case 'l':
      // Liquids are weighed by their spoon weight; water and most juices at 1 g per ml.
      return weight(scaled(densityOf(food), millilitres[unit]!))
    case 'piece':
    case 'clove':
    case null:
      return weight(food.piece_g)
  }
}

type Weights = Portion['food']

function densityOf(food: Weights): number {
  if (food.tbsp_g !== null) return food.tbsp_g / 15
  return food.cup_g === null ? 1 : food.cup_g / 240
}

const byCup = ({ cup_g }: Weights, unit: 'tsp' | 'tbsp'): number | null =>
  cup_g === null ? null : (cup_g * millilitres[unit]!) / 240

const scaled = (grams: number | null, by: number): number | null => (grams === null ? null : grams * by)
