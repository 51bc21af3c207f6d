import type { FoundRecipe, Recipe } from '@planner/contract/kitchen/recipes'
import { artwork, type Recipe as Cooked, type FoundRecipe as Found, namesOf } from '@planner/kitchen'
import { mapInSlices } from '#platform/in-slices.ts'
import { against, type DayDiet } from './against-diet.ts'
import { isWritten } from './written/written-id.ts'

/** Recipes whose pictures are drawn per turn of the event loop. */
const recipesPerTurn = 5

/** Converts several recipes to the form the page shows. */
export const recipesInAnswer = (recipes: readonly Cooked[], diet: DayDiet): Promise<Recipe[]> =>
  mapInSlices(recipes, recipesPerTurn, (recipe) => recipeInAnswer(recipe, diet))

/** Converts search results to the form the page shows, each with how it matches the query. */
export const foundInAnswer = (found: readonly Found[], diet: DayDiet): Promise<FoundRecipe[]> =>
  mapInSlices(found, recipesPerTurn, (recipe) => ({ ...recipeInAnswer(recipe, diet), match: recipe.match }))

/** Converts a recipe to the form the page shows, with its drawing and any reasons it does not suit the day's diet. */
export const recipeInAnswer = (recipe: Cooked, diet: DayDiet): Recipe => ({
  ...recipeForAnyone(recipe),
  against: against(recipe, diet),
})

/** Converts a recipe without the parts that depend on the viewer and the day. */
export function recipeForAnyone(recipe: Cooked): Omit<Recipe, 'against'> {
  const { perServing: macros, diet } = recipe
  return {
    id: recipe.id,
    title: recipe.title,
    names: namesOf(recipe.id),
    type: recipe.type,
    is_vegetarian: recipe.is_vegetarian,
    veg_type: recipe.veg_type,
    tags: recipe.tags,
    quickFacts: recipe.quickFacts,
    regionalOrigin: recipe.regionalOrigin,
    cuisine: recipe.cuisine,
    region: recipe.region,
    state: recipe.state,
    placeholder: artwork(recipe),
    drinkPairing: recipe.drinkPairing,
    category: recipe.category,
    prep_time: recipe.prep_time,
    cook_time: recipe.cook_time,
    stand_time: recipe.stand_time,
    serves: recipe.serves,
    difficulty: recipe.difficulty,
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    tips: recipe.tips,
    nutrition: recipe.benefits,
    nutrition_facts: {
      energy_kcal: macros.calories,
      protein_g: macros.protein,
      carbohydrate_g: macros.carbohydrate,
      fat_g: macros.fat,
      fibre_g: macros.fibre,
      serving_g: recipe.servingGrams,
      source: recipe.nutritionSource,
    },
    steps: recipe.steps.map(({ text, minutes, kind }) => ({ text, minutes, kind })),
    quantities: recipe.quantities.map(({ id, name, aisle, grams, measure }) => ({ id, name, aisle, grams, measure })),
    allergens: recipe.allergens,
    flags: { jain: diet.jain, vrat: diet.vrat, vegan: diet.vegan, no_onion_garlic: diet.noOnionGarlic },
    cost: { per_serving: recipe.cost.perServing, total: recipe.cost.total, label: recipe.cost.label },
    cultural_note: recipe.culturalNote ?? null,
    ...(isWritten(recipe.id) && { written_by: 'model' as const }),
    ...(recipe.own && { own: recipe.own }),
  }
}
