import { wordsOf } from '../names/fold.ts'
import type { Dish } from '../read/dish.ts'
import { type Aims, aimsOf, noAims } from './aims/aims.ts'
import { praiseWords } from './asking-words.ts'
import { type DishIndex, dishIndex } from './dish-index.ts'
import { commonKindOf, dishNames } from './dish-names.ts'
import { excludedFoodIds } from './excluded-foods.ts'
import type { Hidden } from './hidden.ts'
import type { Household } from './hidden-reason.ts'
import { missingWords } from './missing-words.ts'
import { nameIn, staged } from './named-dishes.ts'
import { nearDishes } from './near-dishes.ts'
import { type Query, readQuery } from './query.ts'
import { exactlyNamed } from './read-name.ts'
import { type FoundRecipe, isAllowed, Results } from './results.ts'
import { inDevanagari } from './scripts.ts'
import { criteriaOf, type SearchRequest as Request, type SearchCriteria } from './search-criteria.ts'
import { withoutAsking } from './without-asking.ts'

export type SearchRequest = Request & {
  /** The household's restrictions; named dishes they exclude are counted. */
  household?: Omit<Household, 'vegOnly'>
}

export type Findings = {
  recipes: FoundRecipe[]
  hidden: Hidden
  /** The words of a dish that was asked for by name but is not in the cookbook; null if it is, or if none was named. */
  missing: string | null
}

const mostResults = 60
/** The number of recipes composed per slice of work. */
const writtenInSlice = 8

/** Finds recipes for what a person types, as `searchInSlices` does, without pausing. */
export function searchRecipes(text: string, request: SearchRequest = {}): FoundRecipe[] {
  const search = searchInSlices(text, request)
  let step = search.next()
  while (!step.done) step = search.next()
  return step.value.recipes
}

/**
 * Finds recipes for what a person types, in slices so that other requests can run in between: the dish of that name in
 * any usual spelling or script, its forms, its variations, then near dishes. Understands ingredients (all that are
 * named, or any of those joined with "or"), exclusions, places, meals, diets and time.
 */
export function* searchInSlices(text: string, request: SearchRequest = {}): Generator<undefined, Findings> {
  const limit = Math.max(0, Math.min(mostResults, Math.floor(request.limit ?? 20)))
  const index = dishIndex()
  const typed = inDevanagari(text)
  // A dish with exactly this name is meant, whatever else the words suggest: Baby Corn Masala is not for babies.
  const aims = exactlyNamed(text, wordsOf(typed)) ? noAims : aimsOf(typed)
  const words = aims === noAims ? text : aims.rest
  const query = readQuery(inDevanagari(words))
  const without = excludedFoodIds(query, request.filters, index)
  const { vegOnly = false } = request
  const household: Household = { ...request.household, vegOnly }
  yield
  const named = nameIn(words, query)
  const asked = criteriaOf(query, request)
  const wish = { ...asked, vegOnly: query.diets.includes('veg') }
  // The words of a name are not wishes: "Sweet Corn Soup" does not ask for a sweet, "Vrat ke Aloo" for a fast, and a
  // dish called "No …" excludes nothing.
  const plain: SearchCriteria = {
    ...wish,
    ...(named.isWhole && {
      vegOnly: false,
      nonVegOnly: false,
      sweet: false,
      category: asked.filteredCategory,
      diet: { ...request.filters?.diet },
    }),
  }
  const leaves = named.isExactly ? new Set(request.filters?.exclude) : without
  yield
  const results = new Results(limit, household)
  const { exact, general, first, stages } = staged(named, query, index, aims, wordsOf(inDevanagari(words)))
  for (const [match, dishes] of stages) {
    for (const entry of dishes) {
      if (isAllowed(entry, plain, leaves) && results.add(entry, match, plain) && results.count % writtenInSlice === 0)
        yield
    }
  }
  if (results.room === 0 && exact.length > 0) return { recipes: results.recipes, hidden: results.hidden, missing: null }
  const near = nearDishes(withoutAsides(query, named.dishes[0]), first, named.opened(), index, !aims.isEmpty)
  yield
  const ranking = aims.isEmpty ? near.ranking : yield* fitting(near.ranking, aims, index)
  yield
  // For "chicken" on a day without meat, no dish is named: the best findings are what was asked for.
  const isNamed = exact.length + general.length > 0
  for (const limits of wishesInTurn(wish)) {
    for (const at of ranking) {
      if (results.room === 0) break
      const entry = index.entries[at]!
      const isFit = isAllowed(entry, limits, without)
      if (
        isFit &&
        results.add(entry, 'near', limits, { counts: !isNamed && results.count === 0 }) &&
        results.count % writtenInSlice === 0
      )
        yield
    }
    if (results.count > 0) break
  }
  return {
    recipes: results.recipes,
    hidden: results.hidden,
    missing: !isNamed && (named.dishes.length > 0 || !near.isAnswered) ? missingWords(words) : null,
  }
}

/**
 * Returns the wish, then the same with longer times to fall back on if nothing is that quick; results show how long
 * they take.
 */
function wishesInTurn(wish: SearchCriteria): SearchCriteria[] {
  return Number.isFinite(wish.maxMinutes)
    ? [wish, { ...wish, maxMinutes: Math.max(15, wish.maxMinutes * 1.5) }, { ...wish, maxMinutes: wish.maxMinutes * 3 }]
    : [wish]
}

/** Returns the ranked dishes that fit the aims, best first; the original rank counts too. */
function* fitting(ranking: readonly number[], aims: Aims, { entries }: DishIndex): Generator<undefined, number[]> {
  const fit: { at: number; worth: number }[] = []
  for (const [rank, at] of ranking.entries()) {
    const entry = entries[at]!
    if (aims.fits(entry)) fit.push({ at, worth: aims.worth(entry) - rank / ranksForAll })
    if (rank % askedInSlice === askedInSlice - 1) yield
  }
  return fit.sort((left, right) => right.worth - left.worth).map(({ at }) => at)
}
/** The number of dishes checked per slice of work. */
const askedInSlice = 500
/** The number of ranks that outweigh a perfectly served aim. */
const ranksForAll = 120

/** Returns the query without words that only ask for a recipe; if a dish was found, with the words of its title. */
function withoutAsides(query: Query, dish?: Dish): Query {
  if (dish) return { ...query, groups: wordsOf(dish.title).map((word) => [word]) }
  const kept = new Set(withoutAsking(query.name).filter((word) => !praiseWords.has(word)))
  const groups = query.groups.filter((group) => group.some((word) => kept.has(word)))
  const names = dishNames()
  return { ...query, groups: groups.map((group) => group.map((word) => commonKindOf(word, names) ?? word)) }
}

export type { FoundRecipe, Match } from './results.ts'
export type { SearchFilters } from './search-criteria.ts'
