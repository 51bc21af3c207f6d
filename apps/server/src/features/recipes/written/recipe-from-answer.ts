import { type Quantity, type Recipe, shoppingList } from '@planner/kitchen'
import type { Judged } from './judge-answer.ts'
import { provenTraits, regionOf, type Traits, together } from './proven-traits.ts'

/**
 * Converts a checked answer to a full recipe. We compute its figures, diet, allergens and price ourselves, from the
 * weights in its list.
 *
 * @returns null if our recipes prove nothing about one of the ingredients, or do not confirm the diet.
 */
export async function recipeFromAnswer(
  { answer, minutes, corrected, read }: Judged,
  id: string,
): Promise<Recipe | null> {
  const { title, serves, category, place } = answer
  const ids = [...new Set(read.flatMap((line) => line.id ?? []))]
  const { lines, rupees } = weighed(ids, read, serves)
  const traits: Traits[] = []
  for (const line of lines) {
    const proven = line.staple ? null : await provenTraits(line.id, line.name)
    if (!proven && !line.staple) return null
    if (proven) traits.push(proven)
  }
  const { allergens, isVeg, isMeatless, diet } = together(traits)
  if (isVeg !== (answer.diet === 'Veg') || isMeatless === (answer.diet === 'Non-Veg')) return null

  const quantities = lines
    .filter(({ grams }) => grams > 0)
    .map(
      ({ id: of, name, aisle, grams, kitchen }): Quantity => ({
        id: of,
        name,
        aisle,
        grams,
        buyGrams: grams,
        measure: kitchen,
      }),
    )
  const active = minutes.prepare + minutes.cook
  const difficulty = difficultyOf(active, answer.steps.length)
  const region = regionOf(place)
  const perServing = Math.round((rupees / serves) * 10) / 10
  return {
    id,
    title,
    type: isVeg ? 'Veg' : 'Non-Veg',
    is_vegetarian: isVeg,
    veg_type: answer.diet,
    tags: ['Written by AI', region],
    quickFacts: { time: inMinutes(active), calories: `${corrected.calories} kcal`, difficulty },
    regionalOrigin: place,
    cuisine: place,
    region,
    state: place,
    placeholder: id,
    drinkPairing: answer.drink,
    category,
    prep_time: inMinutes(minutes.prepare),
    cook_time: inMinutes(minutes.cook),
    stand_time: minutes.stand === 0 ? '' : inMinutes(minutes.stand),
    serves,
    difficulty,
    ingredients: answer.ingredients,
    instructions: answer.steps.map(({ text }) => text),
    tips: answer.tips,
    nutrition: [],
    nutritionSource: 'Calculated by us from the ingredients of a recipe written by a language model',
    benefits: [],
    family: 'Written by AI',
    categories: [category],
    prepMinutes: minutes.prepare,
    cookMinutes: minutes.cook,
    standMinutes: minutes.stand,
    quantities,
    steps: answer.steps.map(({ text, minutes: took, kind }) => ({ text, minutes: took, kind })),
    perServing: corrected,
    servingGrams: Math.round(quantities.reduce((sum, { grams }) => sum + grams, 0) / serves),
    costPerServing: perServing,
    cost: { perServing, total: Math.round(rupees), label: 'estimate 2026, ±25 percent' },
    allergens: [...allergens].sort(),
    diet,
  }
}

/** Returns the ingredients with our names, kitchen measures and prices; an ingredient with no amount counts as 0 g. */
function weighed(ids: readonly string[], read: Judged['read'], serves: number) {
  const quantities = ids.map((id) => {
    const grams = read.reduce((sum, line) => sum + (line.id === id ? (line.grams ?? 0) : 0), 0)
    return { id, grams, buyGrams: grams }
  })
  // The shopping list uses no other fields of a recipe.
  const list = shoppingList([{ recipe: { id: '', serves, quantities } as unknown as Recipe }])
  return { lines: list.aisles.flatMap((aisle) => aisle.lines), rupees: list.usedRupees }
}

/** Returns the difficulty by the same rule as for our own recipes. */
const difficultyOf = (minutes: number, steps: number): Recipe['difficulty'] =>
  minutes > 100 || steps > 9 ? 'Hard' : minutes > 45 || steps > 7 ? 'Medium' : 'Easy'

const inMinutes = (minutes: number): string => (minutes === 1 ? '1 min' : `${minutes} mins`)
