import { pool } from '../compose/pool.ts'
import { recipe } from '../recipe/recipe.ts'
import type { Recipe } from '../recipe/types.ts'
import type { Candidate } from './candidate.ts'
import { eatenOf } from './figures.ts'
import type { Read } from './read-line.ts'
import { type Reason, reason } from './reason.ts'

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
  ['deep fry', /deep[- ]?fr|\bfry in (small )?(lots|batches)|(into|in) [\w -]*hot oil/i],
  ['steam', /\bsteamer\b|idli (mould|stand|plate)|\bsteam (on|for|the|in)\b/i],
  ['bake', /\bbake|\boven\b/i],
  ['griddle', /\b(tawa|tava|griddle|skillet)\b|ladle of batter/i],
  ['grill', /\b(tandoor|skewer|grill)/i],
  ['freeze', /\bfreeze|\bchurn/i],
]

const waysIn = (steps: readonly string[]): Set<string> =>
  new Set(waysOf.filter(([, pattern]) => pattern.test(steps.join(' '))).map(([way]) => way))

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

export const likenessOfCandidate = ({ title, instructions }: Candidate, reads: readonly Read[]): Likeness => ({
  title,
  weights: weightsOf(
    eatenOf(
      reads.map((read) => ({ ...read, grams: read.grams ?? 1 })),
      1,
    ),
  ),
  ways: waysIn(instructions),
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

const ofRecipe = ({ title, quantities, instructions }: Recipe): Likeness => ({
  title,
  weights: weightsOf(quantities),
  ways: waysIn(instructions),
})

/** Shared weight of all weight: 1 for the same pot, 0 for nothing in common. */
export function alike(left: Likeness['weights'], right: Likeness['weights']): number {
  let both = 0
  for (const [id, weight] of left) both += Math.min(weight, right.get(id) ?? 0)
  return both / (2 - both)
}

/** Alike by weight beyond this, and made in the same way, two recipes are one: pool styles of one dish lie below it. */
const sameDish = 0.8
/** Less alike by weight, but with nearly the same list of things: another hand's amounts of one dish. */
const sameList = { weights: 0.7, things: 0.8 }

function isSame(left: Likeness['weights'], right: Likeness['weights']): boolean {
  const weight = alike(left, right)
  if (weight >= sameDish || weight < sameList.weights) return weight >= sameDish
  const both = [...left.keys()].filter((id) => right.has(id)).length
  return both / (left.size + right.size - both) >= sameList.things
}

const madeOtherwise = (left: ReadonlySet<string>, right: ReadonlySet<string>): boolean =>
  left.has('deep fry') !== right.has('deep fry') ||
  (left.size > 0 && right.size > 0 && ![...left].some((way) => right.has(way)))

/** Whether a known recipe is this one under another name. */
export function duplicateReasons(candidate: Likeness, known: readonly (string | Recipe)[]): Reason[] {
  for (const one of known) {
    const other = likenessOf(one)
    if (!other || !isSame(candidate.weights, other.weights)) continue
    if (madeOtherwise(candidate.ways, other.ways)) continue
    return [reason('duplicate', `It is ${other.title} under another name.`)]
  }
  return []
}

let poolWeights: { id: string; weights: Likeness['weights'] }[] | undefined

/** Ids of the pool's recipes that hold about the same by weight, to be looked at closely. */
export function nearInPool({ weights }: Likeness): string[] {
  poolWeights ??= pool().map(({ id, parts }) => ({ id, weights: weightsOf(parts) }))
  return poolWeights.filter((one) => isSame(weights, one.weights)).map(({ id }) => id)
}
