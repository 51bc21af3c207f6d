import type { Diet, Recipe as RecipeInAnswer } from '@planner/contract/kitchen/recipes'
import type { Recipe } from '@planner/kitchen'

/** What a person eats and avoids on one day: a diet with the rules for that day applied. */
export type OneDayDiet = Omit<Diet, 'vrat' | 'jain_days' | 'fast_days' | 'no_meat_days'> & {
  /** On a fast: every dish must be suitable for it. */
  fast?: boolean
}

/** A person eating with the household, as shown to another member. */
export type Eater = {
  /** Null for the viewer themselves. */
  name: string | null
  diet: OneDayDiet
  /** Whether the reasons a dish does not suit them are shown. */
  tellsWhy: boolean
}

/** The combined restrictions of everyone eating together on one day. */
export type DayDiet = OneDayDiet & {
  /** Set if several people eat. */
  eaters?: readonly Eater[]
}

/** The traits of a dish or a single food that a diet is checked against. */
export type Judged = Pick<Recipe, 'allergens' | 'veg_type'> & { diet: Omit<Recipe['diet'], 'egg' | 'glutenFree'> }

const named: Record<Diet['exclude_allergens'][number], string> = {
  gluten: 'gluten',
  milk: 'milk',
  egg: 'egg',
  soy: 'soy',
  peanut: 'peanuts',
  'tree-nut': 'tree nuts',
  sesame: 'sesame',
  mustard: 'mustard',
  sulphite: 'sulphites',
  fish: 'fish',
  crustacean: 'crustaceans',
  mollusc: 'molluscs',
}

/**
 * Returns why a dish does not suit a day, in words for the person: 'contains milk', or for others at the table 'Not for
 * Asha: peanuts'. Empty if it suits everyone.
 */
export function against(dish: Judged, diet: DayDiet): string[] {
  const found = (diet.eaters ?? []).flatMap(({ name, diet: own, tellsWhy }) => {
    if (name === null) return reasonsAgainst(dish, own)
    const reasons = reasonsAgainst(dish, own).map((reason) => reason.replace(/^contains |^has /, ''))
    if (reasons.length === 0) return []
    return [tellsWhy ? `Not for ${name}: ${reasons.join(', ')}` : `Not for ${name}`]
  })
  return found.length > 0 ? found : reasonsAgainst(dish, diet)
}

function reasonsAgainst({ allergens, veg_type: type, diet: its }: Judged, diet: OneDayDiet): string[] {
  const excluded = diet.exclude_allergens.filter((allergen) => allergens.includes(allergen))
  const hasEgg = !its.eggless && (!diet.egg || diet.veg_only) && !excluded.includes('egg')
  const reasons: [boolean | undefined, string][] = [
    [diet.veg_only && type === 'Non-Veg', 'not vegetarian'],
    [hasEgg, 'has egg'],
    [diet.vegan && !its.vegan, 'not vegan'],
    [diet.jain && !its.jain, 'not Jain'],
    [diet.fast && !its.vrat, 'not for a fast'],
    [diet.no_onion_garlic && !its.noOnionGarlic, 'has onion or garlic'],
    [its.pork && !diet.pork, 'has pork'],
    [its.buffalo && !diet.buffalo, 'has buffalo meat'],
  ]
  return [
    ...excluded.map((allergen) => `contains ${named[allergen]}`),
    ...reasons.filter(([holds]) => holds).map(([, reason]) => reason),
  ]
}

/** Whether a dish suits everybody with this diet. */
export const suits = (recipe: Judged, diet: DayDiet): boolean => reasonsAgainst(recipe, diet).length === 0

/**
 * Returns the traits of a recipe stored in its answer form. That form does not record the kind of meat, so `pork` and
 * `buffalo` are passed in.
 */
export const judgedOfAnswer = (
  { allergens, veg_type, flags }: Pick<RecipeInAnswer, 'allergens' | 'veg_type' | 'flags'>,
  meats: { pork: boolean; buffalo: boolean },
): Judged => ({
  allergens,
  veg_type,
  diet: {
    jain: flags.jain,
    vrat: flags.vrat,
    vegan: flags.vegan,
    noOnionGarlic: flags.no_onion_garlic,
    eggless: veg_type !== 'Egg' && !allergens.includes('egg'),
    ...meats,
  },
})
