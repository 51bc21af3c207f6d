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
export function keptShareOf(words: string): KeptShare {
  if (!mayBeLess.test(words)) return whole
  if (/\bfor the seal\b/.test(words)) return uneaten
  if (/\bfor the broth\b/.test(words)) return boiledOut
  if (/\bfor the juice\b/.test(words)) return squeezed
  return /\bfor the milk\b/.test(words) ? pressed : lent
}

const mayBeLess =
  /\bfor the (?:seal|milk|juice|broth|bag|potli)\b|\btied in (?:a |clean )?(?:piece of )?(?:muslin|cloth)\b/
