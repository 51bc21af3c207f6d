import type { Dish, Step } from '../read/dish.ts'
import { gramsOf } from './grams.ts'
import { handworkOf } from './handwork.ts'

/**
 * The minutes assumed for a step with a timer, in addition to it (fetching, washing up), and for a step without one
 * (mixing, grinding, shaping).
 */
export const handMinutes = { clocked: 1, unclocked: 3, begin: 1.5, eachFood: 0.5 }

/** Returns the minutes of a step without a timer: its handwork, or getting its foods together, and their cutting. */
export function unclockedMinutesOf(step: Step, dish: Dish, scale: number): number {
  const { hands, cutting } = handworkOf(step, dish, scale)
  const foods = step.parts.filter(({ kind }) => kind === 'food').length
  const measured = handMinutes.begin + foods * handMinutes.eachFood
  return cutting + Math.max(handMinutes.unclocked, measured, hands, bathMinutesOf(step, dish, scale))
}

/** Minutes until frying oil is hot: a fixed part, and one per litre; our estimate. */
const heatingBath = { begin: 3, perLitre: 5 }

/** Returns the minutes until the frying oil of a step is hot; 0 when it has none. */
export function bathMinutesOf({ parts }: Step, { portions }: Dish, scale: number): number {
  const grams = parts.reduce((sum, part) => {
    const portion = part.kind === 'food' ? portions[part.index]! : undefined
    return portion?.isForFrying ? sum + (gramsOf(portion) ?? 0) * scale : sum
  }, 0)
  return grams > 0 ? Math.round(heatingBath.begin + (grams * heatingBath.perLitre) / 1000) : 0
}
