import { flagsOf } from '../diet/diet.ts'
import { categoriesOf } from '../recipe/build.ts'
import { compose, minutesOf } from '../recipe/composed.ts'
import type { Recipe } from '../recipe/types.ts'
import { rankByName } from './kin.ts'
import { nearName, sameName } from './named.ts'
import { type PoolIndex, poolIndex } from './pool-index.ts'
import type { Query } from './query.ts'
import { type Ranking, rankWords } from './rank.ts'
import { vary } from './vary.ts'
import { holds, isWanted, mayBe, type Wish } from './wish.ts'

/** Recipes that are composed at most for one search: those refused for what their steps name count too. */
const mostComposed = 80
/** So many recipes that are asked for their time are a slice of the work. */
const timedInSlice = 25
/** So many that are composed are one too: a quarter of a millisecond each, several times that while the code is new. */
const composedInSlice = 10

/** What is asked of the grammar's recipes, read from a search already. */
export type Asked = {
  text: string
  query: Query
  wish: Wish
  without: ReadonlySet<string>
  limit: number
  /** Whether a recipe may be shown at all. */
  accepts: (recipe: Recipe) => boolean
}

/**
 * Recipes of the grammar for what a person types, in slices: the nearest combination first, then its relatives, never many
 * styles of one dish in a row. An empty list where nothing is meant.
 */
export function* composedInSlices({
  text,
  query,
  wish,
  without,
  limit,
  accepts,
}: Asked): Generator<undefined, Recipe[]> {
  if (limit <= 0) return []
  const index = poolIndex()
  for (const ranking of rankings(text, query, wish, without, index)) {
    const found = yield* take({ limit, ranking, wish, without, index, accepts })
    if (found.length > 0) return found
  }
  return []
}

function* take({
  limit,
  ranking,
  wish,
  without,
  index,
  accepts,
}: Pick<Asked, 'limit' | 'wish' | 'without' | 'accepts'> & { ranking: Ranking; index: PoolIndex }): Generator<
  undefined,
  Recipe[]
> {
  const found: Recipe[] = []
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
    if (isWanted(recipe, wish, without) && accepts(recipe)) found.push(recipe)
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
