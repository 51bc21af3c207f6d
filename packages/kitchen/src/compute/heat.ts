import type { Dish, Step } from '../read/dish.ts'
import { besides } from '../read/vocabulary.ts'
import { gramsOf } from './grams.ts'
import { isUnseen } from './times.ts'

/**
 * Minutes that a kilogram more takes on a home burner, our estimates: a litre from the tap boils in four, and what browns must
 * lose its water first. A pot that simmers takes no longer, so only what is put in before a clock counts.
 */
const minutesPerKilo = { boil: 4, brown: 10 } as const
/** A clock is never shortened below this share, nor drawn out beyond this, by the amount alone. */
const bounds = { least: 0.6, most: 2 }
/** Below this a clock counts spices or a last stir. */
export const leastHeated = 4
/** A clock as long as this makes something tender: a larger pot only takes so much longer to get hot. */
const tender = { from: 30, mostMore: 15 }

/**
 * How much longer `scale` times as much takes to boil down on the same burner, in a pan that is a little wider: from a quarter of the
 * time to twice; our estimate.
 */
export const boilsDownBy = (scale: number): number => Math.min(2, Math.max(0.25, scale ** 0.85))

/** Water that a sentence names: `{{2.5 litres}}`. */
const litresOf = ({ amount, of }: { amount: number; of: string }): number =>
  of === 'litre' || of === 'litres' ? amount : 0

/** The clocks at the stove that more or less food makes longer or shorter, each with its minutes for `scale` times the amounts. */
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
