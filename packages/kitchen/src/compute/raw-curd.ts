import type { Portion } from '../read/dish.ts'

/** Curd and buttermilk; a chilli that was soaked in curd and dried is none. */
export const isCurd = ({ food }: Portion): boolean =>
  food.aisle === 'dairy' && /\b(?:curd|buttermilk)\b/.test(food.name)
