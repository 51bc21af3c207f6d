import type { Dish, Portion, Step } from '../read/dish.ts'
import { isOf } from '../read/food.ts'
import { says, type Work, workOf } from '../read/preparations.ts'
import { gramsOf } from './grams.ts'

/** Minutes for each 100 g as bought, to begin with, and at most; our estimates for one practised pair of hands. */
export const cuts = {
  shelled: { begin: 1, per100g: 2, most: 25 },
  fine: { begin: 1, per100g: 1.3, most: 20 },
  coarse: { begin: 1, per100g: 0.9, most: 16 },
} as const satisfies Record<Work, object>
/** The butcher cuts and minces: what is left is a rinse and a look for splinters. */
const byButcher = { begin: 1, per100g: 0.3, most: 4 }
/** A coconut is broken, prised out and grated: 100 g of it. */
const coconut = { name: 'grated coconut', begin: 1, per100g: 4, most: 15 }
/** Leaves are picked over, stalks stripped, washed in two waters; nobody picks over a bunch of coriander for a garnish. */
const leaves = { begin: 1, per100g: 1.5, most: 35, least: 80 }
/** Peas weigh more than twice as much in the pod. */
const pods = { ...cuts.shelled, per100g: 4.5 }

/** Skins that come off one by one before anything is cut: minutes to begin with, for 100 g, and at most. */
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

/** Minutes with the knife, the grater or the stone for a food that is got ready, of `scale` times the file's amount. */
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

/** Work of the hands in one step, in minutes. */
export type Handwork = {
  /** Chopping, grating, shelling and peeling, by weight. */
  cutting: number
  /** What the file counts beside its clocks ('~hands{6%minutes}'): kneading, shaping, grinding, straining. */
  hands: number
}

/** The handwork of a step of a dish whose timers are those for `scale` times its amounts. */
export function handworkOf({ parts }: Pick<Step, 'parts'>, { portions, timers }: Dish, scale = 1): Handwork {
  const hand: Handwork = { cutting: 0, hands: 0 }
  for (const part of parts) {
    if (part.kind === 'food') hand.cutting += cuttingMinutesOf(portions[part.index]!, scale)
    else if (part.kind === 'timer' && timers[part.index]!.name === 'hands') hand.hands += timers[part.index]!.minutes
  }
  return hand
}
