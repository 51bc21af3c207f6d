import { shopIdOf } from '../compute/shop-item.ts'
import { fold, foldedWords } from '../names/fold.ts'
import type { Food } from '../read/food.ts'
import { cookbook } from '../read/load-cookbook.ts'
import type { Query } from './query.ts'
import { excludedIds, type SearchFilters } from './search-criteria.ts'
import type { WordIndex } from './word-index.ts'

/**
 * Returns the ids of the foods to exclude: those named, foods made with them, and all that contain a refused allergen.
 */
export function excludedFoodIds(
  query: Query,
  filters: SearchFilters | undefined,
  index: Pick<WordIndex, 'phrases' | 'words'>,
): ReadonlySet<string> {
  if (query.without.length + query.withoutAllergens.length === 0) return new Set(filters?.exclude)
  const ids = new Set(excludedIds(query, { ...(filters && { filters }) }, index))
  const foods = cookbook().foods.all
  const refused: ReadonlySet<string> = new Set(query.withoutAllergens)
  // "Without onion" also excludes shallots, and every food with one of these words in its name, such as spring onion.
  const words = new Set(query.without.flat().map(fold))
  for (const food of foods) {
    const [only, ...more] = foldedWords(food.name)
    if (only !== undefined && more.length === 0 && query.without.length > 0 && ids.has(shopIdOf(food))) words.add(only)
  }
  const noAllium = [...words].some((word) => alliums.has(word))
  const isLeftOut = (food: Food) =>
    food.allergens.some((one) => refused.has(one)) ||
    foldedWords(food.name).some((word) => words.has(word)) ||
    (noAllium && food.onion_garlic && isMixture(food))
  for (const food of foods) if (isLeftOut(food)) ids.add(shopIdOf(food))
  return ids
}

const alliums: ReadonlySet<string> = new Set(['onion', 'garlic'].map(fold))

/** Whether the food is a mixture, which may contain onion or garlic without its name saying so. */
const isMixture = ({ aisle }: Food): boolean => aisle === 'spices' || aisle === 'other'
