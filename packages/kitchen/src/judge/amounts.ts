import type { Ingredient } from '../knowledge/ingredients.ts'

/** A quantity as a line writes it; `unit` is undefined where things are counted. */
export type Amount = { count: number; unit: Unit | undefined; size: number; rest: string }

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
  | 'leaf'
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

/** Reads one number at the start of a text: 2, 2.5, 1/2, 1 1/2, 1½, ½; undefined when there is none. */
function readNumber(text: string): [value: number, length: number] | undefined {
  const match = number.exec(text)
  if (match) {
    const [all, whole, over, under, sign, plain] = match
    if (plain !== undefined) return [Number(plain), all.length]
    // "2 1/2": the digits before a fraction's stroke belong to it unless a space parts them.
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

/** The quantity of an ingredient line, before or after the name, and what is left of the line; undefined where none is written. */
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
  for (const [pattern, factor] of sizes)
    if (pattern.test(rest)) [size, rest] = [factor, rest.replace(pattern, '').trimStart()]
  rest = rest.replace(
    /^(heaped|level|generous|scant|good|big|small|whole)\s+(?=(cup|t(ea|able)|bunch|pinch|handful))/i,
    '',
  )
  for (const [pattern, unit, factor] of units)
    if (pattern.test(rest)) {
      rest = rest.replace(pattern, '').replace(/^[\s.]*(of\s+)?/i, '')
      return { count: count * factor, unit, size, rest }
    }
  const clove = /^(cloves?|kali(?:yan)?)\s+(?:of\s+)?(?=garlic|lahsun)/i.exec(rest)
  if (clove) return { count, unit: 'clove', size, rest: rest.slice(clove[0].length) }
  return {
    count,
    unit: undefined,
    size,
    rest: rest.replace(/^(pieces?|pcs?|nos?|sticks?|pods?|cubes?)\b\.?\s*(of\s+)?/i, ''),
  }
}

/** Grams of one, where the table counts none and people do. Kitchen weights, our estimate. */
const each: Record<string, number> = {
  'green-chilli': 4,
  'dry-chilli': 0.8,
  'curry-leaves': 0.08,
  cloves: 0.1,
  cardamom: 0.2,
  'black-cardamom': 1,
  'bay-leaf': 0.3,
  'star-anise': 0.8,
  cinnamon: 1.2,
  mace: 0.5,
  garlic: 4,
  ginger: 8,
  cashew: 1.5,
  almonds: 1.2,
  pista: 0.6,
  walnuts: 4,
  raisins: 0.5,
  dates: 8,
  figs: 8,
  apricot: 6,
  pepper: 0.05,
  mint: 0.1,
  coriander: 0.5,
  bread: 28,
  'brown-bread': 28,
  lemon: 30,
  egg: 50,
  drumstick: 60,
  carrot: 70,
  coconut: 150,
  'spring-onion': 12,
  mushroom: 18,
  okra: 12,
  beans: 6,
  'baby-corn': 12,
  shallot: 10,
  prawn: 15,
  saffron: 0.01,
  kokum: 3,
  papad: 10,
  'dry-fish': 10,
}
const handfulOf: Record<string, number> = { pinch: 0.3, handful: 15, bunch: 100, sprig: 0.8, clove: 4, leaf: 0.3 }
const liquid = /oil|milk|water|vinegar|sauce|juice|syrup|buttermilk|stock|ghee/

/** Grams of an amount of an ingredient, by the table's own measures where it has them. */
export function gramsOf({ count, unit, size }: Amount, item: Ingredient): number {
  const { id, aisle, nature } = item
  const cup =
    item.cupG ||
    (nature === 'leafy'
      ? 30
      : aisle === 'vegetable' || aisle === 'fruit'
        ? 130
        : aisle === 'meat' || aisle === 'fish'
          ? 220
          : aisle === 'spice'
            ? 100
            : 200)
  const spoon = item.tbspG || cup / 16
  const piece = each[id] ?? (item.pieceG || (aisle === 'spice' ? 0.3 : aisle === 'fish' || aisle === 'meat' ? 100 : 60))
  switch (unit) {
    case 'g':
      return count
    case 'ml':
      return liquid.test(id) || !item.cupG ? count : (count * item.cupG) / 240
    case 'cup':
      return count * (liquid.test(id) && !item.cupG ? 240 : cup)
    case 'tbsp':
      return count * spoon
    case 'tsp':
      return count * (item.tspG || spoon / 3)
    case 'inch':
      return count * (id === 'cinnamon' ? 1.2 : id === 'turmeric' ? 4 : 8)
    case 'slice':
      return count * (aisle === 'grain' ? piece : 12)
    case 'bunch':
    case 'handful':
      return (
        count *
        (nature === 'leafy' ? handfulOf[unit]! : 25) *
        (unit === 'bunch' && ['coriander', 'mint'].includes(id) ? 0.5 : 1)
      )
    case undefined:
      return count * size * piece
    default:
      return count * (unit === 'clove' && id !== 'garlic' ? piece : (handfulOf[unit] ?? piece))
  }
}
