import { eatenShareOf } from '../compute/eaten-share.ts'
import type { Macros } from '../nutrition/nutrition.ts'
import type { JudgedFood } from './foods.ts'
import { namesIn } from './names.ts'
import type { Read } from './read-line.ts'
import type { SubmittedRecipe } from './submitted-recipe.ts'

/** The part of a line that is eaten, per serving. */
export type Eaten = { food: JudgedFood; grams: number; macros: Macros }

/** How to count foods that are only partly eaten: as usual, or the least or most that can end up on the plate. */
type Bound = 'usual' | 'least' | 'most'

// The shares of compute/eaten.ts, with a lower and an upper bound for when nothing more is known.
/** Grams of oil that 100 g of food absorb in deep frying. */
const uptake: Record<Bound, number> = { usual: 10, least: 8, most: 12 }
/** Grams of syrup absorbed per gram of food placed in it. */
const syrupUptake = 0.8
/** The minimum share of a syrup's sugar that is eaten (rasgulla absorb a fifth). */
const leastOfSyrup = 0.2
/** The shares of milk's weight and nutrients that remain after the whey is poured off. */
const chhenaOfMilk = { grams: 0.2, protein: 0.78, carbohydrate: 0.12, fat: 0.92, fibre: 0 }

const inSyrup = /\b(boil|simmer|slip|slide|drop|dip|soak|steep|leave|rest|cool)\w*\b.*\bsyrup\b/i
const pouredOff = /\bwhey\b|\bcurdle\w*\b.*\b(muslin|cloth|strain|drain)/i
const milk = /milk$/
/** Liquids that do not absorb syrup, and may never come near the frying oil. */
const besideSyrup = new Set([
  'water',
  'milk',
  'full-milk',
  'cow-milk',
  'curd',
  'coconut-milk',
  'tomato',
  'tomato-puree',
])

/** Returns what is eaten of each line, per serving: edible parts, absorbed oil and syrup, milk without its whey. */
export function eatenOf(
  reads: readonly Read[],
  { instructions }: Pick<SubmittedRecipe, 'instructions'>,
  serves: number,
  bound: Bound = 'usual',
): Eaten[] {
  const weighed = reads.flatMap((read) =>
    read.food === undefined || read.aside ? [] : [{ ...read, food: read.food, grams: read.grams ?? 0 }],
  )
  const text = instructions.join(' ')
  const isWhey = pouredOff.test(text)
  const milks = weighed.filter(({ food }) => milk.test(food.id)).length
  const isChhena = ({ use, food }: (typeof weighed)[number]) =>
    use === 'chhena' || (isWhey && milk.test(food.id) && (bound === 'least' || (bound === 'usual' && milks === 1)))
  const sum = (lines: readonly (typeof weighed)[number][], of: (line: (typeof weighed)[number]) => number) =>
    lines.reduce((total, line) => total + of(line), 0)

  const bath = weighed.filter(({ use }) => use === 'bath')
  const share = bath.length === 0 ? () => 0 : shareBefore(instructions, bath)
  const wet = sum(weighed, (line) =>
    line.use === 'bath' || line.use === 'syrup' || (bound === 'least' && besideSyrup.has(line.food.id))
      ? 0
      : rawGrams(line.food, line.grams) * (isChhena(line) ? chhenaOfMilk.grams : 1) * share(line),
  )
  const takenUp = (wet * uptake[bound]) / 100 / Math.max(1, bath.length)

  const syrup = weighed.filter(({ use }) => use === 'syrup')
  const solids = weighed.filter(
    (line) => line.use !== 'syrup' && line.use !== 'bath' && (isChhena(line) || !besideSyrup.has(line.food.id)),
  )
  const ofSyrup = Math.min(
    1,
    (sum(solids, (line) => line.grams * (isChhena(line) ? chhenaOfMilk.grams : 1)) * syrupUptake) /
      Math.max(
        1,
        sum(syrup, ({ grams }) => grams),
      ),
  )
  const isSyrup = instructions.some((step) => inSyrup.test(step))
  const syrupShare = ({ use, food }: (typeof weighed)[number]): number => {
    if (use !== 'syrup' && !(isSyrup && food.id === 'sugar')) return 1
    if (bound === 'most') return 1
    if (bound === 'least') return Math.min(leastOfSyrup, use === 'syrup' ? ofSyrup : 1)
    return use === 'syrup' ? ofSyrup : 1
  }

  const drained = bound === 'most' ? 0 : saltPouredOff(text)
  return weighed.map((line) => {
    const whole = line.food.id === 'salt' ? Math.max(line.grams * leastOfSalt, line.grams - drained) : line.grams
    const grams =
      line.use === 'bath' ? (line.grams > 0 ? Math.min(line.grams, takenUp) : takenUp) : whole * syrupShare(line)
    const eaten = isChhena(line) ? chhenaOfMilk : eatenShareOf(line.line)
    const of = (key: 'protein' | 'carbohydrate' | 'fat' | 'fibre') =>
      (line.food[key] * grams * eaten[key]) / 100 / serves
    const macros = { protein: of('protein'), carbohydrate: of('carbohydrate'), fat: of('fat'), fibre: of('fibre') }
    return { food: line.food, grams: (grams * eaten.grams) / serves, macros: { calories: energyOf(macros), ...macros } }
  })
}

const saltedWater =
  /\blitres? of (?:[a-z-]+ )*water\b[^.;]*?(?<![\d.])(\d+(?:\.\d+)?)?([¼½¾⅓⅔])? ?(tsp|tbsp) (?:rock )?salt/gi
const spoonOfSalt: Record<string, number> = { tsp: 6, tbsp: 18 }
/** The share of the salt in boiling water that rice and pasta absorb before it is drained. */
const leastOfSalt = 0.2

/** Returns the grams of salt drained with the water: "Bring 3 litres of water to the boil with 2 tbsp salt … Drain." */
function saltPouredOff(text: string): number {
  if (!/\bdrain/i.test(text)) return 0
  return [...text.matchAll(saltedWater)].reduce((sum, [, whole, part, spoon]) => {
    const spoons = Number(whole ?? 0) + (part ? fractions[part]! : 0)
    return sum + spoons * spoonOfSalt[spoon!.toLowerCase()]! * (1 - leastOfSalt)
  }, 0)
}

/** Returns the weight of a food as it is fried: pulses are soaked before grinding. */
const rawGrams = ({ aisle, absorbs, edible }: JudgedFood, grams: number): number =>
  aisle === 'pulse' ? grams * (1 + absorbs / edible) : grams

/**
 * Returns a function for the share of a line that is in the dish by the step that heats the frying oil; 1 when no step
 * mentions it.
 */
function shareBefore(instructions: readonly string[], bath: readonly Read[]): (line: Read) => number {
  const last = Math.max(...bath.flatMap((line) => placesOf(line, instructions)), -1)
  if (last === -1) return () => 1
  return (line) => {
    const poured = line.ids.includes('water') ? waterBefore(instructions, last) : undefined
    if (poured !== undefined) return poured
    const places = placesOf(line, instructions)
    return places.length === 0 ? 1 : places.filter((place) => place <= last).length / places.length
  }
}

const water = /(\d+(?:\.\d+)?)?([¼½¾⅓⅔])? ?(ml|l|litres?|cups?) (?:[a-z]+ )?water\b/gi
const fractions: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }
const millilitres = (unit: string): number => (unit === 'ml' ? 1 : unit.startsWith('c') ? 240 : 1000)

/**
 * Returns the share of the measured water that is in the dish by the step with index `last`; undefined when no step
 * measures water.
 */
function waterBefore(instructions: readonly string[], last: number): number | undefined {
  const measured = instructions.map((step) =>
    [...step.matchAll(water)].reduce(
      (sum, [, whole = '0', part = '', unit = '']) =>
        sum + (Number(whole) + (fractions[part] ?? 0)) * millilitres(unit.toLowerCase()),
      0,
    ),
  )
  const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)
  return sum(measured) > 0 ? sum(measured.slice(0, last + 1)) / sum(measured) : undefined
}

/** Returns the indices of the steps that use a line: those that repeat its text, otherwise those that name the food. */
function placesOf({ line, ids, use }: Read, instructions: readonly string[]): number[] {
  const head = line.replace(/ \(contains [^()]*\)$/, '').split(',')[0]!
  const places = (uses: (step: string) => boolean) => instructions.flatMap((step, place) => (uses(step) ? [place] : []))
  const exact = places((step) => step.includes(head))
  if (exact.length > 0) return exact
  const named = places((step) => namesIn(step).some((one) => one.ids.some((id) => ids.includes(id))))
  if (use !== 'bath') return named
  const frying = named.filter((place) => /\b(deep|fry|fries|fried|frying|kadhai)\b/i.test(instructions[place]!))
  return frying.length > 0 ? frying : named
}

/** Returns kilocalories by the Atwater factors: 4 for protein and carbohydrate, 9 for fat, 2 for fibre. */
const energyOf = ({ protein, carbohydrate, fat, fibre }: Omit<Macros, 'calories'>): number =>
  4 * protein + 4 * carbohydrate + 9 * fat + 2 * fibre

/** Returns the nutrition figures of a serving. */
export function figuresOf(eaten: readonly Eaten[]): Macros {
  const tenth = (key: keyof Macros) => Math.round(eaten.reduce((total, { macros }) => total + macros[key], 0) * 10) / 10
  return {
    calories: Math.round(tenth('calories')),
    protein: tenth('protein'),
    carbohydrate: tenth('carbohydrate'),
    fat: tenth('fat'),
    fibre: tenth('fibre'),
  }
}
