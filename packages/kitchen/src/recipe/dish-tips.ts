import { type DietFacts, strictJainLeaves } from '../compute/diet.ts'
import { isFastingDish, suitsFast } from '../compute/fasting-rules.ts'
import { isLongKeeping, isSpooned } from '../compute/long-keeping.ts'
import { isCurd, isPulse } from '../compute/raw-curd.ts'
import type { Dish, Portion } from '../read/dish.ts'
import type { Place } from '../read/place.ts'
import { says } from '../read/preparations.ts'
import { besideInWords, companyInWords, companyOf, fitForFasts, namesCurd, withoutMeat } from './company.ts'

/** Returns the tips for a relish without accompaniments of its own: its local accompaniments, or how to keep a jar. */
export function relishTips(dish: Dish, place: Place, facts: DietFacts): string[] {
  const { diet, flags } = facts
  // A relish for a fast goes with what the fast allows.
  if (besideAMeal.has(dish.course) && suitsFast(dish, facts)) return [`Goes with ${companyInWords(besideAFast, true)}.`]
  const eater = diet === 'veg' ? (flags.jain ? 'jain' : 'veg') : 'any'
  const lunch = companyOf(place.lunch.slice(0, 2), eater)
  const plate = eater === 'any' ? lunch : withoutMeat(lunch)
  if (besideAMeal.has(dish.course) && plate.length > 0) return [`Goes with ${besideInWords(plate).join(' and ')}.`]
  return isLongKeeping(dish) && isSpooned(dish)
    ? ['Keep it in a clean, dry jar, and take it out with a dry spoon.']
    : []
}

/**
 * Returns notes on what a label leaves open: the bread of Jain Pav Bhaji, or gluten only in the dough that seals the
 * lid.
 */
export function dietTips(dish: Dish, { jain, allergens }: DietFacts): string[] {
  const leaves = jain ? strictJainLeaves(dish) : []
  const isSeal = (portion: Portion) => says(portion.preparation, 'seal')
  const gluten = dish.portions.filter(({ food }) => food.allergens.includes('gluten'))
  return [
    ...(jain ? aboutRawCurd(dish) : []),
    ...(leaves.length > 0 ? [`The strictest Jain homes leave out ${leaves.join(' and ')}.`] : []),
    ...(allergens.includes('gluten') && gluten.every(isSeal)
      ? ['The only gluten is in the dough that seals the lid: kitchen foil shuts it as well.']
      : []),
  ]
}

/** Returns notes on raw curd eaten with pulses, which strict Jain homes avoid. */
function aboutRawCurd(dish: Dish): string[] {
  if (eatsRawCurdWithPulse(dish))
    return ['Strict Jain homes heat the curd and let it cool first: raw curd with pulses (dwidal) is not eaten.']
  if (hasRawCurdBeside(dish))
    return ['With curd beside it strict Jain homes heat that curd first: raw curd with pulses (dwidal) is not eaten.']
  return []
}

/** Whether a dish of pulses has curd among its accompaniments. */
const hasRawCurdBeside = (dish: Dish): boolean => dish.portions.some(isPulse) && namesCurd(companyOf(dish.with, 'jain'))

/** Whether raw curd is combined with pulses: in one dough or batter, or in a dish that is not cooked afterwards. */
function eatsRawCurdWithPulse({ portions, steps, timers }: Dish): boolean {
  if (!portions.some(isPulse)) return false
  let [hasCurd, hasPulse] = [false, false]
  return steps.some(({ parts }) =>
    parts.some((part) => {
      if (part.kind === 'timer') {
        // Curd that has been boiled is no longer raw.
        if (timers[part.index]!.name === null && timers[part.index]!.minutes >= leastCooked) hasCurd = false
        return false
      }
      if (part.kind !== 'food') return false
      hasCurd ||= isCurd(portions[part.index]!)
      hasPulse ||= isPulse(portions[part.index]!)
      return hasCurd && hasPulse
    }),
  )
}
/** Minutes from which a timer cooks curd, as opposed to a tempering. */
const leastCooked = 4

const besideAFast = ['samak rice', 'kuttu puri', 'sabudana vada']

const besideAMeal: ReadonlySet<string> = new Set(['chutney', 'pickle'])

/** Returns the tip on what a dish is served with; beside a dish for a fast only what the fast allows. */
export function accompanimentTip(dish: Dish, facts: DietFacts): string[] {
  const { diet, flags } = facts
  const fit = isFastingDish(dish, facts) ? fitForFasts(dish.with) : dish.with
  const words = companyOf(fit, diet === 'veg' ? (flags.jain ? 'jain' : 'veg') : 'any')
  if (words.length === 0) return []
  return [`Goes with ${companyInWords(words, besideAMeal.has(dish.course))}.`]
}
