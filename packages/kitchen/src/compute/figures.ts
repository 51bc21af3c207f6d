import type { Dish, Portion } from '../read/dish.ts'
import { says } from '../read/preparations.ts'
import { eatenOf, readyGramsOf } from './eaten.ts'
import { gramsOf } from './grams.ts'
import { isSalt } from './salt.ts'

/** The figures of a serving, and its weight. */
export type Figures = {
  /** Grams on the plate, including absorbed water and oil. */
  grams: number
  kcal: number
  protein: number
  carbohydrate: number
  fat: number
  fibre: number
  /** Grams of salt, including that of bread, cheese and sauces. */
  salt: number
  rupees: number
}

/**
 * Computes the figures of a serving from the parts of the foods that are eaten (`eaten.ts`).
 *
 * @throws Error with the food's name when its measure has no weight; the check of the files rejects such dishes.
 */
export function figuresOf(dish: Dish): Figures {
  const weighed = dish.portions.map((portion) => {
    const grams = gramsOf(portion)
    if (grams === null) throw new Error(`${dish.id}: ${portion.name} has no weight for its measure`)
    return { portion, grams }
  })
  const eaten = eatenOf(dish)
  const per = (key: 'protein' | 'carbohydrate' | 'fat' | 'fibre') => sum(eaten.map((one) => one[key])) / dish.serves
  const [protein, carbohydrate, fat, fibre] = [per('protein'), per('carbohydrate'), per('fat'), per('fibre')]
  const salts = (portion: Portion) => {
    if (isSalt(portion)) return 1
    return says(portion.preparation, 'unsalted') ? 0 : portion.food.salt / 100
  }
  return {
    grams: Math.round(readyGramsOf(dish) / dish.serves),
    // Atwater factors; carbohydrate is the available part, fibre counts 2.
    kcal: Math.round(4 * protein + 4 * carbohydrate + 9 * fat + 2 * fibre),
    protein: tenth(protein),
    carbohydrate: tenth(carbohydrate),
    fat: tenth(fat),
    fibre: tenth(fibre),
    salt: tenth(sum(eaten.map(({ portion, grams }) => grams * salts(portion))) / dish.serves),
    rupees: Math.round(
      sum(weighed.map(({ portion, grams }) => (portion.food.rupees_per_kg * grams) / 1000)) / dish.serves,
    ),
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const tenth = (value: number): number => Math.round(value * 10) / 10
