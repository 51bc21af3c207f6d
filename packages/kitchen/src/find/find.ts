import { shopIdOf } from '../compute/shop-item.ts'
import { fold, foldedWords, wordsOf } from '../names/fold.ts'
import type { Dish } from '../read/dish.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { variationOf, variationsOf } from '../read/variation.ts'
import type { Recipe } from '../recipe/types.ts'
import { type Aims, aimsOf, noAims } from './aims.ts'
import { praiseWords } from './asking-words.ts'
import { type DishEntry, type DishIndex, dishIndex, entryOf } from './dish-index.ts'
import { commonKindOf, dishNames } from './dish-names.ts'
import { type Hidden, HiddenDishes } from './hidden.ts'
import { type Household, keptOut } from './kept-out.ts'
import { keptRecipe } from './kept-recipes.ts'
import { leftOutIds } from './left-out.ts'
import { missingWords } from './missing-words.ts'
import { localTo, nearDishes } from './near-dishes.ts'
import { type Query, readQuery } from './query.ts'
import { exactlyNamed, type ReadName, readName, withoutAsking } from './read-name.ts'
import { inDevanagari } from './scripts.ts'
import { holds, type SearchRequest as Request, type Wish, wishesOf } from './wish.ts'
import { fillers } from './words.ts'

/**
 * What a result is to the words: the dish of that name, a form of it (or the dish that it is a form of), a variation by the
 * swaps of its file, or something that shares what was asked.
 */
export type Match = 'exact' | 'form' | 'variation' | 'near'

export type FoundRecipe = Recipe & {
  /** Other names of this very dish. */
  names: string[]
  match: Match
}

export type SearchRequest = Request & {
  /** What the household leaves out; a named dish that falls away by it is counted. */
  household?: Omit<Household, 'vegOnly'>
}

export type Findings = {
  recipes: FoundRecipe[]
  hidden: Hidden
  /** The words for a dish that was asked for by name and that the cookbook has not; null where it has, or none was named. */
  missing: string | null
}

const mostResults = 60
/** So many recipes that are written out are a slice of the work. */
const writtenInSlice = 8

/** Recipes for what a person types, as `searchInSlices` finds them. */
export function searchRecipes(text: string, request: SearchRequest = {}): FoundRecipe[] {
  const search = searchInSlices(text, request)
  let step = search.next()
  while (!step.done) step = search.next()
  return step.value.recipes
}

/**
 * Recipes for what a person types, in slices, for whoever serves others meanwhile: the dish of that name in any usual spelling
 * or script, its forms, its variations, then what is near. Reads ingredients (all that are named, either where "or" joins
 * them), what is to be left out, places, meals, diets and time.
 */
export function* searchInSlices(text: string, request: SearchRequest = {}): Generator<undefined, Findings> {
  const limit = Math.max(0, Math.min(mostResults, Math.floor(request.limit ?? 20)))
  const index = dishIndex()
  const typed = inDevanagari(text)
  // A dish that is called so is meant, whatever else its words ask for: Baby Corn Masala is no food for babies.
  const aims = exactlyNamed(text, wordsOf(typed)) ? noAims : aimsOf(typed)
  const words = aims === noAims ? text : aims.rest
  const query = readQuery(inDevanagari(words))
  const without = leftOutIds(query, request.filters, index)
  const { vegOnly = false } = request
  const household: Household = { ...request.household, vegOnly }
  yield
  const named = nameIn(words, query)
  const asked = wishesOf(query, request)
  const wish = { ...asked, vegOnly: query.diets.includes('veg') }
  // 'Sweet Corn Soup' asks for no sweet, 'Vrat ke Aloo' for no fast, and a dish called 'No …' leaves nothing out.
  const plain: Wish = {
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
  for (const limits of wishesInTurn(wish)) {
    for (const at of ranking) {
      if (results.room === 0) break
      const entry = index.entries[at]!
      const isFit = isAllowed(entry, limits, without)
      if (isFit && results.add(entry, 'near', limits) && results.count % writtenInSlice === 0) yield
    }
    if (results.count > 0) break
  }
  return {
    recipes: results.recipes,
    hidden: results.hidden,
    missing:
      exact.length + general.length === 0 && (named.dishes.length > 0 || !near.isAnswered) ? missingWords(words) : null,
  }
}

/** A time that nothing keeps is given up for the next that something does: the results say how long they take. */
function wishesInTurn(wish: Wish): Wish[] {
  return Number.isFinite(wish.maxMinutes)
    ? [wish, { ...wish, maxMinutes: Math.max(15, wish.maxMinutes * 1.5) }, { ...wish, maxMinutes: wish.maxMinutes * 3 }]
    : [wish]
}

/** Of what is near, what serves the aim, best first; how near it is counts besides. */
function* fitting(ranking: readonly number[], aims: Aims, { entries }: DishIndex): Generator<undefined, number[]> {
  const fit: { at: number; worth: number }[] = []
  for (const [rank, at] of ranking.entries()) {
    const entry = entries[at]!
    if (aims.fits(entry)) fit.push({ at, worth: aims.worth(entry) - rank / ranksForAll })
    if (rank % askedInSlice === askedInSlice - 1) yield
  }
  return fit.sort((left, right) => right.worth - left.worth).map(({ at }) => at)
}
/** So many dishes that are asked are a slice of the work. */
const askedInSlice = 500
/** So many places further down weigh as much as an aim that is served wholly. */
const ranksForAll = 120

type Named = ReadName & {
  /** True when the words are a name as they stand, and what they might mean beside it does not count. */
  isWhole: boolean
  isExactly: boolean
}

function nameIn(text: string, query: Query): Named {
  const words = wordsOf(inDevanagari(text))
  const dish = exactlyNamed(text, words)
  if (dish)
    return { dishes: [dish], variations: [], parts: [], list: 0, opened: () => [], isWhole: true, isExactly: true }
  // 'Dal no garlic' is not Garlic Dal: what is left out is no part of a name.
  const isNarrowed = query.without.length + query.withoutAllergens.length > 0 || query.maxMinutes !== undefined
  const whole = isNarrowed ? query.name : words
  const parts = query.groups.some((group) => group.length > 1) ? [] : query.groups.flat()
  const asksBeside =
    query.places.length + query.diets.length + Number(query.sweet) + Number(query.meal !== undefined) > 0
  // 'Veg upma' is a dish of its own; 'veg palak paneer' is palak paneer.
  const leastParts = query.diets.some((diet) => diet === 'veg' || diet === 'nonveg') ? 2 : 1
  const read = readName([whole, ...(asksBeside && parts.length >= leastParts ? [parts] : [])])
  return { ...read, isWhole: read.list === 0 && read.dishes.length + read.variations.length > 0, isExactly: false }
}

/** Dishes with what they are to the words, and those whose kin is near. */
function staged(named: Named, query: Query, index: DishIndex, aims: Aims, words: readonly string[]) {
  const isOfPlace = named.isWhole ? undefined : localTo(query, index)
  const isLocal = (dish: Dish) => isOfPlace?.(index.at.get(dish)!) ?? true
  const { dishes } = cookbook()
  const exact = named.dishes.filter(isLocal)
  const elsewhere = named.dishes.filter((dish) => !isLocal(dish))
  const general = elsewhere.filter(({ place }) => place === 'all-india')
  // 'Bengali kheer' where kheer is of all India and payesh is its form of Bengal.
  const related = named.dishes.flatMap((dish) => [
    ...(index.forms.get(dish.id) ?? []),
    ...(dish.formOf && dishes.has(dish.formOf) ? [dishes.get(dish.formOf)!] : []),
  ])
  const kin = [...related.filter(isLocal), ...(isOfPlace ? [] : related)]
  // What has another main food, or is a part of the plate, is near: Baby Corn Manchurian is no form of what was asked as 'gobi'.
  const asked = query.name.filter((word) => !fillers.has(word)).map(fold)
  const isForm = (dish: Dish) =>
    asked.every((word) => [dish.title, ...dish.names].some((name) => foldedWords(inDevanagari(name)).includes(word))) &&
    named.dishes.some((one) => sharesMains(dish, one, index))
  const { form: forms = [], near: akin = [] } = Object.groupBy(kin, (dish) => (isForm(dish) ? 'form' : 'near'))
  // 'Lauki kofta without frying': where what is left out is no food, nothing can be claimed to be without it.
  const { foodSounds } = dishNames()
  // 'Air fryer samosa', 'high protein dosa': a dish of ours may serve it, and is not claimed to.
  const claims =
    aims.isCircumstance &&
    (named.isExactly || query.without.length === 0 || query.without.flat().some((word) => foodSounds.has(fold(word))))
  const own = exact.flatMap((dish) => variationsOf(dish).map((slug) => ({ dish, slug })))
  const variations = [...named.variations, ...own]
    .map(({ dish, slug }) => variationOf(dish, slug, cookbook().foods))
    .filter((dish) => dish !== undefined)
  const known = (list: readonly Dish[]) => list.map((dish) => index.entries[index.at.get(dish)!]!)
  // 'Gojju' asks for a family: the member that is cooked most stands for it, and is not claimed to be all of it.
  const asExact = named.dishes.length === 1 && isFamily(words, named.dishes[0]!) ? 'form' : 'exact'
  const stages: [Match, DishEntry[]][] = [
    [claims ? asExact : 'near', known(exact)],
    [claims ? 'form' : 'near', known(forms)],
    [claims ? 'variation' : 'near', variations.map((dish) => entryOf(dish, cookbook().places.get(dish.place)!))],
    // 'Goan prawn curry' is no prawn curry of all India, which is the nearest to it all the same.
    ['near', known([...general, ...akin, ...named.parts, ...elsewhere.filter(({ place }) => place !== 'all-india')])],
  ]
  return { exact, general, first: [...named.dishes, ...named.variations.map(({ dish }) => dish)], stages }
}

/** So many other titles that end with a word make a family of it. */
const leastOfFamily = 3
/** Words for a family of which no title speaks: what Bengal fries in the street, what Gujarat nibbles. */
const familyWords: ReadonlySet<string> = new Set(
  ['telebhaja', 'farsan', 'namkeen', 'tiffin', 'nashta', 'mithai'].map(fold),
)

/** Whether one word names a family of dishes, and this one only because it is its best known. */
function isFamily(words: readonly string[], { title }: Dish): boolean {
  const [only, ...more] = words.map(fold)
  if (only === undefined || more.length > 0 || !/^[a-z]/.test(only) || foldedWords(title).join('') === only)
    return false
  return familyWords.has(only) || (dishNames().families.get(only) ?? 0) > leastOfFamily
}

/** Whether two dishes are mainly made of the same: Paneer Dosa is no Masala Dosa. */
function sharesMains(one: Dish, other: Dish, { entries, at }: DishIndex): boolean {
  const [mains, others] = [entries[at.get(one)!]!.mains, entries[at.get(other)!]!.mains]
  const shared = mains.filter((id) => others.includes(id)).length
  return shared * 2 > Math.max(mains.length, others.length)
}

/** What was found, each dish once, and what the household does not eat of what was named. */
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

  /** How many more there may be. */
  get room(): number {
    return this.#limit - this.count
  }

  get hidden(): Hidden {
    return this.#hidden.summary()
  }

  /** @returns false where the dish is there already, is hidden, or finds no room. */
  add(entry: DishEntry, match: Match, { category }: Wish): boolean {
    const { dish, facts } = entry
    if (this.#seen.has(dish.id)) return false
    this.#seen.add(dish.id)
    const reason = keptOut(facts, this.#household)
    if (reason) {
      // A variation goes with its dish, and is not counted apart.
      if (match === 'exact' || match === 'form') this.#hidden.add(dish.title, reason)
      return false
    }
    if (this.room === 0) return false
    this.recipes.push({ ...keptRecipe(entry, category), names: [...dish.names], match })
    return true
  }
}

function isAllowed(entry: DishEntry, wish: Wish, without: ReadonlySet<string>): boolean {
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

/** The query without words that only ask for a recipe; with the words of the dish that was meant, where one was found. */
function withoutAsides(query: Query, dish?: Dish): Query {
  if (dish) return { ...query, groups: wordsOf(dish.title).map((word) => [word]) }
  const kept = new Set(withoutAsking(query.name).filter((word) => !praiseWords.has(word)))
  const groups = query.groups.filter((group) => group.some((word) => kept.has(word)))
  const names = dishNames()
  return { ...query, groups: groups.map((group) => group.map((word) => commonKindOf(word, names) ?? word)) }
}

export type { SearchFilters } from './wish.ts'
