import type { Portion } from '../read/dish.ts'
import type { Unit } from '../read/vocabulary.ts'

/** Millilitres of the measures of an Indian kitchen: a cup of 240 ml. */
const millilitres: Partial<Record<Unit, number>> = { ml: 1, l: 1000, tsp: 5, tbsp: 15, cup: 240 }

/** A pinch is between two fingers: about an eighth of a teaspoon. */
const pinchOfTsp = 1 / 8

/**
 * Grams of a portion as it is bought, peel and bones included.
 *
 * @returns null where the table of foods does not know what such a spoon or piece weighs.
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
      // What is poured weighs by its spoons; water and most juices a gram a millilitre.
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
