import { isWeighed } from '../compute/amounts.ts'
import { type Shares, sharesOf } from '../compute/apportion.ts'
import { withBaths } from '../compute/baths.ts'
import { dietOf } from '../compute/diet.ts'
import { difficultyOf } from '../compute/difficulty.ts'
import { eatenOf } from '../compute/eaten.ts'
import { figuresOf } from '../compute/figures.ts'
import { fullPots } from '../compute/full-pots.ts'
import { gramsOf } from '../compute/grams.ts'
import { timersFor } from '../compute/lots.ts'
import { pieceScaleOf } from '../compute/pieces.ts'
import { shopIdOf, shopItemOf } from '../compute/shop-item.ts'
import { timesInPartsOf, timesOf, withWorkAlone } from '../compute/times.ts'
import { hash } from '../hash.ts'
import { benefitsOf, costLabel, figuresOf as figuresInWords } from '../nutrition/nutrition.ts'
import { textOfParts } from '../read/counts.ts'
import type { Dish, Portion } from '../read/dish.ts'
import type { Place } from '../read/place.ts'
import type { Meal } from '../read/vocabulary.ts'
import { accompanimentTip, dietTips, relishTips } from './dish-tips.ts'
import { drinkPairing } from './drink-pairing.ts'
import { hiddenContents } from './hidden-contents.ts'
import { inMinutes, waiting } from './in-minutes.ts'
import { kitchenMeasure, roundGrams } from './kitchen-measures.ts'
import { stepsOf } from './page-steps.ts'
import { linePreparation, sharedPreparations, washingOf } from './shared-preparations.ts'
import { preparationFor, preparationOf, type Shown } from './step-text.ts'
import type { Category, Quantity, Recipe, RecipeStep } from './types.ts'
import { withVesselSentence } from './vessel-sentence.ts'

const categoryOfMeal: Record<Meal, Category> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  'hi-tea': 'Hi-Tea',
  dinner: 'Dinner',
  snack: 'All-Time Snacks',
}

/** Returns the categories in which a dish may be planned, from its file. */
export const categoriesOfDish = ({ meals }: Dish): Category[] => meals.map((meal) => categoryOfMeal[meal])

const source = 'Computed from the ingredients as cooked: IFCT 2017 (ICMR-NIN), USDA SR28, NVIF 1989'

/** Returns the recipe id of a dish, used by pages, plans and lists: its path with a dot, 'punjab.dal-makhani'. */
export const recipeIdOf = (dishId: string): string => dishId.replace('/', '.')

/** Returns the dish's path for a recipe id. */
export const dishIdOf = (recipeId: string): string => recipeId.replace('.', '/')

/**
 * Returns the recipe of a dish for a number of servings: amounts scaled, and the file's own sentences with the amounts
 * written out.
 *
 * @param written the dish as parsed from its file.
 * @param place the place the dish is from.
 * @param wanted the meal it is shown for; defaults to one of its own.
 */
export function recipeOfDish(written: Dish, place: Place, serves: number, wanted?: Category): Recipe {
  const scale = serves / written.serves
  const dish = withBaths(withWorkAlone(written), scale)
  const id = recipeIdOf(dish.id)
  const figures = figuresOf(written)
  const timers = timersFor(dish, scale)
  const shares = sharesOf(dish.portions, scale)
  const quantities = quantitiesOf(dish, shares, scale)
  const shown: Shown = {
    dish: { ...dish, timers },
    shares,
    scale,
    pieceScale: pieceScaleOf(dish, scale),
    lots: 1,
  }
  const full = fullPots(dish, scale)
  const times = timesInPartsOf(shown.dish, scale)
  const timed = dish.steps.flatMap((step, at) =>
    withVesselSentence(stepsOf(step, times.lines[at]!, shown), full.get(step)),
  )
  const steps = timed.map(({ text, kind, minutes }): RecipeStep => ({ text, kind, minutes }))
  const { work, wait, waits, atStove: cookMinutes } = times
  const prepMinutes = work - cookMinutes
  const facts = dietOf(dish)
  const veg = facts.diet === 'veg'
  const meals = categoriesOfDish(dish)
  const category = wanted ?? meals[hash(id) % meals.length]!
  const difficulty = difficultyOf(dish, timesOf(written).work)
  const perServing = {
    calories: figures.kcal,
    protein: figures.protein,
    carbohydrate: figures.carbohydrate,
    fat: figures.fat,
    fibre: figures.fibre,
  }
  const isTreat = dish.course === 'sweet' || dish.portions.some(({ isForFrying }) => isForFrying)
  const benefits = isTreat
    ? []
    : benefitsOf(perServing, figures.grams, dish.course === 'drink' || dish.course === 'soup')
  const diet = facts.flags
  const drink = drinkPairing(dish, facts, category, place.state)
  const said = [
    ...dish.notes.map((note) => textOfParts(note)),
    ...dietTips(dish, facts),
    ...accompanimentTip(dish, facts),
  ]
  return {
    id,
    title: dish.title,
    type: veg ? 'Veg' : 'Non-Veg',
    is_vegetarian: veg,
    veg_type: veg ? 'Veg' : facts.diet === 'egg' ? 'Egg' : 'Non-Veg',
    tags: tagsOf(dish, place, facts.flags, work, wait),
    quickFacts: {
      time: wait < shortestWait ? inMinutes(work + wait) : `${inMinutes(work)} + ${waitNameOf(waits)} ${waiting(wait)}`,
      calories: `${figures.kcal} kcal`,
      difficulty,
    },
    regionalOrigin: place.state,
    cuisine: place.state === 'Pan-India' ? (dish.place === 'indo-chinese' ? 'Indo-Chinese' : 'Indian') : place.name,
    region: place.region,
    state: place.state,
    placeholder: id,
    drinkPairing: drink,
    category,
    prep_time: inMinutes(prepMinutes),
    cook_time: inMinutes(cookMinutes),
    stand_time: wait === 0 ? '' : waiting(wait),
    serves,
    difficulty,
    ingredients: listOf(dish, shares, scale),
    instructions: steps.map(({ text }) => text),
    // Without a note or accompaniments in the file, no generic tip is made up.
    tips: said.length > 0 ? said : relishTips(dish, place, facts),
    nutrition: [figuresInWords(perServing), ...benefits],
    nutritionSource: source,
    benefits,
    family: familyName(dish.course),
    categories: meals,
    prepMinutes,
    cookMinutes,
    standMinutes: wait,
    quantities,
    steps,
    perServing,
    servingGrams: figures.grams,
    costPerServing: figures.rupees,
    cost: { perServing: figures.rupees, total: Math.round(figures.rupees * serves), label: costLabel },
    allergens: [...facts.allergens],
    diet,
  }
}

/** Returns the foods of a dish, each once, heaviest first; of frying oil only the absorbed part counts. */
function quantitiesOf(dish: Dish, shares: Shares, scale: number): Quantity[] {
  const eatenOfPortion = new Map(eatenOf(dish).map(({ portion, grams }) => [portion, grams]))
  const byFood = Map.groupBy(dish.portions, ({ food }) => food)
  const rows = [...byFood].map(([food, portions]): Quantity => {
    const item = shopItemOf(food)
    const isBath = portions.some(({ isForFrying }) => isForFrying)
    // The shopping list adds up what the recipe's list shows.
    const isShown = !isBath && portions.every(({ unit }) => unit === 'g' || unit === 'kg')
    const bought = isShown
      ? shares.lines.reduce((sum, line) => sum + (line.portions[0]!.food === food ? line.shown : 0), 0)
      : portions.reduce((sum, portion) => sum + gramsOf(portion)!, 0) * scale
    const eaten = portions.reduce((sum, portion) => sum + eatenOfPortion.get(portion)!, 0)
    const grams = eaten * scale
    const round = (value: number) => (value < 0.5 ? Math.max(0.01, Math.round(value * 100) / 100) : roundGrams(value))
    const spoons = portions.length === 1 && !isWeighed(portions[0]!) ? shares.of.get(portions[0]!)!.words : null
    const measure = isBath
      ? 'for deep frying'
      : (spoons ?? kitchenMeasure({ ...item, id: shopIdOf(food) }, round(grams)))
    return {
      id: item.id,
      name: food.name,
      aisle: item.aisle,
      grams: round(grams),
      buyGrams: isShown ? bought : round(Math.max(bought, grams)),
      measure,
    }
  })
  return rows.sort((left, right) => right.grams - left.grams)
}

/**
 * Returns the lines of the ingredient list: '200 g paneer, in cubes'; a food used with different preparations has a
 * line for each.
 */
function listOf(dish: Dish, shares: Shares, scale: number): string[] {
  const ready = sharedPreparations(dish)
  return shares.lines.map(({ portions, words }) => {
    const [first] = portions as [Portion]
    const optional = first.isOptional ? ', if you like' : ''
    // Hot and plain water on one line are water.
    const isOneWay = portions.every(({ preparation }) => preparation === first.preparation)
    const got =
      (isOneWay ? ready.get(first) : '') ??
      linePreparation(preparationFor(preparationOf(first, scale), first, shares.of.get(first)!.words))
    const washed = washingOf(first)
    // "Washed, chopped", but "seeraga samba, rinsed": the kind of rice comes first.
    const preparation = (washed === 'rinsed' ? [got, washed] : [washed, got]).filter(Boolean).join(', ')
    const unseen = hiddenContents(first, dish)
    const holds = unseen.length > 0 ? ` (contains ${unseen.join(' and ')})` : ''
    return `${words}${preparation ? `, ${preparation}` : ''}${optional}${holds}`
  })
}

function tagsOf(dish: Dish, place: Place, flags: Recipe['diet'], work: number, wait: number): string[] {
  const tags = [familyName(dish.course), place.region, place.state, place.name]
  if (flags.vegan) tags.push('Vegan')
  if (flags.jain) tags.push('Jain')
  if (flags.vrat) tags.push('Vrat')
  if (flags.noOnionGarlic) tags.push('No onion, no garlic')
  if (flags.glutenFree) tags.push('Gluten free')
  if (work + wait <= 30) tags.push('30 minutes')
  if (wait >= 240) tags.push('Plan ahead')
  if (dish.portions.some(({ isForFrying }) => isForFrying)) tags.push('Fried')
  if (flags.egg) tags.push('Egg')
  return [...new Set(tags)]
}

const familyName = (course: string): string => course[0]!.toUpperCase() + course.slice(1)

/** Minutes; a shorter wait needs no name of its own, and counts with the work. */
const shortestWait = 10

/** Returns the name of the longest wait: 'soak', 'ferment'; 'wait' when there are several kinds. */
function waitNameOf(waits: ReadonlyMap<string, number>): string {
  const whole = [...waits.values()].reduce((sum, minutes) => sum + minutes, 0)
  const [most] = [...waits].sort(([, one], [, other]) => other - one)
  return most && waiting(most[1]) === waiting(whole) ? most[0] : 'wait'
}
