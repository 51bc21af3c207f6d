import type { CountLead, Step } from '../read/dish.ts'

/** A number of a sentence, as `read/counts.ts` reads it. */
type Count = { amount: number; of: string; lead?: CountLead }

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const inWords = (count: number): string => words[count] ?? String(count)

const lots: ReadonlySet<string> = new Set(['lots', 'batches', 'panfuls', 'plates one after the other'])
/** Pans of a cook's kitchen, or jars of its mixer, that an amount fills: nobody says 'in one lot'. */
const filled: ReadonlySet<string> = new Set(['pans', 'jars'])
/** The same for all that follows: vegetables and then rice in one wok. */
export const pansFromHere = 'pans from here on'
const atATime = /^(?:of (\d+) )?at a time$/
/** Half-full pans are not fried twice: a lot may be so much fuller than the file's. */
const fuller = 0.2

/** How often a pan is filled for these servings, or in what measure where no file counts the pieces; undefined for no batch. */
export function lotsOf({ amount, of }: Count, scale: number): number | undefined {
  if (filled.has(of) || of === pansFromHere || lots.has(of)) return Math.max(1, Math.ceil(amount * scale - fuller))
  const among = atATime.exec(of)
  if (!among) return undefined
  return among[1] === undefined ? scale : fillingsOf(amount, piecesOf(Number(among[1]), scale))
}

/** Whether a step says that it is done in lots, or how much of a pan its food fills. */
export const isInLots = ({ parts }: Pick<Step, 'parts'>): boolean =>
  parts.some((part) => part.kind === 'count' && lotsOf(part, 1) !== undefined)

/**
 * `{{0.6 pans}}`, `{{0.8 jars}}`: nothing where one holds it, 'in two lots' where it does not, and `{{0.6 pans from here on}}` the same as a
 * sentence of its own, for all that follows; `{{2 lots}}`: 'two lots', 'one lot'; `{{6 of 12 at a time}}`: 'six at a time', or 'all
 * together' where the pan holds all; `{{6 at a time}}` where nothing counts the pieces.
 */
export function batchInWords({ amount, of, lead }: Count, scale: number): string | undefined {
  if (filled.has(of) || of === pansFromHere) {
    const count = lotsOf({ amount, of }, scale)!
    if (count === 1) return ''
    return filled.has(of)
      ? `in ${inWords(count)} lots`
      : `From here on work in ${inWords(count)} lots, each with its share of all.`
  }
  if (lots.has(of)) {
    const count = lotsOf({ amount, of }, scale)!
    // Nobody says how often a pan is filled that holds all.
    if (lead === 'in' && count === 1) return ''
    return `${lead ? `${lead} ` : ''}${inWords(count)} ${count === 1 ? singular[of]! : of}`
  }
  const among = atATime.exec(of)
  if (!among) return undefined
  if (amount === 1) return 'one at a time'
  if (among[1] === undefined) {
    const some = `${inWords(amount)} at a time`
    return scale < 1 ? `up to ${some}` : some
  }
  const count = piecesOf(Number(among[1]), scale)
  const fillings = fillingsOf(amount, count)
  return fillings === 1 ? 'all together' : `${inWords(Math.ceil(count / fillings))} at a time`
}

/** How often a pan for `amount` is filled with `count` pieces, each time with as many: six of a pan for five lie a little closer. */
const fillingsOf = (amount: number, count: number): number =>
  amount === 1 ? count : Math.max(1, Math.ceil(count / amount - fuller - 1e-9))

const singular: Readonly<Record<string, string>> = {
  lots: 'lot',
  batches: 'batch',
  panfuls: 'panful',
  'plates one after the other': 'plate',
}

const piecesOf = (count: number, scale: number): number => Math.max(1, Math.round(count * scale))

/** The smallest tin of a shop, in centimetres. */
const leastTin = 10

const size = /^(?:by (\d+) )?cm$/
/** Whether a count is the size of a tin. */
export const isSize = ({ of }: Count): boolean => size.test(of)

/** `{{20 cm}}`, `{{25 by 35 cm}}`: a tin or a sheet whose area follows the servings, so that it stays as thick. */
export function sizeInWords({ amount, of, lead }: Count, scale: number): string | undefined {
  const found = size.exec(of)
  if (!found) return undefined
  const side = (length: number) => Math.max(leastTin, Math.round(length * Math.sqrt(scale)))
  const article = lead === 'a' ? `${articleOf(side(amount))} ` : ''
  return `${article}${side(amount)}${found[1] === undefined ? '' : ` by ${side(Number(found[1]))}`} cm`
}

/** 'An 18 cm tin'. */
const articleOf = (number: number): string =>
  number === 8 || number === 11 || number === 18 || (number >= 80 && number < 90) ? 'an' : 'a'
