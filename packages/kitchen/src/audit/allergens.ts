import type { Cookbook } from '../read/cookbook.ts'
import { indicatorWords } from './allergen-words.ts'
import type { Found } from './found.ts'

/** Finds foods whose name implies an allergen that their row does not list; fish and eggs are checked by diet, too. */
export function allergenDoubts({ foods }: Pick<Cookbook, 'foods'>): Found {
  const doubts = foods.all.flatMap((food) => {
    const held = new Set<string>(food.allergens)
    const missing: string[] = indicatorWords
      .filter(({ allergen, words, unless }) => words.test(food.name) && !unless?.test(food.name) && !held.has(allergen))
      .map(({ allergen }) => allergen)
    if (food.diet === 'fish' && !['fish', 'crustacean', 'mollusc'].some((one) => held.has(one))) missing.push('fish')
    if (food.diet === 'egg' && !held.has('egg')) missing.push('egg')
    return missing.length > 0 ? [{ id: food.name, why: `its name brings ${[...new Set(missing)].join(', ')}` }] : []
  })
  return { looked: foods.all.length, doubts }
}
