import type { Portion } from '../read/dish.ts'
import {
  gramStep,
  kitchenNumber,
  millilitreStep,
  pouredInWords,
  roundGrams,
  roundMillilitres,
  spoons,
} from '../recipe/kitchen-measures.ts'
import {
  amountOf,
  isLiquid,
  isSmall,
  isWeighed,
  pieceStep,
  portionInWords,
  smallStep,
  weightInWords,
  weightOf,
} from './amounts.ts'
import { isBySprig, leavesInWords, sprigsNear } from './sprigs.ts'

/** A portion as shown for other servings: its words in a step, and the number used for the list and for shopping. */
export type Share = {
  /** '1½ tsp', '225 g'. */
  words: string
  /** The number the words stand for: teaspoons, grams, millilitres or pieces. */
  shown: number
}

/** A line of the ingredient list: the portions it combines, and their total. */
export type Line = Share & { portions: readonly Portion[] }

/** The amounts of a dish for other servings: the share of each portion, and the lines of the list. */
export type Shares = { of: ReadonlyMap<Portion, Share>; lines: readonly Line[] }

/** Whether a number of teaspoons can be measured as one number of spoons, from an eighth to a cup. */
const measured = (value: number): boolean => {
  const step = value < 0.13 ? 1 / 8 : value < 2 ? 1 / 4 : value < 6 ? 1 / 2 : value < 18 ? 3 / 2 : 3
  return value > 0 && isWhole(value / step)
}
const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6

type Kind = 'spoons' | 'weight' | 'pieces'
const kindOf = ({ unit }: Portion): Kind | null => {
  if (unit === 'tsp' || unit === 'tbsp') return 'spoons'
  if (isWeighed({ unit })) return 'weight'
  return unit === null || unit === 'piece' || unit === 'clove' ? 'pieces' : null
}

/** How hot water is, which its step says: all of it comes from one tap, and is one line of the list. */
const temperatures: ReadonlySet<string> = new Set([
  'just off the boil',
  'boiling',
  'very hot',
  'hot',
  'warm',
  'lukewarm',
  'cool',
  'cold',
  'very cold',
])
const isTempered = ({ food, preparation }: Portion): boolean => food.name === 'water' && temperatures.has(preparation)

/** Groups the portions that share a line of the list: the same food with the same preparation and kind of measure. */
export function linesOf(portions: readonly Portion[]): Portion[][] {
  const lines = new Map<string, Portion[]>()
  for (const portion of portions) {
    const { name, unit, preparation, isForFrying, isForSyrup, isForChhena } = portion
    const measure = unit === 'tsp' || unit === 'tbsp' ? 'spoons' : unit === 'kg' ? 'g' : unit === 'l' ? 'ml' : unit
    const key = [name, measure, isTempered(portion) ? '' : preparation, isForFrying, isForSyrup, isForChhena].join('|')
    lines.set(key, [...(lines.get(key) ?? []), portion])
  }
  return [...lines.values()]
}

/**
 * Rounds the portions of a dish so that the amounts in the steps add up to those in the list, and all can be measured
 * in a kitchen. The only portion of a line is rounded by itself.
 */
export function sharesOf(portions: readonly Portion[], scale: number): Shares {
  const of = new Map<Portion, Share>()
  const lines = linesOf(portions).map((line): Line => {
    const [first] = line as [Portion]
    const kind = kindOf(first)
    if (line.length === 1 || kind === null) {
      for (const portion of line)
        of.set(portion, { words: amountOf(portion, scale), shown: shownAlone(portion, scale) })
      const amount = line.reduce((sum, portion) => sum + portion.amount, 0)
      const shown = line.reduce((sum, portion) => sum + of.get(portion)!.shown, 0)
      return { portions: line, words: portionInWords(first, amountOf({ ...first, amount }, scale)), shown }
    }
    const exact = line.map((portion) => exactOf(portion, kind, scale))
    const shown =
      scale === 1 && !isBySprig(first)
        ? exact.map((value, at) => fileOf(line[at]!, value, kind))
        : apportioned(exact, line, kind)
    for (const [at, value] of shown.entries())
      of.set(line[at]!, { words: wordsOf(value, line[at]!, kind), shown: value })
    const sum = shown.reduce((total, value) => total + value, 0)
    // 290 ml and 12 ml become 300 ml on the list.
    const isRounded = kind === 'weight' && scale !== 1 && sum > 250
    const whole = isRounded ? roundedNear(sum) : sum
    return { portions: line, words: portionInWords(first, wordsOf(whole, first, kind)), shown: whole }
  })
  return { of, lines }
}

/** Rounds to what scales show, or twice as finely if that would be off by more than 2%. */
function roundedNear(sum: number): number {
  const [rough, fine] = [gramStep(sum), gramStep(sum) / 2].map((step) => Math.round(sum / step) * step)
  return Math.abs(rough! - sum) <= sum / 50 ? rough! : fine!
}

const shownAlone = (portion: Portion, scale: number): number =>
  isWeighed(portion) ? weightOf(portion, scale) : portion.amount * scale

/** Returns the amount as in the file. */
const fileOf = (portion: Portion, value: number, kind: Kind): number =>
  kind === 'weight' ? weightOf(portion, 1) : value

const exactOf = ({ amount, unit }: Portion, kind: Kind, scale: number): number =>
  amount * scale * (kind === 'spoons' && unit === 'tbsp' ? 3 : unit === 'kg' || unit === 'l' ? 1000 : 1)

/** Rounds each share to a nearby measure so that the sum is a measure too, as close to the exact total as possible. */
function apportioned(exact: readonly number[], line: readonly Portion[], kind: Kind): number[] {
  const whole = exact.reduce((sum, value) => sum + value, 0)
  const near = exact.map((value, at) => nearest(value, line[at]!, kind))
  // With more than five uses of a food each is rounded by itself, and the list shows their sum.
  if (exact.length > mostTried) return near.map(([best]) => best!)
  let best: { shown: number[]; cost: number } = { shown: near.map(([first]) => first!), cost: Number.POSITIVE_INFINITY }
  const tryFrom = (at: number, shown: number[], cost: number) => {
    if (cost >= best.cost) return
    if (at === exact.length) {
      const sum = shown.reduce((total, value) => total + value, 0)
      const all = cost + 2 * Math.abs(Math.log(sum / whole)) + oddness(sum, kind, isPoured(line[0]!))
      if (all < best.cost) best = { shown, cost: all }
      return
    }
    for (const value of near[at]!) tryFrom(at + 1, [...shown, value], cost + Math.abs(Math.log(value / exact[at]!)))
  }
  tryFrom(0, [], 0)
  return best.shown
}

const mostTried = 5

/**
 * Returns the cost of showing a total that no single spoon or mark on the scales measures; 2¼ tsp costs little, as it
 * is easy to read.
 */
function oddness(sum: number, kind: Kind, isPoured: boolean): number {
  if (kind === 'pieces') return 0
  if (kind === 'weight' && sum > 2 && !isWhole(sum)) return 2
  if (kind === 'weight') return isWhole(sum / (isPoured ? millilitreStep : gramStep)(sum)) ? 0 : 0.6
  if (measured(sum)) return 0
  return isWhole(sum * 4) ? (sum < 2 ? 0.05 : 1) : 2
}

/** Returns measures near a value, the nearest first. */
function nearest(value: number, portion: Portion, kind: Kind): number[] {
  const found =
    kind === 'spoons'
      ? spoonsNear(value)
      : kind === 'weight'
        ? weightsNear(value, isPoured(portion))
        : piecesNear(value, portion)
  return found.sort((left, right) => Math.abs(Math.log(left / value)) - Math.abs(Math.log(right / value))).slice(0, 4)
}

const eighths = Array.from({ length: 480 }, (_, at) => (at + 1) / 8).filter(measured)

function spoonsNear(value: number): number[] {
  const above = eighths.findIndex((one) => one >= value - 1e-6)
  return above < 0 ? [Math.round(value / 3) * 3] : eighths.slice(Math.max(0, above - 2), above + 3)
}

/** Returns the value rounded like `roundGrams`, whole from two on, and one step to either side. */
function weightsNear(value: number, isPoured: boolean): number[] {
  if (isPoured) {
    const [near, step] = [roundMillilitres(value), millilitreStep(value)]
    return [...new Set([near, near + step, near - step])].filter((one) => one > 0)
  }
  const step = value < 2 ? 0.5 : Math.max(1, gramStep(value))
  const near = value < 2 ? roundGrams(value) : Math.max(1, Math.round(value / step) * step)
  return [...new Set([near, near + step, near - step])].filter((one) => one > 0)
}

function piecesNear(value: number, portion: Portion): number[] {
  if (isBySprig(portion)) return [...new Set(sprigsNear(value))]
  const step = isSmall(portion) ? smallStep(value, portion.food) : pieceStep(value)
  return [...new Set([Math.floor(value / step), Math.ceil(value / step)])]
    .filter((one) => one > 0)
    .map((one) => one * step)
}

function wordsOf(value: number, portion: Portion, kind: Kind): string {
  if (kind === 'spoons') return pouredInWords(value, isLiquid(portion)) ?? spoonsInWords(value)
  if (kind === 'weight') return weightInWords(value, isPoured(portion))
  if (isBySprig(portion)) return leavesInWords(value)
  return `${kitchenNumber(value)}${portion.unit === 'clove' ? ` ${value > 1 ? 'cloves' : 'clove'}` : ''}`
}

const isPoured = ({ unit }: Portion): boolean => unit === 'ml' || unit === 'l'

/** Formats teaspoons: '¾ tsp', '1½ tbsp', and combinations such as '2 tbsp and ½ tsp' when one spoon is not enough. */
function spoonsInWords(exact: number): string {
  if (exact < 0.1) return 'a pinch'
  // Files may use thirds.
  const value = Math.round(exact * 8) / 8
  if (value === 1 / 8) return '⅛ tsp'
  if (measured(value)) return isWhole(value / 1.5) && value >= 3 ? spoons(value / 3, 'tbsp') : spoons(value, 'tsp')
  // Prefers '4 tbsp and 2 tsp' to '4½ tbsp and ½ tsp'.
  const step = value < 3 ? 1 / 4 : 3
  const large = Math.floor(value / step) * step
  const words = value < 3 ? `${kitchenNumber(large)} tsp` : spoons(large / 3, 'tbsp')
  return value - large < 0.1 ? words : `${words} and ${spoonsInWords(value - large)}`
}
