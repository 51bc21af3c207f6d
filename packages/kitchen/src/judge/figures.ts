import type { Macros } from '../nutrition/nutrition.ts'
import { type Reason, reason } from './reason.ts'
import { claimedFigures, type SubmittedRecipe } from './submitted-recipe.ts'

const names: Record<'calories' | 'protein' | 'carbohydrate' | 'fat', [string, string]> = {
  calories: ['calories', 'kcal'],
  protein: ['protein', 'g'],
  carbohydrate: ['carbohydrate', 'g'],
  fat: ['fat', 'g'],
}

/**
 * The tolerance for a claimed figure: 15%, but at least 4 g of a macronutrient and 5 kcal, since small figures are
 * rounded.
 */
const tolerated = 0.15
const toleratedGrams = 4
const toleratedCalories = 5

/** The figures of a serving: usual values, and the least and most when foods are only partly eaten. */
export type Range = { usual: Macros; least: Macros; most: Macros }

/**
 * Compares the claimed figures with those computed from the grams, allowing the full range for frying oil, syrup and
 * whey.
 */
export function figureReasons(submitted: SubmittedRecipe, { usual, least, most }: Range): Reason[] {
  const claims = claimedFigures(submitted)
  const wrong = (Object.keys(names) as (keyof typeof names)[]).flatMap((key) => {
    const claim = claims[key]
    if (claim === undefined) return []
    const right = Math.min(Math.max(claim, least[key]), most[key])
    const slack = key === 'calories' ? toleratedCalories : toleratedGrams
    if (Math.abs(claim - right) <= Math.max(right * tolerated, slack)) return []
    const [name, unit] = names[key]
    return [`${name} ${claim} ${unit} where its ingredients give ${Math.round(usual[key])} ${unit}`]
  })
  return wrong.length === 0 ? [] : [reason('nutrition', `Its figures are off by more than 15%: ${wrong.join('; ')}.`)]
}
