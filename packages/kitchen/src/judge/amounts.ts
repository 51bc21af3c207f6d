import type { Ingredient } from '../knowledge/ingredients.ts'

/** A quantity as written in a line; `unit` is undefined for counted items. */
export type Amount = {
  count: number
  unit: Unit | undefined
  /** The size as a factor; 1 for a medium piece. */
  size: number
  /** "large"; empty when no size is written. */
  sizeWord: string
  rest: string
}

export type Unit =
  | 'g'
  | 'ml'
  | 'cup'
  | 'tbsp'
  | 'tsp'
  | 'pinch'
  | 'handful'
  | 'bunch'
  | 'sprig'
  | 'clove'
  | 'inch'
  | 'slice'

const fractions: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 0.125 }
const spoken: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  half: 0.5,
  quarter: 0.25,
  couple: 2,
  few: 4,
  some: 1,
  dozen: 12,
  ek: 1,
  do: 2,
  teen: 3,
  char: 4,
  aadha: 0.5,
}

const units: [RegExp, Unit, number][] = [
  [/^(kilograms?|kilos?|kgs?)\b\.?/i, 'g', 1000],
  [/^(grams?|gms?|gm?s?|g)\b\.?/i, 'g', 1],
  [/^(millilit(?:er|re)s?|mls?)\b\.?/i, 'ml', 1],
  [/^(lit(?:er|re)s?|ltrs?|l)\b\.?/i, 'ml', 1000],
  [/^(ounces?|oz)\b\.?/i, 'g', 28.35],
  [/^(pounds?|lbs?)\b\.?/i, 'g', 454],
  [/^(cups?|c)\b\.?/i, 'cup', 1],
  [/^(katoris?|vatis?|bowls?)\b/i, 'cup', 0.65],
  [/^(glass(?:es)?)\b/i, 'cup', 1],
  [/^(tablespoons?|tbsps?|tbs|badi chammach)\b\.?/i, 'tbsp', 1],
  [/^(teaspoons?|tsps?|chhoti chammach|chammach)\b\.?/i, 'tsp', 1],
  [/^(pinch(?:es)?|chutki|dash(?:es)?)\b/i, 'pinch', 1],
  [/^(handfuls?|mutthi)\b/i, 'handful', 1],
  [/^(bunch(?:es)?|gaddi)\b/i, 'bunch', 1],
  [/^(sprigs?|stems?|strands? of curry|stalks?)\b/i, 'sprig', 1],
  [/^(inch(?:es)?|")(?:[- ]?(?:piece|stick|knob))?/i, 'inch', 1],
  [/^(cm)(?: piece)?\b/i, 'inch', 0.4],
  [/^(slices?)\b/i, 'slice', 1],
]

const number = /^(\d+(?:\.\d+)?)?\s*(?:(\d+)\s*\/\s*(\d+)|([¼½¾⅓⅔⅛]))|^(\d+(?:\.\d+)?)/

/** Parses one number at the start of a text: 2, 2.5, 1/2, 1 1/2, 1½, ½; undefined when there is none. */
function readNumber(text: string): [value: number, length: number] | undefined {
  const match = number.exec(text)
  if (match) {
    const [all, whole, over, under, sign, plain] = match
    if (plain !== undefined) return [Number(plain), all.length]
    // In "2 1/2", the digits directly before the slash belong to the fraction; those before a space are the whole part.
    const fraction = sign === undefined ? Number(over) / Number(under) : fractions[sign]!
    return [Number(whole ?? 0) + fraction, all.length]
  }
  const word = /^[a-z]+\b/i.exec(text)?.[0]
  const value = word && spoken[word.toLowerCase()]
  return value ? [value, word.length] : undefined
}

const sizes: [RegExp, number][] = [
  [/^(small|chhota)\b/i, 0.7],
  [/^(medium(?:[- ]sized)?)\b/i, 1],
  [/^(large|big|bada)\b/i, 1.5],
]

/**
 * Parses the quantity of an ingredient line, before or after the name, and returns it with the rest of the line;
 * undefined when none is written.
 */
export function readAmount(line: string): Amount | undefined {
  const first = leading(line)
  if (first) return first
  const parts = /^(.*?)\s*(?:[-–—:=]|\()\s*((?:\d|[¼½¾⅓⅔⅛]|a pinch|pinch|handful|half)[^)]*)\)?\s*$/i.exec(line)
  const last = parts && leading(parts[2]!)
  return last ? { ...last, rest: `${parts[1]}, ${last.rest}` } : undefined
}

function leading(line: string): Amount | undefined {
  let rest = line
    .trim()
    .replace(/^[-•*·]\s*/, '')
    .replace(/^(about|approx\.?|around|roughly)\s+/i, '')
  const first = readNumber(rest)
  let count = 1
  if (first) {
    count = first[0]
    rest = rest.slice(first[1]).trimStart()
    const range = /^(?:-|–|to)\s*/.exec(rest)
    const second = range && readNumber(rest.slice(range[0].length))
    if (second) {
      count = (count + second[0]) / 2
      rest = rest.slice(range[0].length + second[1]).trimStart()
    }
    if (/^(a|an)\b\s/i.test(rest)) rest = rest.replace(/^\w+\s+/, '')
  } else if (
    !units.some(([pattern, unit]) => ['pinch', 'handful', 'bunch', 'sprig'].includes(unit) && pattern.test(rest))
  )
    return undefined
  let size = 1
  let sizeWord = ''
  for (const [pattern, factor] of sizes) {
    const word = pattern.exec(rest)?.[0]
    if (word) [size, sizeWord, rest] = [factor, word, rest.slice(word.length).trimStart()]
  }
  rest = rest.replace(
    /^(heaped|level|generous|scant|good|big|small|whole)\s+(?=(cup|t(ea|able)|bunch|pinch|handful))/i,
    '',
  )
  for (const [pattern, unit, factor] of units)
    if (pattern.test(rest)) {
      rest = rest.replace(pattern, '').replace(/^[\s.]*(of\s+)?/i, '')
      return { count: count * factor, unit, size, sizeWord, rest }
    }
  const clove = /^(cloves?|kali(?:yan)?)\s+(?:of\s+)?(?=garlic|lahsun)/i.exec(rest)
  if (clove) return { count, unit: 'clove', size, sizeWord, rest: rest.slice(clove[0].length) }
  return {
    count,
    unit: undefined,
    size,
    sizeWord,
    rest: rest.replace(/^(pieces?|pcs?|nos?|sticks?|pods?|cubes?|strands?|blades?)\b\.?\s*(of\s+)?/i, ''),
  }
}

/** Grams of one leaf or grain, for foods whose table row has the weight of a bunch or none. Our estimates. */
const each: Record<string, number> = { mint: 0.1, coriander: 0.5, pepper: 0.05, raisins: 0.5 }
/** Grams of measures used only for leaves and sticks. */
const handful = { leaves: 15, others: 25 }
const bunch = { leaves: 100, herbs: 50, others: 25 }
const sprig = 0.8
const inch: Record<string, number> = { cinnamon: 1.2, haldi: 4 }
const usualInch = 8
/** A pinch with two fingers, as a fraction of a teaspoon. */
const pinchOfTsp = 1 / 8
const usualPinch = 0.3

/** Returns the grams of an amount of a food as bought, using the measures of its row. */
export function gramsOf({ count, unit, size }: Amount, food: Ingredient): number {
  const { id, aisle, nature } = food
  const cup = food.cupG || (food.tbspG ? food.tbspG * 16 : usualCup(food))
  const tsp = food.tspG || cup / 48
  const piece = each[id] ?? (food.pieceG || (aisle === 'spice' ? 0.3 : aisle === 'fish' || aisle === 'meat' ? 100 : 60))
  switch (unit) {
    case 'g':
      return count
    case 'ml':
      return count * (food.tbspG ? food.tbspG / 15 : food.cupG ? food.cupG / 240 : 1)
    case 'cup':
      return count * cup
    case 'tbsp':
      return count * (food.tbspG || cup / 16)
    case 'tsp':
      return count * tsp
    case 'pinch':
      return count * (food.tspG || food.cupG ? tsp * pinchOfTsp : usualPinch)
    case 'inch':
      return count * (inch[id] ?? usualInch)
    case 'slice':
      return count * (food.pieceG && (aisle === 'grain' || aisle === 'other' || aisle === 'dairy') ? piece : 12)
    case 'handful':
      return count * (nature === 'leafy' ? handful.leaves : handful.others)
    case 'bunch':
      if (id === 'coriander' || id === 'mint') return count * bunch.herbs
      return count * (nature === 'leafy' ? bunch.leaves : bunch.others)
    case 'sprig':
      return count * sprig
    case 'clove':
      return count * piece
    case undefined:
      return count * size * piece
  }
}

/** Returns the grams of a cup for foods without a measured value. */
function usualCup({ aisle, nature }: Ingredient): number {
  if (nature === 'leafy') return 30
  if (aisle === 'vegetable' || aisle === 'fruit') return 130
  if (aisle === 'meat' || aisle === 'fish') return 220
  return aisle === 'spice' ? 100 : 240
}
