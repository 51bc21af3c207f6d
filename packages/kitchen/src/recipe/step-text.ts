import { countOf, portionInWords } from '../compute/amounts.ts'
import type { Shares } from '../compute/apportion.ts'
import { isSize, lotsOf, pansFromHere } from '../compute/batches.ts'
import { isPieces } from '../compute/pieces.ts'
import { isUnseen } from '../compute/times.ts'
import { wordsOfPart } from '../read/counts.ts'
import type { Dish, Portion, StepPart } from '../read/dish.ts'
import { besides } from '../read/vocabulary.ts'
import { pronounFor } from './agreement.ts'
import { waiting } from './in-minutes.ts'

/** A dish at a number of servings, with the timers and amounts for them. */
export type Shown = {
  dish: Dish
  shares: Shares
  scale: number
  /** The scale for counted pieces. */
  pieceScale: number
  /** The number of additional lots into which everything is split from here on; set while writing the steps. */
  lots: number
}

/** Returns the sentences of a step for the servings shown, with its counts and pronouns. */
export function textOf(parts: readonly StepPart[], shown: Shown): string {
  let text = ''
  let count = 1
  for (const [at, part] of parts.entries()) {
    const words = part.kind === 'pronoun' ? pronounFor(count, part.many) : wordsOf(part, { parts, at }, shown)
    count = countIn(part, words, shown) ?? count
    if (words === '' && part.kind === 'count' && part.lead === 'in') text = withoutComma(text)
    text = joined(text, part.kind === 'count' && beginsSentence(text) ? capital(words) : words)
  }
  text = capital(text.trim())
  return text === '' || endings.has(text.at(-1)!) ? text : `${text}.`
}

function wordsOf(part: StepPart, place: { parts: readonly StepPart[]; at: number }, shown: Shown): string {
  const { dish, shares, scale, pieceScale } = shown
  if (part.kind === 'count') {
    if (part.of === pansFromHere) shown.lots = lotsOf(part, scale)! / lotsOf(part, 1)!
    // A tin holds one lot.
    return countOf(part, isPieces(part) ? pieceScale : isSize(part) ? scale / shown.lots : scale)
  }
  if (part.kind === 'vessel') return part.name
  if (part.kind === 'timer') {
    const { name, minutes, isSaid = false } = dish.timers[part.index]!
    if (isSaid || name === besides || name === null || isUnseen(name)) return ''
    return standsAlone(place.parts, place.at) ? `${aloneInWords(name, minutes, dish)}.` : waiting(minutes)
  }
  if (part.kind !== 'food') return wordsOfPart(part) ?? ''
  const portion = dish.portions[part.index]!
  const { words } = shares.of.get(portion)!
  const preparation = preparationFor(preparationOf(portion, scale), portion, words)
  const prepared = preparation && !isBath(portion) ? ` (${preparation})` : ''
  return `${portionInWords(portion, words)}${prepared}`
}

const endings: ReadonlySet<string> = new Set(['.', '!', '?'])
const closing: ReadonlySet<string> = new Set(['.', ',', ';'])
const beginsSentence = (text: string): boolean => {
  const before = text.trimEnd()
  return before === '' || (before !== text && endings.has(before.at(-1)!))
}
const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)
/** Removes a trailing comma, so that "Fry, in one lot, until brown" reads right when everything fits into one pan. */
const withoutComma = (text: string): string => {
  const before = text.trimEnd()
  return before.endsWith(',') ? before.slice(0, -1) : text
}

/** Appends words to a text; empty words leave no gap. */
function joined(text: string, words: string): string {
  if (words === '') return text
  if (closing.has(words.trimStart()[0] ?? '')) return text.trimEnd() + words.trimStart()
  return text === '' || text.endsWith(' ') ? text + words.trimStart() : text + words
}

/** Returns the number of pieces in a part as shown; undefined when a pronoun cannot refer to it. */
function countIn(part: StepPart, words: string, { dish }: Shown): number | undefined {
  const isCounted =
    part.kind === 'count' ||
    (part.kind === 'food' && (dish.portions[part.index]!.unit === null || dish.portions[part.index]!.unit === 'piece'))
  if (!isCounted) return undefined
  const [number = ''] = words.split(' ')
  return number === '½' ? 0.5 : Number(number) || undefined
}

/** Minutes from which meat and fish are marinated in the refrigerator. */
const inTheCold = 60
const isRisky = ({ portions }: Dish): boolean =>
  portions.some(({ food }) => food.diet === 'meat' || food.diet === 'fish')

/** Whether a wait is between sentences, with no words leading up to it. */
function standsAlone(parts: readonly StepPart[], at: number): boolean {
  const before = parts.slice(0, at).map((part) => (part.kind === 'timer' ? '' : (wordsOfPart(part) ?? '¤')))
  const said = before.join('').trim()
  return said === '' || endings.has(said.at(-1)!)
}

function aloneInWords(name: string, minutes: number, dish: Dish): string {
  const isCold = name === 'marinate' && minutes >= inTheCold && isRisky(dish)
  return `${waitInWords[name] ?? 'Leave it'}${isCold ? ' in the refrigerator' : ''} for ${waiting(minutes)}`
}

/** Whether the portion's preparation is its use, which the list shows and the step does not repeat. */
const isBath = ({ isForFrying, isForSyrup, isForChhena }: Portion): boolean => isForFrying || isForSyrup || isForChhena

/** The sentences for waits between two sentences, as people and language models write them. */
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

/** Returns the preparation, such as 'finely chopped', with its amounts for these servings. */
export const preparationOf = ({ preparation, preparationParts }: Portion, scale: number): string =>
  preparationParts
    ?.map((part, at) => {
      if (part.kind !== 'count') return wordsOfPart(part)
      return `${isBareCount(preparationParts, at) ? 'about ' : ''}${countOf(part, scale)}`
    })
    .join('') ?? preparation

/**
 * Whether a number stands alone: in "2.4 kg crab, about 9" it gets an "about", since a bare number beside a weight
 * looks like a mistake.
 */
const isBareCount = (parts: readonly StepPart[], at: number): boolean => {
  const [first, next] = [parts[at]!, parts[at + 1]]
  return at === 0 && first.kind === 'count' && first.of === '' && (next?.kind !== 'text' || next.text.startsWith(','))
}

/** Returns the preparation of a single piece without "each": "3 cm" instead of "3 cm each". */
export function preparationFor(preparation: string, { unit }: Pick<Portion, 'unit'>, words: string): string {
  const isOne = (unit === null || unit === 'piece') && (words === '1' || words === '½')
  if (!isOne) return preparation
  return preparation
    .split(', ')
    .map((term) => (term.endsWith(each) ? term.slice(0, -each.length) : term))
    .join(', ')
}
const each = ' each'
