import type { Dish, Portion, Step } from '../read/dish.ts'
import { isOf } from '../read/food.ts'
import { says, type Work, workOf } from '../read/preparations.ts'
import { gramsOf } from './grams.ts'

/** Minutes of cutting: a fixed part, per 100 g as bought, and at most. Our estimates for one practised cook. */
export const cuts = {
  shelled: { begin: 1, per100g: 2, most: 25 },
  fine: { begin: 1, per100g: 1.3, most: 20 },
  coarse: { begin: 1, per100g: 0.9, most: 16 },
} as const satisfies Record<Work, object>
/** For meat that the butcher cuts and minces: only rinsing and checking for bone splinters remain. */
const byButcher = { begin: 1, per100g: 0.3, most: 4 }
/** For breaking, prising out and grating a coconut. */
const coconut = { name: 'grated coconut', begin: 1, per100g: 4, most: 15 }
/**
 * For picking over leaves, stripping stalks and washing them twice; not for a small bunch used as garnish (`least` in
 * grams).
 */
const leaves = { begin: 1, per100g: 1.5, most: 35, least: 80 }
/** For shelling peas, which weigh more than twice as much in the pod. */
const pods = { ...cuts.shelled, per100g: 4.5 }

/** For foods peeled one by one before cutting: a fixed part, per 100 g, and at most. */
const peeled = new Map(
  Object.entries({
    garlic: { begin: 0.5, per100g: 6, most: 12 },
    shallot: { begin: 0.5, per100g: 3, most: 12 },
    onion: { begin: 0.5, per100g: 0.4, most: 5 },
    ginger: { begin: 0.5, per100g: 2, most: 3 },
  }),
)

type Rate = { begin: number; per100g: number; most: number }
const minutesAt = ({ begin, per100g, most }: Rate, grams: number): number =>
  Math.min(most, begin + (grams * per100g) / 100)

/**
 * Returns the minutes of preparing a food with a knife, grater or grinding stone, at `scale` times the file's amount.
 */
export function cuttingMinutesOf(portion: Portion, scale = 1): number {
  const { food, preparation } = portion
  const inFile = gramsOf(portion) ?? 0
  const grams = inFile * scale
  if (food.name === coconut.name) return minutesAt(coconut, grams)
  if (says(preparation, 'bought')) return 0
  const skin = peeled.get(food.name)
  const peeling = skin ? minutesAt(skin, grams) : 0
  const picking = inFile >= leaves.least && isOf(food, 'leaves') ? minutesAt(leaves, grams) : 0
  return peeling + picking + cutMinutesOf(portion, grams)
}

function cutMinutesOf({ food, preparation }: Portion, grams: number): number {
  const work = workOf(preparation)
  if (!work) return 0
  if (work === 'shelled') return minutesAt(isOf(food, 'pods') ? pods : cuts.shelled, grams)
  return minutesAt(food.aisle === 'meat' ? byButcher : cuts[work], grams)
}

/** The handwork of a step, in minutes. */
export type Handwork = {
  /** Chopping, grating, shelling and peeling, by weight. */
  cutting: number
  /**
   * Handwork the file states in addition to its timers ('~hands{6%minutes}'): kneading, shaping, grinding, straining.
   */
  hands: number
}

/** Returns the handwork of a step, for a dish whose timers already belong to `scale` times its amounts. */
export function handworkOf({ parts }: Pick<Step, 'parts'>, { portions, timers }: Dish, scale = 1): Handwork {
  const hand: Handwork = { cutting: 0, hands: 0 }
  for (const part of parts) {
    if (part.kind === 'food') hand.cutting += cuttingMinutesOf(portions[part.index]!, scale)
    else if (part.kind === 'timer' && timers[part.index]!.name === 'hands') hand.hands += timers[part.index]!.minutes
  }
  return hand
}
