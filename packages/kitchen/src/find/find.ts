import { shopIdOf } from '../compute/shop-item.ts'
import { fold, foldedWords, wordsOf } from '../names/fold.ts'
import type { Dish } from '../read/dish.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { variationOf, variationsOf } from '../read/variation.ts'
import type { Recipe } from '../recipe/types.ts'
import { type Aims, aimsOf, noAims } from './aims/aims.ts'
import { praiseWords } from './asking-words.ts'
import { cachedRecipe } from './cached-recipe.ts'
import { type DishEntry, type DishIndex, dishIndex, entryOf } from './dish-index.ts'
import { commonKindOf, dishNames } from './dish-names.ts'
import { excludedFoodIds } from './excluded-foods.ts'
import { type Hidden, HiddenDishes } from './hidden.ts'
import { type Household, hiddenReasonOf } from './hidden-reason.ts'
import { missingWords } from './missing-words.ts'
import { localTo, nearDishes } from './near-dishes.ts'
import { type Query, readQuery } from './query.ts'
import { exactlyNamed, type ReadName, readName } from './read-name.ts'
import { inDevanagari } from './scripts.ts'
import { criteriaOf, holds, type SearchRequest as Request, type SearchCriteria } from './search-criteria.ts'
import { withoutAsking } from './without-asking.ts'
import { fillers } from './words.ts'

/**
 * How a result relates to the query: the dish of that name, a form of it (or the dish it is a form of), a variation by
 * one of the replacements in its file, or a dish with something in common.
 */
export type Match = 'exact' | 'form' | 'variation' | 'near'

export type FoundRecipe = Recipe & {
  /** Other names of the same dish. */
  names: string[]
  match: Match
}

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

type Named = ReadName & {
  /** True when all the words form a name, so their other meanings do not count. */
  isWhole: boolean
  isExactly: boolean
}

function nameIn(text: string, query: Query): Named {
  const words = wordsOf(inDevanagari(text))
  const dish = exactlyNamed(text, words)
  if (dish)
    return { dishes: [dish], variations: [], parts: [], list: 0, opened: () => [], isWhole: true, isExactly: true }
  // "Dal no garlic" is not Garlic Dal: exclusions are not part of the name.
  const isNarrowed = query.without.length + query.withoutAllergens.length > 0 || query.maxMinutes !== undefined
  const whole = isNarrowed ? query.name : words
  const parts = query.groups.some((group) => group.length > 1) ? [] : query.groups.flat()
  const asksBeside =
    query.places.length + query.diets.length + Number(query.sweet) + Number(query.meal !== undefined) > 0
  // "Veg upma" is a dish of its own; "veg palak paneer" is palak paneer.
  const leastParts = query.diets.some((diet) => diet === 'veg' || diet === 'nonveg') ? 2 : 1
  const read = readName([whole, ...(asksBeside && parts.length >= leastParts ? [parts] : [])])
  return { ...read, isWhole: read.list === 0 && read.dishes.length + read.variations.length > 0, isExactly: false }
}

/**
 * Returns the named dishes and their relatives in stages with their kind of match, and the dishes to find near ones
 * for.
 */
function staged(named: Named, query: Query, index: DishIndex, aims: Aims, words: readonly string[]) {
  const isOfPlace = named.isWhole ? undefined : localTo(query, index)
  const isLocal = (dish: Dish) => isOfPlace?.(index.at.get(dish)!) ?? true
  const { dishes } = cookbook()
  const exact = named.dishes.filter(isLocal)
  const elsewhere = named.dishes.filter((dish) => !isLocal(dish))
  const general = elsewhere.filter(({ place }) => place === 'all-india')
  // "Bengali kheer": kheer is from all India, and payesh is its Bengali form.
  const related = named.dishes.flatMap((dish) => [
    ...(index.forms.get(dish.id) ?? []),
    ...(dish.formOf && dishes.has(dish.formOf) ? [dishes.get(dish.formOf)!] : []),
  ])
  const kin = [...related.filter(isLocal), ...(isOfPlace ? [] : related)]
  // A related dish with another main ingredient, or without the words asked for, is only near: Baby Corn Manchurian is
  // not a form of "gobi manchurian".
  const asked = query.name.filter((word) => !fillers.has(word)).map(fold)
  const isForm = (dish: Dish) =>
    asked.every((word) => [dish.title, ...dish.names].some((name) => foldedWords(inDevanagari(name)).includes(word))) &&
    named.dishes.some((one) => sharesMains(dish, one, index))
  const { form: forms = [], near: akin = [] } = Object.groupBy(kin, (dish) => (isForm(dish) ? 'form' : 'near'))
  // In "lauki kofta without frying" the exclusion is not a food, so no dish can be claimed to satisfy it.
  const { foodSounds } = dishNames()
  // For "air fryer samosa" or "high protein dosa" a dish may fit, but that is not claimed.
  const claims =
    aims.isCircumstance &&
    (named.isExactly || query.without.length === 0 || query.without.flat().some((word) => foodSounds.has(fold(word))))
  const own = exact.flatMap((dish) => variationsOf(dish).map((slug) => ({ dish, slug })))
  const variations = [...named.variations, ...own]
    .map(({ dish, slug }) => variationOf(dish, slug, cookbook().foods))
    .filter((dish) => dish !== undefined)
  const known = (list: readonly Dish[]) => list.map((dish) => index.entries[index.at.get(dish)!]!)
  // "Gojju" asks for a family: its best-known member represents it, but not as an exact match.
  const asExact = named.dishes.length === 1 && isFamily(words, named.dishes[0]!) ? 'form' : 'exact'
  const stages: [Match, DishEntry[]][] = [
    [claims ? asExact : 'near', known(exact)],
    [claims ? 'form' : 'near', known(forms)],
    [claims ? 'variation' : 'near', variations.map((dish) => entryOf(dish, cookbook().places.get(dish.place)!))],
    // For "Goan prawn curry", the all-India prawn curry is not exact, but it is the nearest.
    ['near', known([...general, ...akin, ...named.parts, ...elsewhere.filter(({ place }) => place !== 'all-india')])],
  ]
  return { exact, general, first: [...named.dishes, ...named.variations.map(({ dish }) => dish)], stages }
}

/** The number of other titles that must end with a word for it to name a family. */
const leastOfFamily = 3
/** Family names that no title contains: Bengali street fritters, Gujarati snacks and so on. */
const familyWords: ReadonlySet<string> = new Set(
  ['telebhaja', 'farsan', 'namkeen', 'tiffin', 'nashta', 'mithai'].map(fold),
)

/** Whether a single word names a family of dishes rather than this dish. */
function isFamily(words: readonly string[], { title }: Dish): boolean {
  const [only, ...more] = words.map(fold)
  if (only === undefined || more.length > 0 || !/^[a-z]/.test(only) || foldedWords(title).join('') === only)
    return false
  return familyWords.has(only) || (dishNames().families.get(only) ?? 0) > leastOfFamily
}

/** Whether two dishes share most of their main ingredients: Paneer Dosa and Masala Dosa do not. */
function sharesMains(one: Dish, other: Dish, { entries, at }: DishIndex): boolean {
  const [mains, others] = [entries[at.get(one)!]!.mains, entries[at.get(other)!]!.mains]
  const shared = mains.filter((id) => others.includes(id)).length
  return shared * 2 > Math.max(mains.length, others.length)
}

/** Collects the results, each dish once, and the named dishes that the household does not eat. */
class Results {
  readonly recipes: FoundRecipe[] = []
  readonly #seen = new Set<string>()
  readonly #hidden = new HiddenDishes()
  readonly #limit: number
  readonly #household: Household

  constructor(limit: number, household: Household) {
    this.#limit = limit
    this.#household = household
  }

  get count(): number {
    return this.recipes.length
  }

  /** The number of results that still fit. */
  get room(): number {
    return this.#limit - this.count
  }

  get hidden(): Hidden {
    return this.#hidden.summary()
  }

  /**
   * Adds a result.
   *
   * @param counts whether it is counted if it is hidden; by default only a dish that was named.
   * @returns false when the dish is already there, is hidden, or the limit is reached.
   */
  add(
    entry: DishEntry,
    match: Match,
    { category }: SearchCriteria,
    { counts = match === 'exact' || match === 'form' }: { counts?: boolean } = {},
  ): boolean {
    const { dish, facts } = entry
    if (this.#seen.has(dish.id)) return false
    this.#seen.add(dish.id)
    const reason = hiddenReasonOf(facts, this.#household)
    if (reason) {
      // A variation is hidden with its dish and not counted separately.
      if (counts) this.#hidden.add(dish.title, reason)
      return false
    }
    if (this.room === 0) return false
    this.recipes.push({ ...cachedRecipe(entry, category), names: [...dish.names], match })
    return true
  }
}

function isAllowed(entry: DishEntry, wish: SearchCriteria, without: ReadonlySet<string>): boolean {
  const { dish, facts, categories, place, minutes } = entry
  if (wish.vegOnly && facts.diet !== 'veg') return false
  if (wish.nonVegOnly && facts.diet === 'veg') return false
  if (wish.category && !categories.includes(wish.category)) return false
  if (wish.sweet && dish.course !== 'sweet') return false
  if (wish.places.some((one) => place.state !== one && place.region !== one)) return false
  if (minutes > wish.maxMinutes) return false
  if (!holds(wish.diet, () => facts.flags)) return false
  return without.size === 0 || !dish.portions.some(({ food }) => without.has(shopIdOf(food)))
}

/** Returns the query without words that only ask for a recipe; if a dish was found, with the words of its title. */
function withoutAsides(query: Query, dish?: Dish): Query {
  if (dish) return { ...query, groups: wordsOf(dish.title).map((word) => [word]) }
  const kept = new Set(withoutAsking(query.name).filter((word) => !praiseWords.has(word)))
  const groups = query.groups.filter((group) => group.some((word) => kept.has(word)))
  const names = dishNames()
  return { ...query, groups: groups.map((group) => group.map((word) => commonKindOf(word, names) ?? word)) }
}

export type { SearchFilters } from './search-criteria.ts'
