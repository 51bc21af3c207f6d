import type { Diet, Recipe as RecipeInAnswer } from '@planner/contract/kitchen/recipes'
import type { Recipe } from '@planner/kitchen'

/** What somebody eats and leaves out on one day. A diet is that of a day without rules of its own. */
export type OneDayDiet = Omit<Diet, 'vrat' | 'jain_days' | 'fast_days' | 'no_meat_days'> & {
  /** They fast: every dish must be fit for it. */
  fast?: boolean
}

/** A person who eats along, as shown to another member. */
export type Eater = {
  /** Null for the viewer. */
  name: string | null
  diet: OneDayDiet
  /** Whether it is said why a dish is not for them. */
  tellsWhy: boolean
}

/** What a household eats and leaves out on one day: all that its eaters do. */
export type DayDiet = OneDayDiet & {
  /** Where several eat. */
  eaters?: readonly Eater[]
}

/** What is known of a dish, or of one food. */
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
 * What speaks against a dish on a day, in words for the person: 'contains milk', and of others at their table 'Not for Asha:
 * peanuts'. Nothing where all eat it.
 */
export function against(dish: Judged, diet: DayDiet): string[] {
  const said = (diet.eaters ?? []).flatMap(({ name, diet: own, tellsWhy }) => {
    if (name === null) return reasonsAgainst(dish, own)
    const reasons = reasonsAgainst(dish, own).map((reason) => reason.replace(/^contains |^has /, ''))
    if (reasons.length === 0) return []
    return [tellsWhy ? `Not for ${name}: ${reasons.join(', ')}` : `Not for ${name}`]
  })
  return said.length > 0 ? said : reasonsAgainst(dish, diet)
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

/** Whether everybody who eats with this diet eats it. */
export const suits = (recipe: Judged, diet: DayDiet): boolean => reasonsAgainst(recipe, diet).length === 0

/** What is known of a recipe that was kept as it was answered. Which meat it is was not kept apart: `pork` and `buffalo`. */
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
