import type { Food, Foods } from '../read/food.ts'
import { type Allergen, allergens } from '../read/vocabulary.ts'

/** A person's answer about an ingredient in no table: the table's food it is, or its diet facts. */
export type FoodAnswer =
  | { is: string }
  | {
      diet: Food['diet']
      allergens: readonly Allergen[]
      vegan: boolean
      jain: boolean
      onion_garlic: boolean
      kind?: 'pork' | 'beef' | undefined
    }

export type FoodAnswers = Readonly<Record<string, FoodAnswer>>

/**
 * Returns an ingredient in no table as a food: as the person described it, otherwise as unsafe for every diet. It has
 * no nutrition figures, and the usual weights for spoons and pieces.
 */
export function foodFromAnswer(
  name: string,
  told: FoodAnswer | undefined,
  foods: Foods,
): { food: Food; isSettled: boolean } {
  if (told && 'is' in told) {
    const food = foods.byName.get(told.is)
    if (food) return { food, isSettled: true }
  }
  const traits = told && !('is' in told) ? told : null
  const isMeatless = traits?.diet === 'veg' || traits?.diet === 'egg'
  return {
    isSettled: traits !== null,
    food: {
      name,
      names: [],
      hindi: [],
      aisle: 'other',
      diet: traits?.diet ?? 'meat',
      allergens: traits ? [...new Set([...traits.allergens, ...impliedBy(traits)])] : [...allergens],
      vegan: traits?.diet === 'veg' && traits.vegan && !traits.allergens.includes('milk'),
      jain: (traits?.jain ?? false) && isMeatless && traits?.diet === 'veg' && !traits.onion_garlic,
      vrat: false,
      protein: 0,
      carbohydrate: 0,
      fat: 0,
      fibre: 0,
      salt: 0,
      source: 'told by the cook',
      rupees_per_kg: 0,
      cup_g: 200,
      tbsp_g: 12.5,
      tsp_g: 4.2,
      piece_g: 50,
      edible: 1,
      absorbs: 0,
      groups: [],
      boil_minutes: 5,
      unseen: [],
      onion_garlic: traits?.onion_garlic ?? true,
      made_of: [],
      kind: traits?.kind ?? '',
    },
  }
}

/** Returns the allergens a diet implies: egg for egg, and all seafood when the kind is not stated. */
function impliedBy({ diet, allergens }: Exclude<FoodAnswer, { is: string }>): Food['allergens'] {
  if (diet === 'egg') return ['egg']
  const seafood = ['fish', 'crustacean', 'mollusc'] as const
  return diet === 'fish' && !seafood.some((one) => allergens.includes(one)) ? [...seafood] : []
}
