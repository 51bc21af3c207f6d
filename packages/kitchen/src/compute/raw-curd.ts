import type { Portion } from '../read/dish.ts'
import { isOf } from '../read/food.ts'

/** Whether a food is curd or buttermilk, but not a chilli soaked in curd and dried. */
export const isCurd = ({ food }: Portion): boolean => isOf(food, 'curd')

/** Whether a food is a pulse or made of one. */
export const isPulse = ({ food }: Portion): boolean => food.aisle === 'pulses' || isOf(food, 'pulse')
