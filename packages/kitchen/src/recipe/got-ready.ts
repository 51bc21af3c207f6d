import { wordsOfPart } from '../read/counts.ts'
import type { Dish, Portion } from '../read/dish.ts'
import { isOf } from '../read/food.ts'
import { says, termsOf, workOf } from '../read/preparations.ts'

/**
 * How each food of the list is got ready where a sentence says it once for several: '6 cloves of garlic and 5 g ginger (both
 * chopped)' is chopped garlic and chopped ginger.
 */
export function gotReady({ steps, portions }: Dish): ReadonlyMap<Portion, string> {
  const ready = new Map<Portion, string>()
  for (const { parts } of steps) {
    let row: Portion[] = []
    for (const part of parts) {
      if (part.kind === 'food') {
        const portion = portions[part.index]!
        row.push(portion)
        const terms = termsOf(portion.preparation)
        const shared = terms[0]?.shared
        if (shared === undefined) {
          const [ginger] = row.slice(-2, -1)
          if (areRoots(ginger, portion)) ready.set(ginger!, portion.preparation)
        }
        if (shared === undefined || says(portion.preparation, 'one mass')) continue
        const words = ofOneLine(portion.preparation)
        for (const one of sharing(row, shared)) ready.set(one, words)
        ready.set(portion, words)
        row = []
      } else if (!joins.has((wordsOfPart(part) ?? '').trim())) row = []
    }
  }
  return ready
}

/** What stands between foods that are got ready together. */
const joins: ReadonlySet<string> = new Set([',', 'and', ', and'])

/** 'peeled, all in dice' is said of several foods in a sentence; of a line of the list it is 'peeled, in dice'. */
export const ofOneLine = (preparation: string): string =>
  termsOf(preparation).some(({ shared }) => shared !== undefined)
    ? termsOf(preparation)
        .map(({ means, words, written }) => (means.includes('one mass') ? written : words))
        .join(', ')
    : preparation

/** Ginger and garlic of one sentence go into one mortar: '8 g ginger and 3 cloves of garlic (ground)'. */
const areRoots = (first: Portion | undefined, second: Portion): boolean =>
  first !== undefined &&
  first.preparation === '' &&
  [first, second].every(({ food }) => food.name === 'ginger' || food.name === 'garlic') &&
  termsOf(second.preparation).length === 1 &&
  workOf(second.preparation) !== undefined

const isCut = ({ food }: Portion): boolean => food.aisle === 'vegetables' || food.aisle === 'nuts'

/** The foods before 'both' and 'all three', and before 'all' those that a knife or a mortar is for. */
function sharing(row: readonly Portion[], count: number | null): Portion[] {
  const before = row.slice(0, -1)
  const from = count === null ? before.findLastIndex((one) => !isCut(one) || one.preparation !== '') + 1 : 1 - count
  return before.slice(from).filter((one) => one.preparation === '')
}

/** 'rinsed' for the pulses and the rice of a dish, 'washed' for its leaves, where its file says so and no sentence does. */
export function washedOf({ food, isWashed, preparation }: Portion): string {
  if (!isWashed || says(preparation, 'ready', 'boiled', 'bought')) return ''
  if (isOf(food, 'rinsed')) return 'rinsed'
  return isOf(food, 'leaves') || isOf(food, 'herb') ? 'washed' : ''
}
