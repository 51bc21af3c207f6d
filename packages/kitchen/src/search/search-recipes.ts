import { flagsOf } from '../diet/diet.ts'
import { namesOf } from '../names/name-of.ts'
import { categoriesOf } from '../recipe/build.ts'
import { compose, minutesOf } from '../recipe/composed.ts'
import type { Recipe } from '../recipe/types.ts'
import { rankByName } from './kin.ts'
import { nearName, sameName } from './named.ts'
import { type PoolIndex, poolIndex } from './pool-index.ts'
import { type Query, readQuery } from './query.ts'
import { type Ranking, rankWords } from './rank.ts'
import { vary } from './vary.ts'
import { excludedIds, holds, isWanted, mayBe, type SearchRequest, type Wish, wishesOf } from './wish.ts'

/** A recipe with its other names. */
export type FoundRecipe = Recipe & { names: string[] }

const mostResults = 60
/** Recipes that are composed at most for one search: those refused for what their steps name count too. */
const mostComposed = 80
/** So many recipes that are asked for their time are a slice of the work. */
const timedInSlice = 25
/** So many that are composed are one too: a quarter of a millisecond each, several times that while the code is new. */
const composedInSlice = 10

/**
 * Recipes for what a person types: the dish of that name first, then its relatives, never many styles of one dish in a row.
 * Reads names in many spellings and in Devanagari, ingredients (all that are named, either where "or" joins them), what is to
 * be left out, places, meals, diets and time. An empty list where nothing is meant.
 */
export function searchRecipes(text: string, request: SearchRequest = {}): FoundRecipe[] {
  const search = searchInSlices(text, request)
  let step = search.next()
  while (!step.done) step = search.next()
  return step.value
}

/** The same in slices, for whoever serves others meanwhile. */
export function* searchInSlices(text: string, request: SearchRequest = {}): Generator<undefined, FoundRecipe[]> {
  const limit = Math.max(0, Math.min(mostResults, Math.floor(request.limit ?? 20)))
  const query = readQuery(text)
  const index = poolIndex()
  const without = excludedIds(query, request, index)
  const wish = wishesOf(query, request)
  yield
  for (const ranking of rankings(text, query, wish, without, index)) {
    const found = yield* take(limit, ranking, wish, without, index)
    if (found.length > 0) return found
  }
  return []
}

function* take(
  limit: number,
  ranking: Ranking,
  wish: Wish,
  without: ReadonlySet<string>,
  index: PoolIndex,
): Generator<undefined, FoundRecipe[]> {
  const found: FoundRecipe[] = []
  let composed = 0
  let timed = 0
  for (const { draft } of vary(ranking, index)) {
    if (found.length >= limit || composed >= mostComposed) break
    if (!holds(wish.diet, () => flagsOf(draft.parts.map(({ id }) => id)))) continue
    if (wish.maxMinutes < Infinity) {
      if (++timed % timedInSlice === 0) yield
      if (minutesOf(draft) > wish.maxMinutes) continue
    }
    const category = categoriesOf(draft).find((one) => one === wish.category)
    const recipe = compose(draft, category)
    if (++composed % composedInSlice === 0) yield
    if (isWanted(recipe, wish, without)) found.push({ ...recipe, names: namesOf(recipe.id, recipe.title) })
  }
  return found
}

/** What to offer, the next only where nothing of the one before holds: a named dish and its relatives, then what the words say. */
function* rankings(
  text: string,
  query: Query,
  wish: Wish,
  without: ReadonlySet<string>,
  index: PoolIndex,
): Generator<Ranking> {
  const words = rankWords(query, index)
  const allowed = (scores: Map<number, number>, asked: Wish) =>
    [...scores].filter(([at]) => mayBe(index.entries[at]!, asked, without)).sort(byScore)
  const parts = query.groups.flat()
  // "Kuch meetha" asks for anything sweet, not for the Mittha of Himachal.
  const whole = query.sweet && parts.length === 0 ? undefined : sameName(query.name, text)
  const dish = whole ?? sameName(parts) ?? guess(query.name, parts, words.complete && words.literal)
  // "Sweet Corn Soup" asks for no sweet, and "Breakfast Stew" for no meal.
  const plain = { ...wish, sweet: false, category: wish.filteredCategory }
  if (dish) yield allowed(rankByName(dish, words, wish.vegOnly, index), whole ? plain : wish)
  yield allowed(words.scores, wish)
  if (wish.sweet) yield allowed(words.scores, { ...wish, sweet: false })
}

/** The dish that may be meant, if it is written nearly so; where recipes hold all words as they stand, half a slip is allowed. */
function guess(name: string[], parts: string[], areKnown: boolean) {
  if (areKnown) return parts.length > 1 ? nearName(name, 0.5) : undefined
  return nearName(name) ?? (name.length === parts.length ? undefined : nearName(parts))
}

const byScore = (left: [number, number], right: [number, number]) => right[1] - left[1] || left[0] - right[0]

export type { SearchFilters, SearchRequest } from './wish.ts'
