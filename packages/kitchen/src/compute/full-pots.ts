import type { Dish, Portion, Step, Timer } from '../read/dish.ts'
import { isOf } from '../read/food.ts'
import type { Method } from '../read/vocabulary.ts'
import { isInLots } from './batches.ts'
import { gramsOf } from './grams.ts'
import { isPulse } from './raw-curd.ts'

/**
 * Millilitres of the usual home cooker and pot, and the share that may be filled: more would boil over or block the
 * valve.
 */
const usual = 5000
const mostFilled = 2 / 3
/** The share of a cooker that may be filled when beans or lentils froth in it. */
const mostFilledFrothing = 1 / 2
/** Grams of raw pulses in a cooker from which they froth. */
export const frothing = 150
/** Grams of water that a gram of pulses, and of grain, takes up when it soaks; our estimates. */
const soaksUp: Readonly<Record<string, number>> = { pulses: 1.2, grains: 0.4 }
/** The most by which soaking adds to the weight of a whole dish. */
const mostSwollen = 2.2
/** The sizes of larger ones in shops, in litres. */
const larger: readonly number[] = [6.5, 8, 10, 12, 16, 20, 25, 30]

/** Vessels in which a gravy or soup builds up from step to step. */
const pots: ReadonlySet<string> = new Set(['pot', 'kadhai', 'handi', 'degchi'])
const kindOf = (vessel: string): string => vessel.split(' ').at(-1)!

const numbers: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' }

/**
 * Returns the grams that are in one vessel when these steps have filled it most; for food with its water, a gram is
 * about a millilitre. What a step pours off is gone in the next one; what is lifted out usually comes back.
 */
function filling(steps: readonly Step[], { portions }: Dish, before = 0): number {
  let [held, most] = [before, before]
  for (const { parts } of steps) {
    const added = parts.flatMap((part) => (part.kind === 'food' ? [portions[part.index]!] : []))
    for (const portion of added) held += gramsIn(portion)
    most = Math.max(most, held)
    for (const portion of added) held -= gramsIn(portion) * (1 - (portion.stays ?? 1))
  }
  return most
}
const gramsIn = (portion: Portion): number => (portion.isForFrying ? 0 : (gramsOf(portion) ?? 0))

const namesCooker = (step: Step): boolean => names(step, (kind) => kind === 'cooker')
const namesPot = (step: Step): boolean => names(step, (kind) => pots.has(kind))
const names = ({ parts }: Step, isIt: (kind: string) => boolean): boolean =>
  parts.some((part) => part.kind === 'vessel' && isIt(kindOf(part.name)))

/** Whether a step has a timer for cooking under pressure. */
const isUnderPressure = (step: Step, { timers }: Dish): boolean =>
  clocksOf(step, timers).some((one) => one.isUnderPressure)
const clocksOf = ({ parts }: Step, timers: Dish['timers']): Timer[] =>
  parts.flatMap((part) => (part.kind === 'timer' ? [timers[part.index]!] : []))

/** Returns the index of the step in which a cooker used under pressure is first filled, since it was last opened. */
function firstInCooker(dish: Dish, at: number): number {
  const { steps } = dish
  const opened = steps.findLastIndex((step, index) => index < at && isUnderPressure(step, dish))
  const named = steps.findLastIndex((step, index) => index > opened && index <= at && namesCooker(step))
  return named < 0 ? at : named
}

/** Returns the index after the last step at the pot of a step: where another vessel is mentioned. */
function endOfStew(steps: readonly Step[], at: number): number {
  const end = steps.findIndex((step, index) => index > at && namesVessel(step))
  return end < 0 ? steps.length : end
}

/**
 * Returns the grams that earlier steps have soaked, marinated, cleaned or cut for the vessel first used in a step,
 * since something was last on the fire: the page says only "put them in".
 */
function broughtTo(dish: Dish, first: number): number {
  const { steps } = dish
  const from = steps.findLastIndex((step, index) => index < first && isOnFire(step, dish)) + 1
  return steps.slice(from, first).reduce((sum, step) => sum + broughtFrom(step, dish), 0)
}

function broughtFrom(step: Step, dish: Dish): number {
  const names = clocksOf(step, dish.timers).map(({ name }) => name)
  // A batter is steamed or baked, and not put into the pot.
  if (names.includes('ferment')) return 0
  const isSoaked = names.includes('soak')
  return step.parts.reduce((sum, part) => {
    const portion = part.kind === 'food' ? dish.portions[part.index]! : undefined
    if (!portion || portion.food.name === 'water') return sum
    const water = soaksUp[portion.food.aisle]
    // What was ground or kneaded dry is dough.
    if (water !== undefined && !isSoaked) return sum
    return sum + gramsIn(portion) * (portion.stays ?? 1) * (1 + (water ?? 0))
  }, 0)
}

/** Returns the grams of raw pulses in the steps up to the one that shuts a cooker. */
const pulsesUntil = (dish: Dish, at: number): number =>
  dish.steps
    .slice(0, at + 1)
    .flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'food' ? [dish.portions[part.index]!] : [])))
    .filter(isPulse)
    .reduce((sum, portion) => sum + gramsIn(portion), 0)

const namesVessel = (step: Step | undefined): boolean => step?.parts.some(({ kind }) => kind === 'vessel') ?? false

/** Whether a step is on the fire: rice soaking in a pot does not boil over. */
const isOnFire = (step: Step, { timers }: Dish): boolean =>
  clocksOf(step, timers).some(({ name, isAtBoard }) => name === 'flame' || (name === null && !isAtBoard))
/** Whether the step only browns or roasts food that is boiled in another step. */
const onlyBrowns = (step: Step, { timers }: Dish): boolean =>
  clocksOf(step, timers).some(({ follows }) => follows === 'brown')

/**
 * Returns the grams that all earlier steps of a dish with one pot have left in it, or got ready for it. What they pour
 * off is gone.
 */
const earlierOf = (dish: Dish, at: number): number =>
  dish.steps
    .slice(0, at)
    .reduce((sum, step) => sum + (isOnFire(step, dish) ? leftBy(step, dish) : broughtFrom(step, dish)), 0)
const leftBy = ({ parts }: Step, { portions }: Dish): number =>
  parts.reduce((sum, part) => {
    const portion = part.kind === 'food' ? portions[part.index]! : undefined
    return portion ? sum + gramsIn(portion) * (portion.stays ?? 1) : sum
  }, 0)

/** Methods that do not use a pot. */
const notInPot: readonly Method[] = ['oven', 'tandoor', 'steam', 'grill', 'microwave', 'air fryer']

/** Returns the first step at the stove when the file mentions no vessel, so that everything is cooked in one pot. */
function onlyPotOf(dish: Dish): Step | undefined {
  const { steps, role, course, methods } = dish
  if (course === 'bread' || course === 'sweet' || role === 'snack' || steps.some(namesVessel)) return undefined
  if (notInPot.some((one) => methods.includes(one))) return undefined
  return steps.find((step) => isOnFire(step, dish) && !onlyBrowns(step, dish))
}

/** Millilitres below which a cooker boils dry before the whistles are over. */
const leastInCooker = 250

/** Millilitres of water that boil away before the first whistle. */
const leastWater = 100
/** Millilitres of meat and its water from which the meat gives enough juice. */
const leastOfMeat = 350

/**
 * Whether the content of a cooker is so little that it would scorch: pulses, or a little meat for a pickle, go into a
 * bowl inside it instead.
 */
const tooLittle = ({ parts }: Step, dish: Dish, scale: number): boolean => {
  const portions = parts.flatMap((part) => (part.kind === 'food' ? [dish.portions[part.index]!] : []))
  const isPulses = portions.some(({ food }) => food.aisle === 'pulses')
  const isFried = portions.some(({ food }) => food.aisle === 'oils' || isOf(food, 'fat'))
  const water = portions.reduce((sum, one) => sum + (one.food.name === 'water' ? (gramsOf(one) ?? 0) : 0), 0) * scale
  if (isFried || water === 0) return false
  const isMeat = portions.some(({ food }) => food.aisle === 'meat')
  const least = isPulses ? leastInCooker : isMeat && water < leastWater ? leastOfMeat : 0
  return filling([{ parts, section: null }], dish) * scale < least
}

/**
 * Returns sentences for the steps whose cooker or pot would be filled above two thirds of five litres at these
 * servings: use a larger one, or work in lots. Omits steps whose file counts lots itself. Also covers cookers with too
 * little in them.
 */
export function fullPots(dish: Dish, scale: number): ReadonlyMap<Step, string> {
  const said = new Map<Step, string>()
  for (const step of dish.steps)
    if (namesCooker(step) && isUnderPressure(step, dish) && tooLittle(step, dish, scale))
      said.set(
        step,
        'A cooker wants more than this: set it in a covered bowl inside, with two fingers of water round the bowl.',
      )
  // Most dishes fit as a whole.
  if (filling(dish.steps, dish) * mostSwollen * scale <= usual * mostFilledFrothing) return said
  const onlyPot = onlyPotOf(dish)
  for (const [at, step] of dish.steps.entries()) {
    const isCooker = isUnderPressure(step, dish)
    if (!isCooker && !namesPot(step) && step !== onlyPot) continue
    const first = isCooker ? firstInCooker(dish, at) : at
    const filled = dish.steps.slice(first, isCooker ? at + 1 : endOfStew(dish.steps, at))
    // Where no vessel is mentioned, all that is cooked is in one pot.
    const before = step === onlyPot ? earlierOf(dish, at) : broughtTo(dish, first)
    const millilitres = filling(filled, dish, before) * scale
    const isFrothing = isCooker && pulsesUntil(dish, at) * scale >= frothing
    const share = isFrothing ? mostFilledFrothing : mostFilled
    if (millilitres <= usual * share || filled.some(isInLots)) continue
    if (!isCooker && !filled.some((one) => isOnFire(one, dish))) continue
    const litres = larger.find((one) => one * 1000 * share >= millilitres) ?? larger.at(-1)!
    const count = Math.ceil(millilitres / (usual * share))
    const lots = numbers[count] ?? count
    const take = `For this much take a ${isCooker ? 'cooker' : 'pot'} of ${litres} litres, or`
    // The sentence goes to the step where the vessel is first used, before anything browns in it.
    said.set(
      filled.find((one) => namesVessel(one)) ?? filled[0]!,
      isCooker
        ? `${take} cook it in ${lots} lots: ${isFrothing ? 'with beans or lentils a cooker is filled to half' : 'a cooker is filled to two thirds'} at most.`
        : `${take} share it between ${lots}.`,
    )
  }
  return said
}
