import { textOfParts } from '../read/counts.ts'
import type { Dish, Step } from '../read/dish.ts'
import { isInLots } from './batches.ts'
import { gramsOf } from './grams.ts'
import { underPressure } from './pressure.ts'

/** Millilitres of the cooker and the pot that most homes have, and what of them may be filled: more boils over or blocks the valve. */
const usual = 5000
const mostFilled = 2 / 3
/** Litres of larger ones, as shops have them. */
const larger: readonly number[] = [6.5, 8, 10, 12, 16, 20, 25, 30]

const cooker = /\bcooker\b/i
const pot = /\bpots?$/

const numbers: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' }

/** Grams of what these steps put into one vessel; of foods with their water a gram is about a millilitre. */
const filling = (steps: readonly Step[], { portions }: Dish): number =>
  steps
    .flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'food' ? [portions[part.index]!] : [])))
    .reduce((sum, portion) => sum + (portion.isForFrying ? 0 : (gramsOf(portion) ?? 0)), 0)

const namesCooker = ({ parts }: Step): boolean => cooker.test(textOfParts(parts)) || vesselOf(parts, /\bcooker$/)
const vesselOf = (parts: Step['parts'], name: RegExp): boolean =>
  parts.some((part) => part.kind === 'vessel' && name.test(part.name))

/** The steps that fill the cooker of a step under pressure: from where it is named, two steps before at most. */
function filledWith(steps: readonly Step[], at: number): readonly Step[] {
  const from = [at, at - 1, at - 2].find((one) => one >= 0 && namesCooker(steps[one]!))
  return steps.slice(from ?? at, at + 1)
}

/** Millilitres below which a cooker boils dry before its whistles are counted. */
const leastInCooker = 250

/** Pulses and water for a few go into a bowl: a cooker of its own for them would scorch. */
const tooLittle = ({ parts }: Step, dish: Dish, scale: number): boolean => {
  const portions = parts.flatMap((part) => (part.kind === 'food' ? [dish.portions[part.index]!] : []))
  const isPulses = portions.some(({ food }) => food.aisle === 'pulses')
  const isFried = portions.some(({ food }) => food.aisle === 'oils' || /^(?:ghee|butter)$/.test(food.name))
  const isBoiled = portions.some(({ food }) => food.name === 'water')
  return isPulses && isBoiled && !isFried && filling([{ parts, section: null }], dish) * scale < leastInCooker
}

/**
 * What the step that takes a cooker or a pot says where it would be filled above two thirds of five litres for these
 * servings: a larger one, or lots. Nothing where the file counts lots itself.
 */
export function fullPots(dish: Dish, scale: number): ReadonlyMap<Step, string> {
  const said = new Map<Step, string>()
  for (const step of dish.steps)
    if (namesCooker(step) && underPressure.test(textOfParts(step.parts)) && tooLittle(step, dish, scale))
      said.set(
        step,
        'A cooker wants more than this: set it in a covered bowl inside, with two fingers of water round the bowl.',
      )
  // All of most dishes fits.
  if (filling(dish.steps, dish) * scale <= usual * mostFilled) return said
  for (const [at, step] of dish.steps.entries()) {
    const isCooker = underPressure.test(textOfParts(step.parts))
    if (!isCooker && !vesselOf(step.parts, pot)) continue
    const filled = isCooker ? filledWith(dish.steps, at) : [step]
    const millilitres = filling(filled, dish) * scale
    if (millilitres <= usual * mostFilled || filled.some(isInLots)) continue
    const litres = larger.find((one) => one * 1000 * mostFilled >= millilitres) ?? larger.at(-1)!
    const lots = Math.ceil(millilitres / (usual * mostFilled))
    const vessel = isCooker ? 'cooker' : 'pot'
    // It is said where the vessel is taken, before anything browns in it.
    said.set(
      filled[0]!,
      `For this much take a ${vessel} of ${litres} litres, or cook it in ${numbers[lots] ?? lots} lots: one of 5 litres is filled to two thirds at most.`,
    )
  }
  return said
}
