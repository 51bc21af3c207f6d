import type { Profile } from '../../src/plan/profile.ts'

/** The eight cities for which a year is planned. */
export const cities = ['Delhi', 'Mumbai', 'Chennai', 'Kolkata', 'Kochi', 'Guwahati', 'Srinagar', 'Ahmedabad'] as const

/** Every kind of household the settings support. */
export const households: readonly { name: string; vegOnly: boolean; profile: Profile }[] = [
  { name: 'mixed', vegOnly: false, profile: {} },
  { name: 'vegetarian', vegOnly: true, profile: {} },
  { name: 'Jain', vegOnly: false, profile: { jain: true } },
  { name: 'keeps the fasts', vegOnly: true, profile: { vrat: true } },
  { name: 'no onion, no garlic', vegOnly: true, profile: { noOnionGarlic: true } },
  { name: 'vegan', vegOnly: false, profile: { vegan: true } },
  { name: 'no milk, peanut, nuts', vegOnly: false, profile: { excludeAllergens: ['milk', 'peanut', 'tree-nut'] } },
  { name: 'no gluten', vegOnly: true, profile: { excludeAllergens: ['gluten'] } },
  { name: 'no fish or crustacean', vegOnly: false, profile: { excludeAllergens: ['fish', 'crustacean'] } },
]
