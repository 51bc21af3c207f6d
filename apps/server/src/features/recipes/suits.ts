import type { Diet } from '@planner/contract/recipes'
import type { Recipe } from '@planner/kitchen'

/** Whether a household with this diet eats it. A fast that is kept is the plan's affair, which knows its days. */
export function suits({ allergens, diet: its }: Recipe, diet: Diet): boolean {
  if ((its.pork && !diet.pork) || (its.buffalo && !diet.buffalo) || (!its.eggless && !diet.egg)) return false
  if ((diet.jain && !its.jain) || (diet.vegan && !its.vegan) || (diet.no_onion_garlic && !its.noOnionGarlic))
    return false
  return !diet.exclude_allergens.some((allergen) => allergens.includes(allergen))
}
