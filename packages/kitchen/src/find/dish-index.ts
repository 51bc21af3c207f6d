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
import { categoriesOfDish } from '../recipe/of-dish.ts'
import type { Category } from '../recipe/types.ts'
import { wordsOfCourse } from './asking-words.ts'
import { vocabulary } from './closeness.ts'
import { shopFoodPhrases } from './food-names.ts'
import { inDevanagari, scriptKey } from './scripts.ts'
import { traitsOf } from './traits.ts'
import { closed, type OpenPostings, post, type WordIndex } from './word-index.ts'

/** A dish as search asks it. */
export type DishEntry = {
  dish: Dish
  place: Place
  facts: DietFacts
  categories: readonly Category[]
  /** Ids, by which shops know foods, of what it is mainly made of. Short lists, which take a quarter of what sets do. */
  mains: readonly string[]
  /** Minutes at work. */
  minutes: number
  titleWords: number
  /** The last words of its names: what kind of dish they say it is. */
  heads: readonly string[]
  /** The words of its names as they are written. */
  written: readonly string[]
}

export type DishIndex = WordIndex & {
  entries: readonly DishEntry[]
  at: ReadonlyMap<Dish, number>
  /** Dishes by the id of the dish of which they are a form. */
  forms: ReadonlyMap<string, readonly Dish[]>
}

/** How much a word says where it stands; from `telling` on it says what the dish is. */
const says = { title: 1, name: 0.95, main: 0.9, course: 0.7, place: 0.5, occasion: 0.5, listed: 0.35 }
export const telling = 0.7

/** So many dishes are a slice of the work. */
const sliceDishes = 60

const index = inSlices(build)

/** Words, foods and facts of the cookbook's dishes, built on first use; no recipe is composed for it. */
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
    // The check of the files names a place without a file.
    if (!place) continue
    const entry = keptOnce(entryOf(dish, place), once, factsOnce)
    const { mains } = entry
    const kept = new Map<string, number>()
    const keep = (word: string, weight: number) => kept.set(word, Math.max(weight, kept.get(word) ?? 0))
    for (const word of title) keep(word, says.title)
    for (const word of names.flat()) keep(word, says.name)
    for (const word of wordsOfCourse[dish.course]) keep(fold(word), says.course)
    for (const word of foldedWords([place.name, place.state, ...dish.alsoIn].join(' '))) keep(word, says.place)
    for (const word of dish.occasions.flatMap(foldedWords)) keep(word, says.occasion)
    for (const [word, weight] of kept) post(terms, word, at, weight)
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

/** A dish, or a variation of one, as search asks it. */
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

/** The entry with what other entries have, too, held once. */
function keptOnce(entry: DishEntry, once: OnlyOnce, factsOnce: Map<string, DietFacts>): DishEntry {
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
/** Of the weight of what is no seasoning. */
const mainShare = 0.18

/** What a dish is mainly made of: what weighs most, and what its names say. */
function mainsOf({ portions }: Dish, nameWords: ReadonlySet<string>): string[] {
  const telling = portions.filter(({ food }) => !seasoning.has(food.aisle) && !besideTheDish.has(food.name))
  const weights = telling.map((portion) => (gramsOf(portion) ?? 0) * portion.food.edible * (1 + portion.food.absorbs))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const heavy = telling.filter((_, at) => weights[at]! >= whole * mainShare)
  const called = portions.filter(({ food }) =>
    [food.name, ...food.names, ...food.hindi].some((name) => {
      const words = foldedWords(name)
      return words.length > 0 && words.every((word) => nameWords.has(word))
    }),
  )
  return [...new Set([...heavy, ...called].map(({ food }) => shopIdOf(food)))]
}

/** Foods by all their names, besides those of the shop's table; 'mushroom' is every food of its aisle that is a mushroom. */
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
