import { type DietFacts, strictJainLeaves } from '../compute/diet.ts'
import { isSpooned, keeps } from '../compute/keeps.ts'
import { isCurd } from '../compute/raw-curd.ts'
import type { Dish, Portion } from '../read/dish.ts'
import { isOf } from '../read/food.ts'
import type { Place } from '../read/place.ts'
import { says } from '../read/preparations.ts'
import { besideInWords, companyInWords, companyOf, hasCurdBeside, withoutMeat } from './company.ts'

/** What a relish that names nothing beside it is eaten with at home, and how a jar is kept. */
export function besideOf(dish: Dish, place: Place, { diet, vrat, flags }: DietFacts): string[] {
  // A relish of a fast lies beside what the fast allows, and no other on a plate that its eater leaves.
  if (besideAMeal.has(dish.course) && vrat && dish.occasions.some((day) => fasts.has(day)))
    return [`Goes with ${companyInWords(besideAFast, true)}.`]
  const eater = diet === 'veg' ? (flags.jain ? 'jain' : 'veg') : 'any'
  const lunch = companyOf(place.lunch.slice(0, 2), eater)
  const plate = eater === 'any' ? lunch : withoutMeat(lunch)
  if (besideAMeal.has(dish.course) && plate.length > 0) return [`Goes with ${besideInWords(plate).join(' and ')}.`]
  return keeps(dish) && isSpooned(dish) ? ['Keep it in a clean, dry jar, and take it out with a dry spoon.'] : []
}

/** What a label leaves open: the bread of Jain Pav Bhaji, and gluten that is in the seal of the lid alone. */
export function aboutDiet(dish: Dish, { jain, allergens }: DietFacts): string[] {
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

const isPulse = ({ food }: Portion): boolean => food.aisle === 'pulses' || isOf(food, 'pulse')

/** What strict Jain homes do with raw curd that is eaten with pulses. */
function aboutRawCurd(dish: Dish): string[] {
  if (eatsRawCurdWithPulse(dish))
    return ['Strict Jain homes heat the curd and let it cool first: raw curd with pulses (dwidal) is not eaten.']
  if (hasRawCurdBeside(dish))
    return ['With curd beside it strict Jain homes heat that curd first: raw curd with pulses (dwidal) is not eaten.']
  return []
}

/** Whether a dish of pulses names curd beside it. */
const hasRawCurdBeside = (dish: Dish): boolean =>
  dish.portions.some(isPulse) && hasCurdBeside(companyOf(dish.with, 'jain'))

/** Whether raw curd meets pulses: in one dough or batter, or in a dish that no clock cooks from there on. */
function eatsRawCurdWithPulse({ portions, steps, timers }: Dish): boolean {
  if (!portions.some(isPulse)) return false
  let [hasCurd, hasPulse] = [false, false]
  return steps.some(({ parts }) =>
    parts.some((part) => {
      if (part.kind === 'timer') {
        // What the pot has boiled is raw no more.
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
/** Minutes of a clock that cooks curd, and is no tempering. */
const leastCooked = 4

const fasts: ReadonlySet<string> = new Set(['navratri', 'ekadashi', 'maha-shivaratri', 'janmashtami'])
const besideAFast = ['samak rice', 'kuttu puri', 'sabudana vada']

const besideAMeal: ReadonlySet<string> = new Set(['chutney', 'pickle'])

export function servedWith(dish: Dish, { diet, flags }: DietFacts): string[] {
  const words = companyOf(dish.with, diet === 'veg' ? (flags.jain ? 'jain' : 'veg') : 'any')
  if (words.length === 0) return []
  return [`Goes with ${companyInWords(words, besideAMeal.has(dish.course))}.`]
}
