import type { DietFlags } from '../diet/diet.ts'
import { ingredients } from '../knowledge/ingredients.ts'
import { fold } from '../names/fold.ts'
import type { Category } from '../recipe/types.ts'
import type { Query } from './query.ts'
import type { WordIndex } from './word-index.ts'
import { placeWords } from './words.ts'

/** The conditions on results besides the words of the query. `exclude` contains ingredient ids. */
export type SearchFilters = {
  category?: Category
  maxMinutes?: number
  diet?: Partial<DietFlags>
  exclude?: readonly string[]
  region?: string
}

export type SearchRequest = {
  vegOnly?: boolean
  /** A region or a state; anything else, such as "All Regions", means all. */
  region?: string
  /** The maximum number of results: 20 by default, at most 60. */
  limit?: number
  filters?: SearchFilters
}

/** The conditions on results, combined from the words of the query and the filters. */
export type SearchCriteria = {
  vegOnly: boolean
  nonVegOnly: boolean
  maxMinutes: number
  category: Category | undefined
  /** The category chosen in the filters. */
  filteredCategory: Category | undefined
  diet: Partial<DietFlags>
  places: string[]
  sweet: boolean
}

/** Combines what a query says with the filters of the page. Where both limit the minutes, the lower limit holds. */
export function criteriaOf(query: Query, { vegOnly = false, region, filters = {} }: SearchRequest): SearchCriteria {
  const asked = [region, filters.region]
    .map((place) => placeWords[place?.toLowerCase() ?? ''] ?? knownPlace(place))
    .filter((place) => place !== undefined)
  const diet: Partial<DietFlags> = { ...filters.diet }
  for (const word of query.diets) if (word !== 'veg' && word !== 'nonveg' && word !== 'egg') diet[word] = true
  return {
    vegOnly: vegOnly || query.diets.includes('veg'),
    nonVegOnly: !vegOnly && query.diets.includes('nonveg'),
    maxMinutes: Math.min(filters.maxMinutes ?? Infinity, query.maxMinutes ?? Infinity),
    category: filters.category ?? query.meal,
    filteredCategory: filters.category,
    diet,
    places: asked,
    sweet: query.sweet,
  }
}

const places = new Set(Object.values(placeWords))
const knownPlace = (place: string | undefined) => (place !== undefined && places.has(place) ? place : undefined)

/**
 * Returns the ids of ingredients to exclude from the dish and its accompaniments: those named, and all that contain a
 * refused allergen.
 */
export function excludedIds(
  query: Query,
  { filters }: SearchRequest,
  index: Pick<WordIndex, 'phrases' | 'words'>,
): ReadonlySet<string> {
  const words = query.without.flatMap((left) => {
    const key = left.map(fold).join(' ')
    const ids = index.phrases.get(key)
    return ids ?? left.flatMap((word) => index.phrases.get(fold(word)) ?? nearestIngredient(fold(word), index))
  })
  const refused: ReadonlySet<string> = new Set(query.withoutAllergens)
  const holders = [...ingredients.values()].filter(({ allergens }) => allergens.some((one) => refused.has(one)))
  return new Set([...words, ...holders.map(({ id }) => id), ...(filters?.exclude ?? [])])
}

function nearestIngredient(key: string, index: Pick<WordIndex, 'phrases' | 'words'>): readonly string[] {
  const [near] = index.words.near(key)
  return (near && index.phrases.get(near.key)) ?? []
}

/** Whether the flags satisfy a diet; computes the flags only when one is asked for. */
export function holds(diet: Partial<DietFlags>, flags: () => DietFlags): boolean {
  const asked = Object.keys(diet).filter((flag) => diet[flag as keyof DietFlags] === true)
  if (asked.length === 0) return true
  const has = flags()
  return asked.every((flag) => has[flag as keyof DietFlags])
}
