import type { DietFlags } from '../diet/diet.ts'
import type { Profile } from '../plan/profile.ts'
import type { Allergen } from '../read/vocabulary.ts'

/** The reason a household does not eat a dish: a diet rule or an allergen. */
export type HiddenReason = 'non-veg' | 'egg' | 'pork' | 'buffalo' | 'vegan' | 'jain' | 'onion-garlic' | Allergen

/** A household's diet, and whether it wants to see only vegetarian dishes. */
export type Household = Omit<Profile, 'maxMinutes' | 'vrat'> & { vegOnly?: boolean }

/** The facts of a dish or recipe that the rules check. */
type Facts = { diet: 'veg' | 'egg' | 'non-veg'; allergens: readonly string[]; flags: DietFlags }

/**
 * Returns the reason a household does not eat something, the most informative one first; undefined if it does. Fasts
 * are left to the plan, which knows the dates.
 */
export function hiddenReasonOf({ diet, allergens, flags }: Facts, household: Household): HiddenReason | undefined {
  if (household.vegOnly === true && diet !== 'veg') return diet
  if (household.pork === false && flags.pork) return 'pork'
  if (household.buffalo === false && flags.buffalo) return 'buffalo'
  if (household.egg === false && flags.egg) return 'egg'
  const allergen = household.excludeAllergens?.find((one) => allergens.includes(one))
  if (allergen) return allergen
  if (household.vegan === true && !flags.vegan) return 'vegan'
  if (household.jain === true && !flags.jain) return 'jain'
  if (household.noOnionGarlic === true && !flags.noOnionGarlic) return 'onion-garlic'
  return undefined
}
