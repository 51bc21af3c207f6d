import { eatenOf as eatenOfDish } from '../compute/eaten.ts'
import { shopIdOf } from '../compute/shop-item.ts'
import { wordsOfPart } from '../read/counts.ts'
import type { Dish } from '../read/dish.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { recipe } from '../recipe/recipe.ts'
import { recipeIdOf } from '../recipe/recipe-of-dish.ts'
import type { Recipe } from '../recipe/types.ts'
import { eatenOf } from './eaten.ts'
import { isBath, type Read } from './read-line.ts'
import { type Reason, reason } from './reason.ts'
import type { SubmittedRecipe } from './submitted-recipe.ts'

/** The features that identify a dish under different names: its ingredients by weight, and its cooking methods. */
export type Likeness = { title: string; weights: ReadonlyMap<string, number>; ways: ReadonlySet<string> }

/** Ingredients of every dish, which do not distinguish any. */
const silent = new Set(['water', 'salt', 'rock-salt', 'black-salt'])

/** Maps ids that count as the same ingredient to one of them. */
const same: Record<string, string> = {}
for (const line of [
  'oil mustard-oil groundnut-oil sesame-oil ricebran-oil soybean-oil ghee butter coconut-oil',
  'chilli-powder kashmiri dry-chilli green-chilli',
  'onion shallot spring-onion',
  'tomato tomato-puree',
  'milk full-milk cow-milk',
  'cumin roast-cumin',
  'coriander-powder coriander-seeds',
  'rice basmati cooked-rice idli-rice',
  'curd hung-curd',
  'coconut copra desiccated',
  'peas frozen-peas',
  'sugar powdered-sugar',
  'chicken chicken-breast chicken-thigh drumstick-chicken',
  'mutton mutton-boneless lamb',
  'ggpaste ginger garlic',
  'carrot red-carrot',
  'brinjal big-brinjal',
  'rajma chitra-rajma',
  'mustard yellow-mustard',
  'prawn tiger-prawn',
]) {
  const [first, ...others] = line.split(' ')
  for (const other of others) same[other] = first!
}

/**
 * Methods that turn the same ingredients into different dishes: idli and dosa, kofta and bhurji. Boiling and tempering
 * are left out because nearly all dishes use them.
 */
const waysOf: [string, RegExp][] = [
  ['steam', /\bsteamer\b|idli (mould|stand|plate)|\bsteam (on|for|the|in)\b/i],
  ['bake', /\bbake|\boven\b/i],
  ['griddle', /\b(tawa|tava|griddle|skillet)\b|ladle of batter/i],
  ['grill', /\b(tandoor|skewer|grill)/i],
  ['freeze', /\bfreeze|\bchurn/i],
]

/** Recipes that deep-fry either list the oil for it or say so. */
const deepFried = /\bdeep[- ]?fr/i

function waysIn({ ingredients, instructions }: Pick<SubmittedRecipe, 'ingredients' | 'instructions'>): Set<string> {
  const steps = instructions.join(' ')
  const ways = new Set(waysOf.filter(([, pattern]) => pattern.test(steps)).map(([way]) => way))
  if (ingredients.some(isBath) || deepFried.test(steps)) ways.add('deep fry')
  return ways
}

/**
 * Weighs ingredients by the square root of their grams, so that spices count beside the main ingredients; the weights
 * add up to 1.
 */
function weightsOf(parts: readonly { id: string; grams: number }[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { id, grams } of parts)
    if (!silent.has(id) && grams > 0) {
      const key = same[id] ?? id
      weights.set(key, (weights.get(key) ?? 0) + grams)
    }
  const total = [...weights.values()].reduce((sum, grams) => sum + Math.sqrt(grams), 0)
  return new Map([...weights].map(([id, grams]) => [id, Math.sqrt(grams) / total]))
}

export const likenessOfSubmitted = (submitted: SubmittedRecipe, reads: readonly Read[]): Likeness => ({
  title: submitted.title,
  weights: weightsOf(
    eatenOf(
      reads.map((read) => ({ ...read, grams: read.grams ?? 1 })),
      submitted,
      1,
    ).map(({ food, grams }) => ({ id: food.id, grams })),
  ),
  ways: waysIn(submitted),
})

const cache = new Map<string, Likeness | undefined>()

/** Returns the likeness of one of our recipes, given whole or by id; undefined for an unknown id. */
export function likenessOf(known: string | Recipe): Likeness | undefined {
  if (typeof known !== 'string') return ofRecipe(known)
  if (!cache.has(known)) {
    const found = recipe(known)
    cache.set(known, found && ofRecipe(found))
  }
  return cache.get(known)
}

const ofRecipe = (whole: Recipe): Likeness => ({
  title: whole.title,
  weights: weightsOf(whole.quantities),
  ways: waysIn(whole),
})

/** Returns the similarity of two sets of weights (Jaccard): 1 for the same ingredients, 0 for none in common. */
export function alike(left: Likeness['weights'], right: Likeness['weights']): number {
  let both = 0
  for (const [id, weight] of left) both += Math.min(weight, right.get(id) ?? 0)
  return both / (2 - both)
}

/** Two recipes made the same way are one dish from this similarity up; forms of one dish stay below it. */
const sameDish = 0.8
/** A lower similarity also suffices when the ingredient lists nearly match: the same dish with different amounts. */
const sameList = { weights: 0.7, things: 0.8 }

function isSame(left: Likeness['weights'], right: Likeness['weights']): boolean {
  const weight = alike(left, right)
  if (weight >= sameDish || weight < sameList.weights) return weight >= sameDish
  const both = [...left.keys()].filter((id) => right.has(id)).length
  return both / (left.size + right.size - both) >= sameList.things
}

/** Returns the likeness of a cookbook dish without composing its recipe: the methods are read from its own text. */
export const likenessOfDish = (dish: Dish): Likeness => ({
  title: dish.title,
  weights: weightsOf(eatenOfDish(dish).map(({ portion, grams }) => ({ id: shopIdOf(portion.food), grams }))),
  ways: waysIn({
    ingredients: dish.portions.filter(({ isForFrying }) => isForFrying).map(({ name }) => `${name}, for frying`),
    instructions: dish.steps.map(({ parts }) =>
      parts.map((part) => (part.kind === 'vessel' ? part.name : (wordsOfPart(part) ?? ''))).join(' '),
    ),
  }),
})

export const differInMethod = (left: ReadonlySet<string>, right: ReadonlySet<string>): boolean =>
  left.has('deep fry') !== right.has('deep fry') ||
  (left.size > 0 && right.size > 0 && ![...left].some((way) => right.has(way)))

/** Returns a reason when a known recipe is this one under another name. */
export function duplicateReasons(submitted: Likeness, known: readonly (string | Recipe)[]): Reason[] {
  for (const one of known) {
    const other = likenessOf(one)
    if (!other || !isSame(submitted.weights, other.weights)) continue
    if (differInMethod(submitted.ways, other.ways)) continue
    return [reason('duplicate', `It is ${other.title} under another name.`)]
  }
  return []
}

let dishWeights: { id: string; weights: Likeness['weights'] }[] | undefined

/** Returns the ids of cookbook recipes with similar ingredients by weight, for a closer comparison. */
export function nearInCookbook({ weights }: Likeness): string[] {
  dishWeights ??= [...cookbook().dishes.values()].map((dish) => ({
    id: recipeIdOf(dish.id),
    weights: weightsOf(eatenOfDish(dish).map(({ portion, grams }) => ({ id: shopIdOf(portion.food), grams }))),
  }))
  return dishWeights.filter((one) => isSame(weights, one.weights)).map(({ id }) => id)
}
