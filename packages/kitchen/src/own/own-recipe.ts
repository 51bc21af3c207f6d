import { dietOf } from '../compute/diet.ts'
import { gramsOf } from '../compute/grams.ts'
import { withoutCounts } from '../read/counts.ts'
import type { Dish } from '../read/dish.ts'
import type { Fault } from '../read/fault.ts'
import type { Food, Foods } from '../read/food.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { nearestName } from '../read/nearest-name.ts'
import { readDish } from '../read/read-dish.ts'
import { allergens as everyAllergen } from '../read/vocabulary.ts'
import { recipeOfDish } from '../recipe/recipe-of-dish.ts'
import type { Recipe } from '../recipe/types.ts'
import { type FoodAnswers, foodFromAnswer } from './food-from-answer.ts'
import { inferSkills } from './infer-skills.ts'
import { withInferredSteps } from './infer-steps.ts'
import { withInferredTimers } from './infer-timers.ts'
import { mentionedFoods } from './mentioned-foods.ts'
import { withSpokenTimes } from './spoken-times.ts'
import { withoutList } from './unnamed-foods.ts'

/** An ingredient the user has not described yet, with foods of the table it may be. */
export type Unsettled = { name: string; near: string[] }

export type OwnRecipe = {
  dish: Dish
  unsettled: Unsettled[]
  /** The names of ingredients that are in no table and have no price. */
  unpriced: string[]
  /** Foods that a step or note mentions without an amount: they count for diet and allergens. */
  mentioned: Food[]
}

/**
 * Parses a person's own recipe in the format of the cookbook's files. An ingredient missing from all tables is not a
 * fault: the user is asked about it, and until then the recipe counts as unsafe for every diet.
 *
 * @param id 'own.<uuid>', as used by pages and plans.
 * @param told the person's descriptions of ingredients, by name.
 */
export function readOwnRecipe(
  id: string,
  text: string,
  inferred: FoodAnswers,
): { own: OwnRecipe; faults: [] } | { own: null; faults: Fault[] } {
  const { foods } = cookbook()
  const file = `${id.replace('.', '/')}.cook`
  const unsettled = new Map<string, Unsettled>()
  const strange = new Set<Food>()
  const made = new Map<string, Food>()
  const find = (name: string): Food => {
    const known = made.get(name)
    if (known) return known
    const { food, isSettled } = foodFromAnswer(name, Object.hasOwn(inferred, name) ? inferred[name] : undefined, foods)
    if (!isSettled) unsettled.set(name, { name, near: foodsNear(name, foods) })
    if (!foods.byName.has(food.name)) strange.add(food)
    made.set(name, food)
    return food
  }
  const tooMany = marksBeyond(text)
  if (tooMany) return { own: null, faults: [{ file, ...tooMany }] }
  try {
    const { dish, faults } = readDish(file, text.replaceAll('\r\n', '\n'), foods, find)
    if (!dish) return { own: null, faults }
    const weightless = dish.portions.filter((portion) => gramsOf(portion) === null)
    if (weightless.length > 0) return { own: null, faults: weightless.map((portion) => noWeight(file, text, portion)) }
    const unpriced = dish.portions.filter(({ food }) => strange.has(food)).map(({ name }) => name)
    return {
      own: {
        dish,
        unsettled: [...unsettled.values()],
        unpriced: [...new Set(unpriced)],
        mentioned: mentionedFoods(dish, foods),
      },
      faults: [],
    }
  } catch (error) {
    // The YAML and Cooklang parsers give up on unlimited nesting.
    const what = error instanceof RangeError || error instanceof ReferenceError ? 'too deeply nested' : String(error)
    return { own: null, faults: [{ file, line: 1, text: `the recipe could not be read: ${what.slice(0, 120)}` }] }
  }
}

/** Whether a person calls the recipe a Jain one; a dish of the cookbook says so in its header. */
const isJainByName = ({ title }: Dish): boolean => /\bJain\b/.test(title)

/** The maximum number of marks of each kind in a recipe. */
const marksMax = 160

/**
 * Returns a fault for input on which the Cooklang parser would take seconds (15,000 '@' in a row: 15 s). Real recipes
 * have far fewer marks, and never two in a row.
 */
function marksBeyond(written: string): { line: number; text: string } | null {
  const text = withoutCounts(written)
  for (const mark of ['@', '~', '#', '{', '(']) {
    if (text.split(mark).length - 1 > marksMax) return { line: 1, text: `a recipe has at most ${marksMax} '${mark}'` }
    const twice = mark === '#' ? -1 : text.indexOf(mark + mark)
    if (twice >= 0) return { line: text.slice(0, twice).split('\n').length, text: `'${mark}${mark}' is not read` }
  }
  return null
}

function noWeight(file: string, text: string, { name, unit }: Dish['portions'][number]): Fault {
  const before = text.toLowerCase().indexOf(`@${name}`)
  const line = before < 0 ? 1 : text.slice(0, before).split('\n').length
  return { file, line, text: `'${name}' has no weight for a ${unit ?? 'piece'}: use grams` }
}

/** Returns up to three foods with a similar name, or a word in common with it. */
function foodsNear(name: string, foods: Foods): string[] {
  const words = name.split(' ').filter((word) => word.length > 3)
  const nearest = nearestName(name, foods.byName.keys())
  const alike = [...foods.byName.keys()].filter((one) => words.some((word) => one.split(' ').includes(word)))
  return [...new Set([...(nearest ? [nearest] : []), ...alike])].slice(0, 3)
}

/**
 * Composes an own recipe for a number of servings, at most 12. With unsettled ingredients it counts as unsafe for every
 * diet; ingredients without a price are not bought.
 */
export function recipeOfOwn({ dish: read, unsettled, unpriced, mentioned }: OwnRecipe, serves = read.serves): Recipe {
  const dish = { ...read, skills: inferSkills(read), isJainVersion: isJainByName(read) }
  const { places } = cookbook()
  const place = places.get(dish.place) ?? places.get('all-india')!
  const inferred = withInferredSteps(withInferredTimers(withSpokenTimes(dish)))
  const recipe = withoutList(recipeOfDish(inferred, place, Math.min(12, serves)), dish)
  const strange = new Set(unpriced)
  const names = new Set(dish.portions.filter(({ name }) => strange.has(name)).map(({ food }) => food.name))
  const facts = dietOf({
    ...dish,
    portions: [...dish.portions, ...mentioned.map((food) => ({ food, preparation: '' }) as Dish['portions'][number])],
  })
  const isVeg = facts.diet === 'veg'
  const bought: Recipe = {
    ...recipe,
    type: isVeg ? 'Veg' : 'Non-Veg',
    is_vegetarian: isVeg,
    veg_type: isVeg ? 'Veg' : facts.diet === 'egg' ? 'Egg' : 'Non-Veg',
    tags: recipe.tags.filter((tag) => !(tag in claims) || facts.flags[claims[tag]!]),
    allergens: [...facts.allergens],
    diet: facts.flags,
    quantities: recipe.quantities.filter(({ name }) => !names.has(name)),
    own: { unsettled: unsettled.map(({ name }) => name), unpriced },
  }
  if (unsettled.length === 0) return bought
  return {
    ...bought,
    type: 'Non-Veg',
    is_vegetarian: false,
    veg_type: 'Non-Veg',
    tags: recipe.tags.filter((tag) => !(tag in claims)),
    allergens: [...everyAllergen],
    benefits: [],
    diet: {
      vegan: false,
      jain: false,
      vrat: false,
      noOnionGarlic: false,
      eggless: false,
      glutenFree: false,
      egg: true,
      pork: true,
      buffalo: true,
    },
  }
}

const claims: Readonly<Record<string, keyof Recipe['diet']>> = {
  Vegan: 'vegan',
  Jain: 'jain',
  Vrat: 'vrat',
  'No onion, no garlic': 'noOnionGarlic',
  'Gluten free': 'glutenFree',
}
