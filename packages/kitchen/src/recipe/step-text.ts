import { countOf, portionInWords } from '../compute/amounts.ts'
import type { Shares } from '../compute/apportion.ts'
import { isSize, lotsOf, pansFromHere } from '../compute/batches.ts'
import { isPieces } from '../compute/pieces.ts'
import { wordsOfPart } from '../read/counts.ts'
import type { Dish, Portion, StepPart } from '../read/dish.ts'
import { besides } from '../read/vocabulary.ts'
import { agreeing, isMeant, turned } from './agreement.ts'
import { waiting } from './in-minutes.ts'

/** A dish for this many servings, with the clocks and the amounts for them. */
export type Shown = {
  dish: Dish
  shares: Shares
  scale: number
  /** The scale of what is counted by the piece. */
  pieceScale: number
  /** Among how many lots all is shared out from here on, beside the file's; the steps set it. */
  lots: number
  /** Minutes over a flame that no clock of the file counts; the steps add to it. */
  onFire: number
  /** Minutes of clocks that count work of the hands alone; the steps add to it. */
  offFire: number
}

export function textOf(parts: readonly StepPart[], shown: Shown): string {
  const { dish, shares, scale, pieceScale } = shown
  const wordsOf = (part: StepPart, at: number): string => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'count') {
      if (part.of === pansFromHere) shown.lots = lotsOf(part, scale)! / lotsOf(part, 1)!
      // A tin holds one lot.
      return countOf(part, isPieces(part) ? pieceScale : isSize(part) ? scale / shown.lots : scale)
    }
    if (part.kind === 'vessel') return part.name
    if (part.kind === 'timer') {
      const { name, minutes, isSaid = false } = dish.timers[part.index]!
      if (isSaid || name === besides || name === null) return ''
      return standsAlone(parts, at) ? `${aloneInWords(name, minutes, dish)}.` : waiting(minutes)
    }
    const portion = dish.portions[part.index]!
    const { words } = shares.of.get(portion)!
    const preparation = preparationFor(preparationOf(portion, scale), words)
    const prepared = preparation && !isBath(portion) ? ` (${preparation})` : ''
    return `${portionInWords(portion, words)}${prepared}`
  }
  const said: string[] = []
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1]
    const to = part.kind === 'text' && before ? turned(before, said.at(-1)!, dish) : null
    said.push(
      part.kind === 'text' && to !== null && isMeant(parts, at - 1) ? agreeing(part.text, to) : wordsOf(part, at),
    )
  }
  const text = said
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/\ban? (\d+) cm\b/g, (_, length) => `${/^(?:8|11|18|8\d)$/.test(length) ? 'an' : 'a'} ${length} cm`)
    // Nobody says how often a pan is filled that holds all.
    .replace(/,? in one (?:lot|batch|panful)\b/g, '')
    .replace(/ ([.,;])/g, '$1')
    .trim()
    // What a clock was cut off: ", drain, and dry in the sun."
    .replace(/^[,;.]? ?(?:(?:and|then) )*/, '')
    // What the next step was cut off: "until no lump is left; ~rest{…}."
    .replace(/[,;:]$/, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .replace(batchFirst, (letter) => letter.toUpperCase())
  return /[.!?]$/.test(text) || text === '' ? text : `${text}.`
}

/** Minutes from which meat and fish marinate in the cold. */
const inTheCold = 60
const isRisky = ({ portions }: Dish): boolean =>
  portions.some(({ food }) => food.diet === 'meat' || food.diet === 'fish')

/** Whether a wait stands between sentences: no word goes on to it. */
function standsAlone(parts: readonly StepPart[], at: number): boolean {
  const before = parts.slice(0, at).map((part) => (part.kind === 'text' ? part.text : part.kind === 'timer' ? '' : '¤'))
  return /(?:^|[.!?])\s*$/.test(before.join(''))
}

function aloneInWords(name: string, minutes: number, dish: Dish): string {
  const isCold = name === 'marinate' && minutes >= inTheCold && isRisky(dish)
  return `${waitInWords[name] ?? 'Leave it'}${isCold ? ' in the refrigerator' : ''} for ${waiting(minutes)}`
}

/** 'Two lots.' after a full stop. */
const batchFirst =
  /(?<=[.!?] |[.!?] ?\([^()]*\) )\p{Ll}(?=\w* (?:lots?|batch|batches|panfuls?|at a time)\b|p to \w+ at a time|ll together\b)/gu

/** Named by its use in the list, and not again in the step. */
const isBath = ({ isForFrying, isForSyrup, isForChhena }: Portion): boolean => isForFrying || isForSyrup || isForChhena

/** How a wait is said that stands between two sentences, as people and language models write it. */
const waitInWords: Readonly<Record<string, string>> = {
  soak: 'Let it soak',
  ferment: 'Leave it to ferment',
  marinate: 'Leave it to marinate',
  rest: 'Let it rest',
  cool: 'Let it cool',
  set: 'Let it set',
  dry: 'Leave it to dry',
  chill: 'Chill it',
  freeze: 'Freeze it',
  drain: 'Let it drain',
  settle: 'Let it settle',
  ripen: 'Leave it to ripen',
  rise: 'Cover and let it rise',
  sprout: 'Leave it to sprout',
  mature: 'Leave it to mature',
  smoke: 'Leave it in the smoke',
  hang: 'Hang it up to drain',
  steep: 'Let it steep',
}

/** 'finely chopped'; amounts in it for these servings. */
export const preparationOf = ({ preparation, preparationParts }: Portion, scale: number): string =>
  preparationParts
    ?.map((part, at) => {
      if (part.kind !== 'count') return wordsOfPart(part)
      return `${isBareCount(preparationParts, at) ? 'about ' : ''}${countOf(part, scale)}`
    })
    .join('') ?? preparation

/** '2.4 kg crab, about 9': a number alone beside a weight reads like a slip. */
const isBareCount = (parts: readonly StepPart[], at: number): boolean => {
  const [first, next] = [parts[at]!, parts[at + 1]]
  return at === 0 && first.kind === 'count' && first.of === '' && (next?.kind !== 'text' || next.text.startsWith(','))
}

/** Of one stick, '3 cm' and not '3 cm each'. */
export const preparationFor = (preparation: string, words: string): string =>
  /^(?:1|½)(?!\S| ?(?:kg|litre|tsp|tbsp|g|ml)\b)/.test(words) ? preparation.replace(/ each(?=$|,)/, '') : preparation
