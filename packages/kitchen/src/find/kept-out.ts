import type { DietFlags } from '../diet/diet.ts'
import type { Profile } from '../plan/profile.ts'
import type { Allergen } from '../read/vocabulary.ts'

/** Why a household does not eat a dish: what it holds or is not, or an allergen that is left out. */
export type HiddenReason = 'non-veg' | 'egg' | 'pork' | 'buffalo' | 'vegan' | 'jain' | 'onion-garlic' | Allergen

/** What a household eats, and whether it wants to see vegetarian dishes only. */
export type Household = Omit<Profile, 'maxMinutes' | 'vrat'> & { vegOnly?: boolean }

/** What is asked of a dish or a recipe. */
type Facts = { diet: 'veg' | 'egg' | 'non-veg'; allergens: readonly string[]; flags: DietFlags }

/**
 * The reason why a household does not eat something, the one that says most where there are several. A fast that is kept is
 * the plan's affair, which knows its days.
 */
export function keptOut({ diet, allergens, flags }: Facts, household: Household): HiddenReason | undefined {
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
