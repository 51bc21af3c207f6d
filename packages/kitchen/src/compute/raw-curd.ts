import type { Portion } from '../read/dish.ts'
import { isOf } from '../read/food.ts'

/** Curd and buttermilk; a chilli that was soaked in curd and dried is none. */
export const isCurd = ({ food }: Portion): boolean => isOf(food, 'curd')
