import { ingredient } from '../knowledge/ingredients.ts'
import { type Macros, macrosOf } from '../nutrition/nutrition.ts'
import { type Candidate, claimedFigures } from './candidate.ts'
import { isFryingBath, type Read } from './read-line.ts'
import { type Reason, reason } from './reason.ts'

/** Grams of frying oil that 100 g of food take up where nothing else is said (pakora and vada lie about here). */
const uptake = 0.1

export type Eaten = { id: string; grams: number }

/** What is eaten of the candidate, a serving: known ingredients with an amount; of a frying bath what the food takes up. */
export function eatenOf(reads: readonly Read[], serves: number): Eaten[] {
  const weighed = reads.flatMap(({ ids: [id], grams, aside }) =>
    id === undefined || grams === undefined || aside ? [] : [{ id, grams: grams / serves }],
  )
  const solid = weighed.reduce((sum, { id, grams }) => sum + (ingredient(id).role === 'water' ? 0 : grams), 0)
  const fried = reads.filter(({ line, ids }) => ids[0] !== undefined && isFryingBath(line))
  return [...weighed, ...fried.map(({ ids }) => ({ id: ids[0]!, grams: solid * uptake }))]
}

const names: Record<'calories' | 'protein' | 'carbohydrate' | 'fat', [string, string]> = {
  calories: ['calories', 'kcal'],
  protein: ['protein', 'g'],
  carbohydrate: ['carbohydrate', 'g'],
  fat: ['fat', 'g'],
}

/** A figure may be wrong by 15%; grams of a macronutrient by 4 g as well, since small ones are rounded. */
const tolerated = 0.15
const toleratedGrams = 4

/** Of a syrup that sweets lie in most stays in the pot: the least share of its sugar that is eaten (rasgulla take a fifth). */
const leastOfSyrup = 0.2
const inSyrup = /\b(boil|simmer|slip|slide|drop|dip|soak|steep|leave|rest|cool)\w*\b.*\bsyrup\b/i

/** Claimed figures against those recomputed from the grams; of sweets in syrup, whatever they may have taken up. */
export function figureReasons(candidate: Candidate, computed: Macros, eaten: readonly Eaten[]): Reason[] {
  const least = candidate.instructions.some((step) => inSyrup.test(step)) ? withoutSyrup(eaten) : computed
  const claims = claimedFigures(candidate)
  const wrong = (Object.keys(names) as (keyof typeof names)[]).flatMap((key) => {
    const claim = claims[key]
    if (claim === undefined) return []
    const right = Math.min(Math.max(claim, least[key]), computed[key])
    const slack = key === 'calories' ? 0 : toleratedGrams
    if (Math.abs(claim - right) <= Math.max(right * tolerated, slack)) return []
    const [name, unit] = names[key]
    return [`${name} ${claim} ${unit} where its ingredients give ${Math.round(computed[key])} ${unit}`]
  })
  return wrong.length === 0 ? [] : [reason('nutrition', `Its figures are off by more than 15%: ${wrong.join('; ')}.`)]
}

function withoutSyrup(eaten: readonly Eaten[]): Macros {
  return macrosOf(eaten.map(({ id, grams }) => ({ id, grams: id === 'sugar' ? grams * leastOfSyrup : grams })))
}
