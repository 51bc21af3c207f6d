import { type Meaning, termsOf } from '../read/preparations.ts'

/** The shares of a food that end up on the plate. */
export type EatenShare = { grams: number; protein: number; carbohydrate: number; fat: number; fibre: number }

const whole: EatenShare = { grams: 1, protein: 1, carbohydrate: 1, fat: 1, fibre: 1 }
/** Coconut or seeds ground and pressed twice yield about two thirds of their fat; our estimate. */
const pressed: EatenShare = { grams: 0.5, protein: 0.5, carbohydrate: 0.6, fat: 0.65, fibre: 0.05 }
/**
 * Vegetables and fruit ground and squeezed through a cloth: three fifths pass through without the fibre; our estimate.
 */
const squeezed: EatenShare = { grams: 0.6, protein: 0.6, carbohydrate: 0.75, fat: 0.3, fibre: 0.1 }
/** Pulses boiled for their broth, with a ladle of them mashed back in: about a quarter remains; our estimate. */
const boiledOut: EatenShare = { grams: 0.25, protein: 0.3, carbohydrate: 0.3, fat: 0.3, fibre: 0.2 }
const lent: EatenShare = { grams: 0, protein: 0.05, carbohydrate: 0.05, fat: 0.05, fibre: 0 }
const uneaten: EatenShare = { grams: 0, protein: 0, carbohydrate: 0, fat: 0, fibre: 0 }

/**
 * Returns the share of a food that is eaten, by its preparation: nothing of dough that seals a lid ('for the seal'), a
 * trace of spices tied in muslin, what passes through the cloth when pressed ('for the milk', 'for the juice'), and
 * what is mashed back into a strained broth ('for the broth').
 */
export function eatenShareOf(preparation: string): EatenShare {
  if (preparation === '') return whole
  const means = termsOf(preparation).flatMap((term) => term.means)
  const use = uses.find(([meaning]) => means.includes(meaning))
  return use?.[1] ?? whole
}

const uses: readonly (readonly [Meaning, EatenShare])[] = [
  ['seal', uneaten],
  ['broth', boiledOut],
  ['juice', squeezed],
  ['milk', pressed],
  ['bag', lent],
]
