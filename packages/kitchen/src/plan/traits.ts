/** What a dish is or holds, as bits. */
export const traits = {
  vegan: 1,
  jain: 2,
  vrat: 4,
  noOnionGarlic: 8,
  egg: 16,
  pork: 32,
  buffalo: 64,
  fried: 128,
  sweet: 256,
  /** Goes beside a meal rather than making one. */
  side: 512,
  drink: 1024,
  /** Known by a name of its own. */
  named: 2048,
} as const

export const allergens = [
  'gluten',
  'milk',
  'egg',
  'soy',
  'peanut',
  'tree-nut',
  'sesame',
  'mustard',
  'sulphite',
  'fish',
  'crustacean',
  'mollusc',
] as const
export type Allergen = (typeof allergens)[number]

export const allergenBit = (name: string): number => 1 << allergens.indexOf(name as Allergen)
