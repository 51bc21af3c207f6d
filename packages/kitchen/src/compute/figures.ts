import type { Dish, Portion } from '../read/dish.ts'
import type { Course } from '../read/vocabulary.ts'
import { gramsOf } from './grams.ts'

/** Figures of one serving, and the weight that they belong to. */
export type Figures = {
  /** Grams on the plate, absorbed water and oil included. */
  grams: number
  kcal: number
  protein: number
  carbohydrate: number
  fat: number
  fibre: number
  salt: number
  rupees: number
}

/**
 * Grams of oil that 100 g of food take up while it is deep-fried, by what it is: our estimates from published uptakes (thin
 * doughs 10 to 13, coated vegetables 12, thick pieces of meat and fish 7 to 9).
 */
const uptakePer100g: Partial<Record<Course, number>> = { bread: 12, snack: 12, chaat: 12, sweet: 11, fry: 9, kebab: 8 }
const usualUptake = 10

/**
 * Computes a serving of a dish from the grams of its foods (docs of the cookbook: nutrition and weight count absorbed water
 * and oil).
 *
 * @throws Error naming the food whose measure has no weight: the check of the files refuses it before.
 */
export function figuresOf(dish: Dish): Figures {
  const weighed = dish.portions.map((portion) => {
    const grams = gramsOf(portion)
    if (grams === null) throw new Error(`${dish.id}: ${portion.name} has no weight for its measure`)
    return { portion, grams }
  })
  const rest = weighed.filter(({ portion }) => !portion.isForFrying)

  const eaten = rest.map(({ portion, grams }) => ({ portion, grams: grams * portion.food.edible }))
  for (const [portion, grams] of friedGramsOf(dish)) eaten.push({ portion, grams })

  const measuredWater = sum(eaten.filter(({ portion }) => portion.food.name === 'water').map(({ grams }) => grams))
  const absorbed = sum(rest.map(({ portion, grams }) => grams * portion.food.absorbs))
  const weight = sum(eaten.map(({ grams }) => grams)) + Math.max(0, absorbed - measuredWater)

  const per = (key: 'protein' | 'carbohydrate' | 'fat' | 'fibre') =>
    sum(eaten.map(({ portion, grams }) => (portion.food[key] * grams) / 100)) / dish.serves
  const [protein, carbohydrate, fat, fibre] = [per('protein'), per('carbohydrate'), per('fat'), per('fibre')]
  const salts = (portion: Portion) => /\bsalt$/.test(portion.food.name)
  return {
    grams: Math.round(weight / dish.serves),
    // Atwater's factors; carbohydrate is the available part, fibre gives 2.
    kcal: Math.round(4 * protein + 4 * carbohydrate + 9 * fat + 2 * fibre),
    protein: tenth(protein),
    carbohydrate: tenth(carbohydrate),
    fat: tenth(fat),
    fibre: tenth(fibre),
    salt: tenth(sum(eaten.filter(({ portion }) => salts(portion)).map(({ grams }) => grams)) / dish.serves),
    rupees: Math.round(
      sum(weighed.map(({ portion, grams }) => (portion.food.rupees_per_kg * grams) / 1000)) / dish.serves,
    ),
  }
}

/** Grams of each bath of oil that the food takes up, for all servings of the file. */
export function friedGramsOf(dish: Dish): Map<Portion, number> {
  const bath = dish.portions.filter(({ isForFrying }) => isForFrying)
  if (bath.length === 0) return new Map()
  const fried = friedPortions(dish)
  const solids = sum(
    [...fried]
      .filter(({ isForFrying, food }) => !isForFrying && food.name !== 'water')
      .map((portion) => (gramsOf(portion) ?? 0) * portion.food.edible),
  )
  const uptake = (solids * (uptakePer100g[dish.course] ?? usualUptake)) / 100
  return new Map(bath.map((portion) => [portion, Math.min(gramsOf(portion) ?? 0, uptake / bath.length)]))
}

/** What takes up oil: what is in the dish by the step in which the bath is heated. Gravies and curd come after it. */
function friedPortions({ steps, portions }: Dish): Set<Portion> {
  const foodsOf = (step: Dish['steps'][number]) =>
    step.parts.flatMap((part) => (part.kind === 'food' ? [portions[part.index]!] : []))
  const last = steps.findLastIndex((step) => foodsOf(step).some(({ isForFrying }) => isForFrying))
  return new Set(steps.slice(0, last + 1).flatMap(foodsOf))
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
const tenth = (value: number): number => Math.round(value * 10) / 10
