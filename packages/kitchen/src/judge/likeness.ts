import { eatenOf as eatenOfDish } from '../compute/eaten.ts'
import { shopIdOf } from '../compute/shop-item.ts'
import { wordsOfPart } from '../read/counts.ts'
import type { Dish } from '../read/dish.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { recipeIdOf } from '../recipe/of-dish.ts'
import { recipe } from '../recipe/recipe.ts'
import type { Recipe } from '../recipe/types.ts'
import { eatenOf } from './eaten.ts'
import { isBath, type Read } from './read-line.ts'
import { type Reason, reason } from './reason.ts'
import type { SubmittedRecipe } from './submitted-recipe.ts'

/** What makes two recipes the same dish under two names: what is in them by weight, and what is done with it. */
export type Likeness = { title: string; weights: ReadonlyMap<string, number>; ways: ReadonlySet<string> }

/** In every pot: it tells nothing. */
const silent = new Set(['water', 'salt', 'rock-salt', 'black-salt'])

/** One thing under several ids, as far as a dish is concerned. */
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

/** What turns the same things into another dish: idli and dosa, kofta and bhurji. Boiling and tempering are in every pot. */
const waysOf: [string, RegExp][] = [
  ['steam', /\bsteamer\b|idli (mould|stand|plate)|\bsteam (on|for|the|in)\b/i],
  ['bake', /\bbake|\boven\b/i],
  ['griddle', /\b(tawa|tava|griddle|skillet)\b|ladle of batter/i],
  ['grill', /\b(tandoor|skewer|grill)/i],
  ['freeze', /\bfreeze|\bchurn/i],
]

/** Whoever fries in a bath of oil lists it, or says so. */
const deepFried = /\bdeep[- ]?fr/i

function waysIn({ ingredients, instructions }: Pick<SubmittedRecipe, 'ingredients' | 'instructions'>): Set<string> {
  const steps = instructions.join(' ')
  const ways = new Set(waysOf.filter(([, pattern]) => pattern.test(steps)).map(([way]) => way))
  if (ingredients.some(isBath) || deepFried.test(steps)) ways.add('deep fry')
  return ways
}

/** Roots of weight, so that a dish is its mains and its masala, not its main alone. */
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

const kept = new Map<string, Likeness | undefined>()

/** The likeness of a recipe of ours, by its id or whole. */
export function likenessOf(known: string | Recipe): Likeness | undefined {
  if (typeof known !== 'string') return ofRecipe(known)
  if (!kept.has(known)) {
    const found = recipe(known)
    kept.set(known, found && ofRecipe(found))
  }
  return kept.get(known)
}

const ofRecipe = (whole: Recipe): Likeness => ({
  title: whole.title,
  weights: weightsOf(whole.quantities),
  ways: waysIn(whole),
})

/** Shared weight of all weight: 1 for the same pot, 0 for nothing in common. */
export function alike(left: Likeness['weights'], right: Likeness['weights']): number {
  let both = 0
  for (const [id, weight] of left) both += Math.min(weight, right.get(id) ?? 0)
  return both / (2 - both)
}

/** Alike by weight beyond this, and made in the same way, two recipes are one: forms of one dish lie below it. */
const sameDish = 0.8
/** Less alike by weight, but with nearly the same list of things: another hand's amounts of one dish. */
const sameList = { weights: 0.7, things: 0.8 }

function isSame(left: Likeness['weights'], right: Likeness['weights']): boolean {
  const weight = alike(left, right)
  if (weight >= sameDish || weight < sameList.weights) return weight >= sameDish
  const both = [...left.keys()].filter((id) => right.has(id)).length
  return both / (left.size + right.size - both) >= sameList.things
}

/** The likeness of a dish of the cookbook, without laying out its recipe: its ways are read from its own sentences. */
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

export const madeOtherwise = (left: ReadonlySet<string>, right: ReadonlySet<string>): boolean =>
  left.has('deep fry') !== right.has('deep fry') ||
  (left.size > 0 && right.size > 0 && ![...left].some((way) => right.has(way)))

/** Whether a known recipe is this one under another name. */
export function duplicateReasons(submitted: Likeness, known: readonly (string | Recipe)[]): Reason[] {
  for (const one of known) {
    const other = likenessOf(one)
    if (!other || !isSame(submitted.weights, other.weights)) continue
    if (madeOtherwise(submitted.ways, other.ways)) continue
    return [reason('duplicate', `It is ${other.title} under another name.`)]
  }
  return []
}

let dishWeights: { id: string; weights: Likeness['weights'] }[] | undefined

/** Ids of the cookbook's recipes that hold about the same by weight, to be looked at closely. */
export function nearInCookbook({ weights }: Likeness): string[] {
  dishWeights ??= [...cookbook().dishes.values()].map((dish) => ({
    id: recipeIdOf(dish.id),
    weights: weightsOf(eatenOfDish(dish).map(({ portion, grams }) => ({ id: shopIdOf(portion.food), grams }))),
  }))
  return dishWeights.filter((one) => isSame(weights, one.weights)).map(({ id }) => id)
}
