import type { Dish, Portion, Step } from '../read/dish.ts'
import { gramsOf } from './grams.ts'
import { boilsDownBy } from './heat.ts'

/** Millilitres of oil in a file from which food floats; with less it is fried in a shallow pan. */
const deep = 250
/** Millilitres that are three fingers deep in the smallest home kadhai, and the step for rounding. */
const leastBath = 350
const bathStep = 50
/** The most millilitres of oil for which a small kadhai is used. */
const smallKadhai = 400
/** The minimum share of the oil for shallow frying, because it still has to cover the bottom of the pan. */
const leastOfPan = 0.6

/** Grams of sugar whose syrup covers the food in a small pan. */
const leastSyrup = 200

/**
 * Returns the dish with enough frying oil and syrup for the vessel at these servings. Lots scale with the servings, so
 * the oil scales only with the square root; leftover oil is reused and not eaten.
 */
export function withBaths(dish: Dish, scale: number): Dish {
  const syrup = syrupFactor(dish, scale)
  const portions = dish.portions.map((portion) => {
    if (portion.isForFrying) return { ...portion, ...bathFor(portion, scale) }
    // One coal gives enough smoke for a pot of any size.
    if (isCoal(portion)) return { ...portion, amount: portion.amount / scale }
    return portion.isForSyrup && syrup !== 1 ? { ...portion, amount: portion.amount * syrup } : portion
  })
  if (portions.every((portion, at) => portion === dish.portions[at])) return dish
  return {
    ...dish,
    portions,
    timers: syrup === 1 ? dish.timers : withSyrupClocks(dish, { syrup, scale }),
    steps: dish.steps.map((step) => inSmallKadhai(step, { dish, portions, scale })),
  }
}

/** Returns the timers, with longer reductions when there is more syrup than the servings require. */
function withSyrupClocks({ steps, portions, timers }: Dish, { syrup, scale }: { syrup: number; scale: number }) {
  const longer = boilsDownBy(scale * syrup) / boilsDownBy(scale)
  const ofSyrup = new Set(
    steps
      .filter(({ parts }) => parts.some((part) => part.kind === 'food' && portions[part.index]!.isForSyrup))
      .flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'timer' ? [part.index] : []))),
  )
  return timers.map((timer, at) =>
    timer.boilsDown && ofSyrup.has(at) ? { ...timer, minutes: timer.minutes * longer } : timer,
  )
}

const isCoal = ({ food, amount, unit }: Portion): boolean =>
  food.name === 'charcoal' && (unit === null || unit === 'piece') && amount <= 2

const millilitresOf = ({ amount, unit }: Portion): number => amount * (unit === 'l' ? 1000 : 1)
const isPoured = ({ unit }: Portion): boolean => unit === 'ml' || unit === 'l' || unit === 'g'

/** Returns the frying oil for these servings, as an amount at the file's servings. */
function bathFor(portion: Portion, scale: number): Pick<Portion, 'amount' | 'unit'> {
  const { amount, unit } = portion
  if (!isPoured(portion) || millilitresOf(portion) < deep)
    return { amount: amount * Math.max(1, leastOfPan / scale), unit }
  const rooted = Math.round((millilitresOf(portion) * Math.sqrt(scale)) / bathStep) * bathStep
  const wanted = scale === 1 ? millilitresOf(portion) : rooted
  return { amount: Math.max(leastBath, wanted) / scale, unit: unit === 'l' ? 'ml' : unit }
}

/** Returns the factor by which the syrup exceeds what the servings require. */
function syrupFactor({ portions }: Dish, scale: number): number {
  const sugar = portions
    .filter(({ isForSyrup, food }) => isForSyrup && food.name !== 'water')
    .reduce((sum, portion) => sum + (gramsOf(portion) ?? 0), 0)
  return sugar === 0 ? 1 : Math.max(1, Math.min(leastSyrup, sugar) / (sugar * scale))
}

/** Whether a portion of a file is frying oil for more than a small kadhai. */
export const fillsKadhai = (portion: Portion): boolean => portion.isForFrying && millilitresOf(portion) > smallKadhai

/** Writes "in a small kadhai" where the file has "in {{a}} kadhai", when the frying oil was reduced enough for one. */
function inSmallKadhai(
  step: Step,
  { dish, portions, scale }: { dish: Dish; portions: readonly Portion[]; scale: number },
): Step {
  const isCut = step.parts.some((part) => {
    if (part.kind !== 'food') return false
    return fillsKadhai(dish.portions[part.index]!) && millilitresOf(portions[part.index]!) * scale <= smallKadhai
  })
  if (!isCut) return step
  return { ...step, parts: step.parts.map((part) => (part.kind === 'article' ? { ...part, words: 'a small' } : part)) }
}
