import type { Dish, Step } from '../read/dish.ts'
import { besides } from '../read/vocabulary.ts'
import { gramsOf } from './grams.ts'
import { isUnseen } from './times.ts'

/**
 * Minutes per additional kilogram on a home burner, our estimates: a litre from the tap boils in four, and browning has
 * to evaporate water first. Simmering takes no longer, so only food added before a timer counts.
 */
const minutesPerKilo = { boil: 4, brown: 10 } as const
/** The bounds on how much the amount alone may shorten or lengthen a timer. */
const bounds = { least: 0.6, most: 2 }
/** Minutes; a shorter timer is for spices or a final stir and does not scale. */
export const leastHeated = 4
/** Minutes from which a timer is for cooking until tender: a larger pot adds only the limited time to heat up. */
const tender = { from: 30, mostMore: 15 }

/**
 * Returns the factor by which reducing takes longer at `scale` times the amount, on the same burner in a slightly wider
 * pan: from a quarter of the time to twice. Our estimate.
 */
export const boilsDownBy = (scale: number): number => Math.min(2, Math.max(0.25, scale ** 0.85))

/** Returns the litres of water in a sentence's count: `{{2.5 litres}}`. */
const litresOf = ({ amount, of }: { amount: number; of: string }): number =>
  of === 'litre' || of === 'litres' ? amount : 0

/**
 * Returns the stove timers of a step that depend on the amount of food, with the factor for `scale` times the amounts.
 */
export function heatClocks(
  { parts }: Step,
  { portions, timers }: Dish,
  scale: number,
): { index: number; by: number }[] {
  const found: { index: number; by: number }[] = []
  let grams = 0
  for (const part of parts) {
    if (part.kind === 'food') {
      const portion = portions[part.index]!
      if (!portion.isForFrying) grams += gramsOf(portion) ?? 0
    } else if (part.kind === 'count') {
      grams += litresOf(part) * 1000
    } else if (part.kind === 'timer') {
      const { name, minutes, follows = 'boil' } = timers[part.index]!
      if (name === besides || isUnseen(name)) continue
      const rate = follows === 'boil' || follows === 'brown' ? minutesPerKilo[follows] : 0
      if (name === null && minutes >= leastHeated && rate > 0 && grams > 0) {
        const more = ((scale - 1) * grams * rate) / 1000
        const wanted = minutes + (minutes >= tender.from ? Math.min(tender.mostMore, more) : more)
        found.push({
          index: part.index,
          by: Math.min(bounds.most, Math.max(bounds.least, wanted / minutes)),
        })
      }
      grams = 0
    }
  }
  return found
}
