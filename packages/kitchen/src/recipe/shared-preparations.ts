import { wordsOfPart } from '../read/counts.ts'
import type { Dish, Portion } from '../read/dish.ts'
import { isOf } from '../read/food.ts'
import { says, termsOf, workOf } from '../read/preparations.ts'

/**
 * Returns the preparation of each listed food when a sentence states it once for several: '6 cloves of garlic and 5 g
 * ginger (both chopped)' means chopped garlic and chopped ginger.
 */
export function sharedPreparations({ steps, portions }: Dish): ReadonlyMap<Portion, string> {
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
        const words = linePreparation(portion.preparation)
        for (const one of sharing(row, shared)) ready.set(one, words)
        ready.set(portion, words)
        row = []
      } else if (!joins.has((wordsOfPart(part) ?? '').trim())) row = []
    }
  }
  return ready
}

/** The words between foods that are prepared together. */
const joins: ReadonlySet<string> = new Set([',', 'and', ', and'])

/** Returns a shared preparation for a single line of the list: 'peeled, all in dice' becomes 'peeled, in dice'. */
export const linePreparation = (preparation: string): string =>
  termsOf(preparation).some(({ shared }) => shared !== undefined)
    ? termsOf(preparation)
        .map(({ means, words, written }) => (means.includes('one mass') ? written : words))
        .join(', ')
    : preparation

/** Whether two foods are ginger and garlic crushed together: '8 g ginger and 3 cloves of garlic (ground)'. */
const areRoots = (first: Portion | undefined, second: Portion): boolean =>
  first !== undefined &&
  first.preparation === '' &&
  [first, second].every(({ food }) => food.name === 'ginger' || food.name === 'garlic') &&
  termsOf(second.preparation).length === 1 &&
  workOf(second.preparation) !== undefined

const isCut = ({ food }: Portion): boolean => food.aisle === 'vegetables' || food.aisle === 'nuts'

/** Returns the foods that 'both' or 'all three' refer to; for 'all', the preceding foods that can be cut. */
function sharing(row: readonly Portion[], count: number | null): Portion[] {
  const before = row.slice(0, -1)
  const from = count === null ? before.findLastIndex((one) => !isCut(one) || one.preparation !== '') + 1 : 1 - count
  return before.slice(from).filter((one) => one.preparation === '')
}

/**
 * Returns 'rinsed' for pulses and rice and 'washed' for leaves, when the file marks them and no sentence mentions it;
 * otherwise ''.
 */
export function washingOf({ food, isWashed, preparation }: Portion): string {
  if (!isWashed || says(preparation, 'ready', 'boiled', 'bought')) return ''
  if (isOf(food, 'rinsed')) return 'rinsed'
  return isOf(food, 'leaves') || isOf(food, 'herb') ? 'washed' : ''
}
