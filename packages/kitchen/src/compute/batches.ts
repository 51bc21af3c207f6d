import type { CountLead, Step } from '../read/dish.ts'

/** A count in a sentence, as parsed by `read/counts.ts`. */
export type Count = { amount: number; of: string; lead?: CountLead }

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const inWords = (count: number): string => words[count] ?? String(count)

const lots: ReadonlySet<string> = new Set(['lots', 'batches', 'panfuls', 'plates one after the other'])
/** Vessels filled in one go unless the amount is too large: "in one lot" is never shown. */
const filled: ReadonlySet<string> = new Set(['pans', 'jars'])
/** Like `pans`, but for everything that follows: vegetables and then rice in one wok. */
export const pansFromHere = 'pans from here on'
const atATime = /^(?:of (\d+) )?at a time$/
/** The share by which a lot may exceed the file's, so that nobody has to fry a nearly empty pan. */
const fuller = 0.2

/**
 * Returns the number of lots for these servings, or the scale when the file does not count the pieces; undefined when
 * the count is not a batch.
 */
export function lotsOf({ amount, of }: Count, scale: number): number | undefined {
  if (filled.has(of) || of === pansFromHere || lots.has(of)) return Math.max(1, Math.ceil(amount * scale - fuller))
  const among = atATime.exec(of)
  if (!among) return undefined
  return among[1] === undefined ? scale : fillingsOf(amount, piecesOf(Number(among[1]), scale))
}

/** Whether a count is a batch of counted pieces: '6 of 12 at a time'. */
export const isAmongPieces = ({ of }: Count): boolean => atATime.exec(of)?.[1] !== undefined

/** Whether a step is done in lots, or states how much of a pan its food fills. */
export const isInLots = ({ parts }: Pick<Step, 'parts'>): boolean =>
  parts.some((part) => part.kind === 'count' && lotsOf(part, 1) !== undefined)

/**
 * Formats a batch count; undefined when it is not one. `{{0.6 pans}}` and `{{0.8 jars}}` become '' if everything fits,
 * otherwise 'in two lots'; `{{0.6 pans from here on}}` becomes a sentence that applies to everything after it; `{{2
 * lots}}` becomes 'two lots' or 'one lot'; `{{6 of 12 at a time}}` becomes 'six at a time', or 'all together' if the
 * pan holds all; `{{6 at a time}}` is for pieces that are not counted.
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
    // "In one lot" is left out.
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

/** Returns how often a pan for `amount` pieces is filled, allowing six in a pan for five. */
const fillingsOf = (amount: number, count: number): number =>
  amount === 1 ? count : Math.max(1, Math.ceil(count / amount - fuller - 1e-9))

const singular: Readonly<Record<string, string>> = {
  lots: 'lot',
  batches: 'batch',
  panfuls: 'panful',
  'plates one after the other': 'plate',
}

const piecesOf = (count: number, scale: number): number => Math.max(1, Math.round(count * scale))

/** The smallest tin in shops, in centimetres. */
const leastTin = 10

const size = /^(?:by (\d+) )?cm$/
/** Whether a count is the size of a tin. */
export const isSize = ({ of }: Count): boolean => size.test(of)

/**
 * Formats the size of a tin or tray, `{{20 cm}}` or `{{25 by 35 cm}}`; its area scales with the servings, so the
 * thickness stays the same.
 */
export function sizeInWords({ amount, of, lead }: Count, scale: number): string | undefined {
  const found = size.exec(of)
  if (!found) return undefined
  const side = (length: number) => Math.max(leastTin, Math.round(length * Math.sqrt(scale)))
  const article = lead === 'a' ? `${articleOf(side(amount))} ` : ''
  return `${article}${side(amount)}${found[1] === undefined ? '' : ` by ${side(Number(found[1]))}`} cm`
}

/** Returns the article before a number: 'an 18 cm tin'. */
const articleOf = (number: number): string =>
  number === 8 || number === 11 || number === 18 || (number >= 80 && number < 90) ? 'an' : 'a'
