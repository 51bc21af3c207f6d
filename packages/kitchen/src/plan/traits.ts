import { type Allergen, allergens } from '../read/vocabulary.ts'

/** Properties of a dish as bits. */
export const traits = {
  vegan: 1,
  jain: 2,
  vrat: 4,
  noOnionGarlic: 8,
  egg: 16,
  pork: 32,
  buffalo: 64,
  fried: 128,
} as const

export const allergenBit = (name: string): number => 1 << allergens.indexOf(name as Allergen)

/** Returns the bits of a dish's diet. */
export const dietBits = (diet: { vegan: boolean; jain: boolean; vrat: boolean; noOnionGarlic: boolean }): number =>
  (diet.vegan ? traits.vegan : 0) |
  (diet.jain ? traits.jain : 0) |
  (diet.vrat ? traits.vrat : 0) |
  (diet.noOnionGarlic ? traits.noOnionGarlic : 0)
