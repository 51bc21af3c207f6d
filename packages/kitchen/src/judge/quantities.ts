import type { Macros } from '../nutrition/nutrition.ts'
import type { Eaten } from './eaten.ts'
import { type Reason, reason } from './reason.ts'

/** The most grams a serving may contain: well above what any home cook uses, far below what is harmful or inedible. */
// biome-ignore format: a table
const most: Record<string, number> = {
  salt: 8, 'black-salt': 6, 'rock-salt': 8, 'chilli-powder': 8, kashmiri: 8, haldi: 5, hing: 1.5, nutmeg: 1.5, mace: 1.5, poppy: 30, 'baking-soda': 2.5,
  'baking-powder': 5, eno: 4, saffron: 0.5, cloves: 3, cardamom: 3, 'garam-masala': 6, ajwain: 5, fenugreek: 25, pepper: 6, sugar: 100,
  jaggery: 100, oil: 60, ghee: 60, butter: 60, vinegar: 60, 'soy-sauce': 40, coffee: 8, tea: 12, 'dry-ginger': 5, cinnamon: 4, 'green-chilli': 30,
}

// biome-ignore format: a table
const mostOfAisle: Record<string, number> = {
  spice: 15, fat: 70, sweetener: 120, nut: 150, meat: 450, fish: 450, dairy: 500, pulse: 180, grain: 220,
}

/** Finds amounts that no serving has: a cup of chilli powder, a quarter kilo of salt, three kilos in total. */
export function quantityReasons(eaten: readonly Eaten[], computed: Macros): Reason[] {
  const much = eaten.filter(({ food: { id, aisle }, grams }) => grams > (most[id] ?? mostOfAisle[aisle] ?? 700))
  const wrong = much.map(({ food: { word }, grams }) =>
    reason('quantity', `${Math.round(grams)} g of ${word} a serving is more than anyone eats.`),
  )
  const total = eaten.reduce((sum, { grams }) => sum + grams, 0)
  if (total > 1500) wrong.push(reason('quantity', `A serving of ${Math.round(total)} g is no serving.`))
  if (wrong.length === 0 && computed.calories > 1400)
    wrong.push(reason('quantity', `A serving of ${computed.calories} kcal is no serving.`))
  return wrong
}

/** Checks that the servings are between 1 and 20. */
export function servesReasons(serves: number | undefined): Reason[] {
  if (serves === undefined || (Number.isFinite(serves) && serves >= 1 && serves <= 20)) return []
  return [reason('quantity', 'It has to say for how many it is, 1 to 20.')]
}
