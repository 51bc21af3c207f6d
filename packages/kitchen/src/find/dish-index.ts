import { type DietFacts, dietOf } from '../compute/diet.ts'
import { gramsOf } from '../compute/grams.ts'
import { shopIdOf } from '../compute/shop-item.ts'
import { timesOf } from '../compute/times.ts'
import { inSlices } from '../in-slices.ts'
import { fold, foldedWords, wordsOf } from '../names/fold.ts'
import type { Dish } from '../read/dish.ts'
import type { Food } from '../read/food.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { type OnlyOnce, onlyOnce } from '../read/only-once.ts'
import type { Place } from '../read/place.ts'
import { categoriesOfDish } from '../recipe/recipe-of-dish.ts'
import type { Category } from '../recipe/types.ts'
import { wordsOfCourse } from './asking-words.ts'
import { vocabulary } from './closeness.ts'
import { shopFoodPhrases } from './food-names.ts'
import { inDevanagari, scriptKey } from './scripts.ts'
import { traitsOf } from './traits.ts'
import { closed, type OpenPostings, post, type WordIndex } from './word-index.ts'

/** A dish as search sees it. */
export type DishEntry = {
  dish: Dish
  place: Place
  facts: DietFacts
  categories: readonly Category[]
  /** The shop ids of its main ingredients. An array, because short lists take a quarter of the memory of sets. */
  mains: readonly string[]
  /** Minutes of active work. */
  minutes: number
  titleWords: number
  /** The last word of each name, which says what kind of dish it is. */
  heads: readonly string[]
  /** The words of its names as written. */
  written: readonly string[]
}

export type DishIndex = WordIndex & {
  entries: readonly DishEntry[]
  at: ReadonlyMap<Dish, number>
  /** Dishes by the id of the dish they are a variation of. */
  forms: ReadonlyMap<string, readonly Dish[]>
}

/** The weight of a word by where it occurs; from `significantWeight` up, it identifies the dish. */
const says = { title: 1, name: 0.95, main: 0.9, course: 0.7, place: 0.5, occasion: 0.5, listed: 0.35 }
export const significantWeight = 0.7

/** The number of dishes per slice of work. */
const sliceDishes = 60

const index = inSlices(build)

/** Returns the index of the cookbook's dishes, built on first use; no recipes are composed for it. */
export const dishIndex = (): DishIndex => index.get()

export const dishIndexSlices = () => index.slices()

function* build(): Generator<undefined, DishIndex> {
  const { dishes, foods, places } = cookbook()
  const phrases = foodPhrases(foods.all)
  yield
  const terms = new Map<string, OpenPostings>()
  const ingredients = new Map<string, OpenPostings>()
  const entries: DishEntry[] = []
  const forms = new Map<string, Dish[]>()
  const once = onlyOnce()
  const factsOnce = new Map<string, DietFacts>()
  for (const dish of dishes.values()) {
    const at = entries.length
    const title = foldedWords(dish.title)
    const names = [dish.title, ...dish.names].map((name) => foldedWords(inDevanagari(name)))
    const place = places.get(dish.place)
    // Unknown places are reported when the files are checked.
    if (!place) continue
    const entry = deduplicated(entryOf(dish, place), once, factsOnce)
    const { mains } = entry
    const termWeights = new Map<string, number>()
    const keep = (word: string, weight: number) => termWeights.set(word, Math.max(weight, termWeights.get(word) ?? 0))
    for (const word of title) keep(word, says.title)
    for (const word of names.flat()) keep(word, says.name)
    for (const word of wordsOfCourse[dish.course]) keep(fold(word), says.course)
    for (const word of foldedWords([place.name, place.state, ...dish.alsoIn].join(' '))) keep(word, says.place)
    for (const word of dish.occasions.flatMap(foldedWords)) keep(word, says.occasion)
    for (const [word, weight] of termWeights) post(terms, word, at, weight)
    for (const id of new Set(dish.portions.map(({ food }) => shopIdOf(food))))
      post(ingredients, id, at, mains.includes(id) ? says.main : says.listed)
    traitsOf(dish)
    entries.push(entry)
    if (dish.formOf) forms.set(dish.formOf, [...(forms.get(dish.formOf) ?? []), dish])
    if (entries.length % sliceDishes === 0) yield
  }
  return {
    terms: closed(terms),
    ingredients: closed(ingredients),
    phrases,
    words: vocabulary([...terms.keys(), ...[...phrases.keys()].filter((phrase) => !phrase.includes(' '))]),
    entries,
    at: new Map(entries.map(({ dish }, at) => [dish, at])),
    forms,
  }
}

/** Builds the search entry of a dish or of one of its variations. */
export function entryOf(dish: Dish, place: Place): DishEntry {
  const names = [dish.title, ...dish.names].map((name) => foldedWords(inDevanagari(name)))
  return {
    dish,
    place,
    facts: dietOf(dish),
    categories: categoriesOfDish(dish),
    mains: mainsOf(dish, new Set(names.flat())),
    minutes: timesOf(dish).work,
    titleWords: names[0]!.length,
    heads: [...new Set(names.map((words) => words.at(-1) ?? ''))],
    written: [...new Set([dish.title, ...dish.names].flatMap((name) => (scriptKey(name) === '' ? wordsOf(name) : [])))],
  }
}

/** Returns the entry with its lists and facts shared with equal ones of other entries, to save memory. */
function deduplicated(entry: DishEntry, once: OnlyOnce, factsOnce: Map<string, DietFacts>): DishEntry {
  const key = JSON.stringify(entry.facts)
  const facts = factsOnce.get(key) ?? entry.facts
  factsOnce.set(key, facts)
  return {
    ...entry,
    facts,
    categories: once.list(entry.categories),
    mains: once.list(entry.mains),
    heads: once.list(entry.heads),
    written: once.list(entry.written),
  }
}

const seasoning: ReadonlySet<Food['aisle']> = new Set(['spices', 'oils'])
const besideTheDish: ReadonlySet<string> = new Set(['water', 'sugar', 'salt', 'ice'])
/** The share of the weight, without seasonings, that makes a food a main ingredient. */
const mainShare = 0.18

/** Returns the main ingredients of a dish: the heaviest ones, and those its names mention. */
function mainsOf({ portions }: Dish, nameWords: ReadonlySet<string>): string[] {
  const significantWeight = portions.filter(({ food }) => !seasoning.has(food.aisle) && !besideTheDish.has(food.name))
  const weights = significantWeight.map(
    (portion) => (gramsOf(portion) ?? 0) * portion.food.edible * (1 + portion.food.absorbs),
  )
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const heavy = significantWeight.filter((_, at) => weights[at]! >= whole * mainShare)
  const called = portions.filter(({ food }) =>
    [food.name, ...food.names, ...food.hindi].some((name) => {
      const words = foldedWords(name)
      return words.length > 0 && words.every((word) => nameWords.has(word))
    }),
  )
  return [...new Set([...heavy, ...called].map(({ food }) => shopIdOf(food)))]
}

/**
 * Returns the cookbook's foods by all their names, on top of the shop table; "mushroom" means all mushrooms of its
 * aisle.
 */
function foodPhrases(foods: readonly Food[]): Map<string, readonly string[]> {
  const phrases = shopFoodPhrases()
  const aisles = new Map<string, string>()
  const keyOf = (name: string) => foldedWords(name.replace(/\(.*?\)/g, '')).join(' ')
  const add = (key: string, id: string) => {
    if (key !== '') phrases.set(key, [...new Set([...(phrases.get(key) ?? []), id])])
  }
  for (const food of foods) {
    for (const name of [food.name, ...food.names, ...food.hindi]) add(keyOf(name), shopIdOf(food))
    aisles.set(keyOf(food.name), food.aisle)
  }
  for (const food of foods) {
    const words = wordsOf(food.name)
    const general = food.aisle === 'meat' ? words : words.slice(-1)
    for (const word of general) {
      const key = fold(word)
      if (aisles.get(key) === food.aisle || (phrases.has(key) && food.aisle === 'meat')) add(key, shopIdOf(food))
    }
  }
  return phrases
}
