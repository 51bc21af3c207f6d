import { amountOf } from '../../src/compute/amounts.ts'
import { linesOf as linesOfDish } from '../../src/compute/apportion.ts'
import { gramsOf } from '../../src/compute/grams.ts'
import { shopIdOf } from '../../src/compute/shop-item.ts'
import { chance } from '../../src/hash.ts'
import { namesOf } from '../../src/judge/names.ts'
import type { ReasonKind } from '../../src/judge/reason.ts'
import type { SubmittedRecipe } from '../../src/judge/submitted-recipe.ts'
import { traps } from '../../src/judge/traps.ts'
import { knownShopItem } from '../../src/knowledge/shop-items.ts'
import type { Portion } from '../../src/read/dish.ts'
import type { Food } from '../../src/read/food.ts'
import { cookbook } from '../../src/read/load-cookbook.ts'
import { dishOfRecipe, recipe } from '../../src/recipe/recipe.ts'
import { recipeIdOf } from '../../src/recipe/recipe-of-dish.ts'
import type { Recipe } from '../../src/recipe/types.ts'

/**
 * A cookbook dish written the way people write recipes, with one seeded fault or none, and the recipes already known.
 */
export type Seeded = {
  fault: ReasonKind | 'good'
  how: string
  submitted: SubmittedRecipe
  known: string[]
  source: string
}

type Dice = { next: () => number; pick: <T>(list: readonly T[]) => T; shuffle: <T>(list: readonly T[]) => T[] }

function dice(seed: string): Dice {
  const next = chance(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  return {
    next,
    pick,
    shuffle: (list) =>
      list
        .map((one) => ({ one, at: next() }))
        .sort((left, right) => left.at - right.at)
        .map(({ one }) => one),
  }
}

const trims = ['', ', chopped', ', washed', ', as you like it', ', fresh', ', cleaned', '']

type Line = { id: string; text: string }

/**
 * Returns the ingredient lines in one of several styles: ours, in grams, name first, or with bullets; some use Hindi
 * names.
 */
function linesOf({ id, ingredients, serves }: Recipe, throwing: Dice): Line[] {
  const style = Math.floor(throwing.next() * 4)
  const dish = dishOfRecipe(id)!
  const scale = serves / dish.serves
  return linesOfDish(dish.portions).map((portions, index) => {
    const [first] = portions as [Portion]
    const perGram = first.amount / gramsOf(first)!
    const whole = { ...first, amount: portions.reduce((sum, one) => sum + gramsOf(one)! * perGram, 0) }
    return { id: shopIdOf(first.food), text: lineOf(whole, ingredients[index]!, scale, style, throwing) }
  })
}

function lineOf(portion: Portion, ours: string, scale: number, style: number, { next, pick }: Dice): string {
  const { food, unit, preparation } = portion
  if (food.name === 'salt') return pick(['salt to taste', 'Salt, to taste', 'salt as per taste', '1 tsp salt'])
  const isCounted = unit === null || unit === 'piece' || unit === 'clove'
  if (style === 0 || (isCounted && style !== 1)) return ours
  const names = namesOf(shopIdOf(food)).filter((name) => foodNamed(name) === food)
  const name = names.length > 0 && next() < 0.6 ? pick(names) : portion.name
  const got = preparation === '' ? '' : `, ${preparation}`
  const trim = preparation === '' && food.aisle !== 'spices' && food.aisle !== 'oils' ? pick(trims) : got
  const grams = gramsOf(portion)! * scale
  if (style === 1) return `${grams < 5 ? Math.round(grams * 10) / 10 || 0.1 : Math.round(grams)}g ${name}${trim}`
  const amount = amountOf(portion, scale)
  return style === 2 ? `${name}${got} - ${amount}` : `• ${amount} of ${name}${trim}`
}

const foodNamed = (name: string): Food | undefined => cookbook().foods.byName.get(name)

const openings = ['', '', 'Now ', 'Next, ', 'Then ', 'After that, ']

function stepsOf({ instructions }: Recipe, { pick }: Dice): string[] {
  return instructions.map((step, index) => {
    const opening = index === 0 ? '' : pick(openings)
    const lower = opening === '' ? step : step[0]!.toLowerCase() + step.slice(1)
    return opening + lower.replace(/\babout (\d+) minutes\b/, 'roughly $1 minutes').replace(/\bslide in\b/gi, 'put in')
  })
}

const words =
  'Sunday Golden Homely Royal Rustic Heritage Comfort Festive Grandmother Monsoon Garden Signature Quick Hearty'.split(
    ' ',
  )
const things = 'Bowl Special Delight Feast Surprise Treat Plate Classic Dream Medley'.split(' ')

function asPeopleWrite(whole: Recipe, throwing: Dice, without?: string): SubmittedRecipe {
  const { pick, next } = throwing
  const claims = { ...whole.perServing, calories: Math.round(whole.perServing.calories * (0.97 + next() * 0.06)) }
  const lines = linesOf(whole, throwing).filter(({ id }) => id !== without)
  return {
    title: whole.title,
    type: pick(whole.is_vegetarian ? ['Veg', 'Vegetarian', 'VEG'] : ['Non-Veg', 'Non-Vegetarian']),
    serves: whole.serves,
    prep_time: whole.prep_time,
    cook_time: pick([`${whole.cookMinutes} minutes`, whole.cook_time]),
    ingredients: throwing.shuffle(lines.map(({ text }) => text)),
    instructions: stepsOf(whole, throwing),
    nutrition:
      next() < 0.5
        ? claims
        : [`Calories: ${claims.calories} kcal`, `Protein: ${claims.protein} g`, `Fat: ${claims.fat} g`],
  }
}

const all = [...cookbook().dishes.values()].map(({ id }) => ({ id: recipeIdOf(id) }))

function draw({ pick }: Dice, fits: (whole: Recipe) => boolean, serves = 4): Recipe {
  for (;;) {
    const whole = recipe(pick(all).id, serves)!
    if (fits(whole)) return whole
  }
}

/** Every fifteenth recipe: those that may have been shown before. */
const shelf = all.filter((_, index) => index % 15 === 0).map(({ id }) => id)

/** Draws three hundred recipes as shown before, without the drawn dish. */
function shownBefore({ pick }: Dice, id: string): string[] {
  return Array.from({ length: 300 }, () => pick(shelf)).filter((one) => one !== id)
}

const number = (from: number, count: number, write: (throwing: Dice, index: number) => Seeded): Seeded[] =>
  Array.from({ length: count }, (_, index) => write(dice(`judge ${from + index}`), index))

/** Good recipes in other people's words. */
export const validRecipes = (count: number): Seeded[] =>
  number(10_000, count, (throwing) => {
    const whole = draw(throwing, () => true)
    return {
      fault: 'good',
      how: 'as it is',
      submitted: asPeopleWrite(whole, throwing),
      known: shownBefore(throwing, whole.id),
      source: whole.id,
    }
  })

const trapNames = [...traps.keys()]

/**
 * Recipes labelled vegetarian that contain an animal product: a meat dish with the wrong label, or an animal product
 * hidden among the ingredients.
 */
export const dietLies = (count: number): Seeded[] =>
  number(20_000, count, (throwing, index) => {
    const hidden = index % 2 === 0
    const whole = draw(throwing, ({ is_vegetarian }) => is_vegetarian !== hidden)
    const written = { ...asPeopleWrite(whole, throwing), type: 'Veg', is_vegetarian: true }
    const title = `${throwing.pick(words)} ${throwing.pick(things)}`
    if (hidden)
      return {
        fault: 'diet',
        how: 'meat dish under a green mark',
        submitted: { ...written, title },
        known: [],
        source: whole.id,
      }
    const trap = throwing.pick(trapNames)
    const line = `${throwing.pick(['1 tbsp', '50 g', '2 tsp', '1 cup'])} ${trap}`
    const at = Math.floor(throwing.next() * written.ingredients.length)
    return {
      fault: 'diet',
      how: `${trap} among the ingredients`,
      submitted: { ...written, ingredients: written.ingredients.toSpliced(at, 0, line) },
      known: [],
      source: whole.id,
    }
  })

/**
 * Known recipes again, with another title, order, units and number of servings; in half of them one seasoning is
 * replaced or left out.
 */
export const duplicates = (count: number): Seeded[] =>
  number(30_000, count, (throwing, index) => {
    const whole = draw(throwing, () => true, throwing.pick([2, 4, 6]))
    const spices = whole.quantities.filter(
      ({ id, grams }) => knownShopItem(id).aisle === 'spice' && grams / whole.serves < 2 && id !== 'salt',
    )
    const left = index % 2 === 0 || spices.length === 0 ? undefined : throwing.pick(spices).id
    const title = `${throwing.pick(words)} ${throwing.pick(things)}`
    const submitted = asPeopleWrite({ ...whole, title }, throwing, left)
    const { nutrition: _, ...unclaimed } = submitted
    return {
      fault: 'duplicate',
      how: left === undefined ? 'renamed' : `renamed, without ${left}`,
      submitted: unclaimed,
      known: throwing.shuffle([...shownBefore(throwing, whole.id), whole.id]),
      source: whole.id,
    }
  })

/** Recipes that claim wrong energy: 20 to 65% too low, or 22 to 92% too high. */
export const wrongFigures = (count: number): Seeded[] =>
  number(40_000, count, (throwing) => {
    const whole = draw(throwing, () => true)
    const factor = throwing.next() < 0.5 ? 0.45 + throwing.next() * 0.35 : 1.22 + throwing.next() * 0.7
    const calories = Math.round(whole.perServing.calories * factor)
    const nutrition = throwing.next() < 0.5 ? { calories } : [`About ${calories} kcal a serving`]
    const submitted = { ...asPeopleWrite(whole, throwing), nutrition }
    return { fault: 'nutrition', how: `x ${factor.toFixed(2)}`, submitted, known: [], source: whole.id }
  })

const strangers = [
  'makhana',
  'walnuts',
  'beetroot',
  'pineapple',
  'broccoli',
  'sabudana',
  'lotus-root',
  'pomegranate',
  'tofu',
  'raisins',
]

const stranges: ((name: string) => string)[] = [
  (name) => `Stir in the ${name} and cook for 3 minutes.`,
  (name) => `Add 50 g ${name}, cover, and cook on a low flame until it is soft.`,
  (name) => `Grind the ${name} with a little water until it is as smooth as butter and pour it in.`,
  (name) => `Stir until it is thick, then add the ${name}.`,
  (name) => `Finish with chopped ${name}.`,
]

/** Recipes that list an ingredient no step uses, or whose steps use an ingredient that is not listed. */
export const wrongSteps = (count: number): Seeded[] =>
  number(50_000, count, (throwing, index) => {
    const whole = draw(throwing, () => true)
    const written = asPeopleWrite(whole, throwing)
    const held = new Set(whole.quantities.map(({ id }) => id))
    const stranger = throwing.pick(strangers.filter((id) => !held.has(id)))
    const { nutrition: _, ...unclaimed } = written
    const seeded = { fault: 'steps' as const, known: [], source: whole.id }
    if (index % 2 === 0) {
      const ingredients = [...written.ingredients, `50 g ${knownShopItem(stranger).word}`]
      return { ...seeded, how: `${stranger} listed, never used`, submitted: { ...unclaimed, ingredients } }
    }
    const at = Math.floor(throwing.next() * (written.instructions.length - 1))
    const step = throwing.pick(stranges)(knownShopItem(stranger).word)
    const instructions = written.instructions.toSpliced(at, 0, step)
    return { ...seeded, how: `${stranger} used, never listed`, submitted: { ...unclaimed, instructions } }
  })
