import { type Meaning, termsOf } from '../read/preparations.ts'

/** The shares of a food that end on the plate. */
export type KeptShare = { grams: number; protein: number; carbohydrate: number; fat: number; fibre: number }

const whole: KeptShare = { grams: 1, protein: 1, carbohydrate: 1, fat: 1, fibre: 1 }
/** Two pressings of ground coconut or seeds give some two thirds of their fat; our estimate. */
const pressed: KeptShare = { grams: 0.5, protein: 0.5, carbohydrate: 0.6, fat: 0.65, fibre: 0.05 }
/** Ground vegetables and fruit squeezed through a cloth: three fifths run through, and the fibre stays behind; our estimate. */
const squeezed: KeptShare = { grams: 0.6, protein: 0.6, carbohydrate: 0.75, fat: 0.3, fibre: 0.1 }
/** Pulses boiled for their liquor, a ladle of them mashed back into it: about a quarter stays; our estimate. */
const boiledOut: KeptShare = { grams: 0.25, protein: 0.3, carbohydrate: 0.3, fat: 0.3, fibre: 0.2 }
const lent: KeptShare = { grams: 0, protein: 0.05, carbohydrate: 0.05, fat: 0.05, fibre: 0 }
const uneaten: KeptShare = { grams: 0, protein: 0, carbohydrate: 0, fat: 0, fibre: 0 }

/**
 * What stays of a food by how it is got ready: nothing of the dough that seals a lid ('for the seal'), a taste of what is
 * tied in muslin, of what is ground and pressed out ('for the milk', 'for the juice') what runs through the cloth, and of what is strained from its liquor ('for the broth') what is mashed back.
 */
export function keptShareOf(preparation: string): KeptShare {
  if (preparation === '') return whole
  const means = termsOf(preparation).flatMap((term) => term.means)
  const use = uses.find(([meaning]) => means.includes(meaning))
  return use?.[1] ?? whole
}

const uses: readonly (readonly [Meaning, KeptShare])[] = [
  ['seal', uneaten],
  ['broth', boiledOut],
  ['juice', squeezed],
  ['milk', pressed],
  ['bag', lent],
]
