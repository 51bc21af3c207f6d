import { amountOf, isWeighed, portionInWords } from '../compute/amounts.ts'
import { dietOf } from '../compute/diet.ts'
import { eatenOf } from '../compute/eaten.ts'
import { figuresOf } from '../compute/figures.ts'
import { gramsOf } from '../compute/grams.ts'
import { shopIdOf, shopItemOf } from '../compute/shop-item.ts'
import { handMinutesOf, timesOf } from '../compute/times.ts'
import { hash } from '../hash.ts'
import { benefitsOf, costLabel, figuresOf as figuresInWords } from '../nutrition/nutrition.ts'
import type { Dish, Portion, Step, StepPart } from '../read/dish.ts'
import type { Place } from '../read/place.ts'
import { besides, type Meal, waits } from '../read/vocabulary.ts'
import { drinkBeside } from './drink-beside.ts'
import { household, roundGrams } from './household.ts'
import type { Category, Difficulty, Quantity, Recipe, RecipeStep } from './types.ts'

const categoryOfMeal: Record<Meal, Category> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  'hi-tea': 'Hi-Tea',
  dinner: 'Dinner',
  snack: 'All-Time Snacks',
}

/** Where a dish can stand in a day, as its file says. */
export const categoriesOfDish = ({ meals }: Dish): Category[] => meals.map((meal) => categoryOfMeal[meal])

const source = 'Computed from the ingredients as cooked: IFCT 2017 (ICMR-NIN), USDA SR28, NVIF 1989'

/** The id by which pages, plans and lists know a dish: its path with a dot, 'punjab.dal-makhani'. */
export const recipeIdOf = (dishId: string): string => dishId.replace('/', '.')

/** The path of the dish that a recipe's id names. */
export const dishIdOf = (recipeId: string): string => recipeId.replace('.', '/')

/**
 * The recipe of a dish for so many servings: amounts scaled, the file's own sentences with the amounts written out.
 *
 * @param place where the dish is at home.
 * @param wanted the meal that it is shown for; one of its own when left out.
 */
export function recipeOfDish(dish: Dish, place: Place, serves: number, wanted?: Category): Recipe {
  const id = recipeIdOf(dish.id)
  const scale = serves / dish.serves
  const figures = figuresOf(dish)
  const quantities = quantitiesOf(dish, scale)
  const steps = dish.steps.flatMap((step) => stepsOf(step, dish, scale))
  const { wait } = timesOf(dish)
  const prepMinutes = handMinutesOf(dish)
  const cookMinutes = Math.round(
    dish.timers.reduce((sum, { name, minutes }) => (name === null ? sum + minutes : sum), 0),
  )
  const facts = dietOf(dish)
  const veg = facts.diet === 'veg'
  const meals = categoriesOfDish(dish)
  const category = wanted ?? meals[hash(id) % meals.length]!
  const difficulty = difficultyOf(prepMinutes + cookMinutes, dish.steps.length)
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
  const drink = drinkBeside(dish, diet, category, place.state)
  const said = [...dish.notes, ...servedWith(dish)]
  return {
    id,
    title: dish.title,
    type: veg ? 'Veg' : 'Non-Veg',
    is_vegetarian: veg,
    veg_type: veg ? 'Veg' : facts.diet === 'egg' ? 'Egg' : 'Non-Veg',
    tags: tagsOf(dish, place, facts.flags, prepMinutes + cookMinutes, wait),
    quickFacts: {
      time:
        wait < shortestWait
          ? inMinutes(prepMinutes + cookMinutes)
          : `${inMinutes(prepMinutes + cookMinutes)} + ${waiting(wait)}`,
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
    ingredients: listOf(dish, scale),
    instructions: steps.map(({ text }) => text),
    // A dish whose file has neither a note nor what goes with it says at least what is drunk beside it.
    tips: said.length > 0 ? said : [besideOf(dish, place, drink)],
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

/** A food stands once, what weighs most first; a bath of oil counts what is taken up. */
function quantitiesOf(dish: Dish, scale: number): Quantity[] {
  const eatenOfPortion = new Map(eatenOf(dish).map(({ portion, grams }) => [portion, grams]))
  const byFood = Map.groupBy(dish.portions, ({ food }) => food)
  const rows = [...byFood].map(([food, portions]): Quantity => {
    const item = shopItemOf(food)
    const bought = portions.reduce((sum, portion) => sum + gramsOf(portion)!, 0) * scale
    const eaten = portions.reduce((sum, portion) => sum + eatenOfPortion.get(portion)!, 0)
    const grams = eaten * scale
    const round = (value: number) => (value < 0.5 ? Math.max(0.01, Math.round(value * 100) / 100) : roundGrams(value))
    const isBath = portions.some(({ isForFrying }) => isForFrying)
    const spoons = portions.length === 1 && !isWeighed(portions[0]!) ? amountOf(portions[0]!, scale) : null
    const measure = isBath ? 'for deep frying' : (spoons ?? household({ ...item, id: shopIdOf(food) }, round(grams)))
    return {
      id: item.id,
      name: food.name,
      aisle: item.aisle,
      grams: round(grams),
      buyGrams: round(Math.max(bought, grams)),
      measure,
    }
  })
  return rows.sort((left, right) => right.grams - left.grams)
}

/** '200 g paneer, in cubes'; the same food used twice is listed once for each use that the cook gets ready apart. */
function listOf(dish: Dish, scale: number): string[] {
  const lines = new Map<string, Portion[]>()
  for (const portion of dish.portions) {
    const key = `${portion.name} ${portion.unit ?? ''} ${portion.preparation}`
    lines.set(key, [...(lines.get(key) ?? []), portion])
  }
  return [...lines.values()].map((portions) => {
    const [first] = portions as [Portion]
    const amount = portions.reduce((sum, portion) => sum + portion.amount, 0)
    const words = portionInWords({ ...first, amount }, scale)
    const optional = first.isOptional ? ', if you like' : ''
    return `${words}${first.preparation ? `, ${first.preparation}` : ''}${optional}`
  })
}

/** A step of the file as one or more steps of the page: what passes by itself is a step of its own, with its clock. */
function stepsOf(step: Step, dish: Dish, scale: number): RecipeStep[] {
  const found: RecipeStep[] = []
  let parts: StepPart[] = []
  let working = 0
  let waited = 0
  const close = () => {
    const text = textOf(parts, dish, scale)
    if (text === '') return
    const kind = waited > 0 && working === 0 ? 'stand' : working > 0 ? 'cook' : 'prepare'
    found.push({ text, kind, minutes: Math.round(kind === 'stand' ? waited : working > 0 ? working : handMinutes) })
    parts = []
    working = 0
    waited = 0
  }
  /** Where the parts after the last clock begin. */
  let afterClock = 0
  for (const part of step.parts) {
    const timer = part.kind === 'timer' ? dish.timers[part.index]! : null
    const isWait = timer?.name != null && (waits as readonly string[]).includes(timer.name)
    // Work and waiting in one paragraph are two steps: a wait takes its own sentence along, work what follows the wait.
    const isMixed = timer !== null && (isWait ? working > 0 : waited > 0)
    if (isMixed) {
      const rest = isWait ? lastSentenceOf(parts, afterClock) : parts.splice(afterClock)
      if (rest.length > 0) {
        close()
        parts = rest
      }
    }
    parts.push(part)
    if (timer === null) continue
    if (isWait) waited += timer.minutes
    else working += timer.minutes
    afterClock = parts.length
  }
  close()
  return found
}

/** Takes the last sentence after the part `from` off the parts of a step; all of them where they hold but one. */
function lastSentenceOf(parts: StepPart[], from: number): StepPart[] {
  for (let index = parts.length - 1; index >= from; index--) {
    const part = parts[index]!
    if (part.kind !== 'text') continue
    const text = index === parts.length - 1 ? part.text.trimEnd() : part.text
    const cut = Math.max(...['. ', '; ', '! ', '? '].map((mark) => text.lastIndexOf(mark))) + 1
    if (cut === 0) continue
    const rest: StepPart[] = [{ kind: 'text', text: part.text.slice(cut) }, ...parts.slice(index + 1)]
    parts.splice(index, parts.length, { kind: 'text', text: part.text.slice(0, cut) })
    return rest
  }
  return parts.splice(from)
}

/** Minutes of a step that no timer counts. */
const handMinutes = 2

/** Minutes from which meat and fish marinate in the cold. */
const inTheCold = 60
const refrigerated = /\b(refrigerat\w*|fridge|cold)\b/i
const isRisky = ({ portions }: Dish): boolean =>
  portions.some(({ food }) => food.diet === 'meat' || food.diet === 'fish')

function textOf(parts: readonly StepPart[], dish: Dish, scale: number): string {
  const isCold = parts.some((part) => part.kind === 'text' && refrigerated.test(part.text))
  const text = parts
    .map((part) => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'vessel') return part.name
      if (part.kind === 'timer') {
        const { name, minutes } = dish.timers[part.index]!
        if (name === besides || name === null) return ''
        const where =
          name === 'marinate' && minutes >= inTheCold && isRisky(dish) && !isCold ? ' in the refrigerator' : ''
        return `(${name}${where} for ${waiting(minutes)})`
      }
      const portion = dish.portions[part.index]!
      const prepared = portion.preparation && !isBath(portion) ? ` (${portion.preparation})` : ''
      return `${portionInWords(portion, scale)}${prepared}`
    })
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;])/g, '$1')
    .trim()
    .replace(/^(?:,|;)? ?(?:and|then) /, '')
    .replace(/^\(([^()]*)\)\.?/, '$1.')
    // What the next step was cut off: "until no lump is left; ~rest{…}."
    .replace(/[,;:]$/, '.')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  return isOpenEnded(text) ? `${text}.` : text
}

/** Whether the last sentence has no full stop, neither at its end nor before the clock that follows it. */
function isOpenEnded(text: string): boolean {
  const end = text.endsWith(')') ? text.slice(0, text.lastIndexOf('(')).trimEnd() : text
  return text !== '' && !/[.!?]$/.test(end)
}

/** Named by its use in the list, and not again in the step. */
const isBath = ({ isForFrying, isForSyrup, isForChhena }: Portion): boolean => isForFrying || isForSyrup || isForChhena

/** What a dish that names nothing beside it is served with. */
function besideOf({ course, steps }: Dish, place: Place, drink: string): string {
  if (course === 'drink') {
    const isCold = steps.some(({ parts }) => parts.some((part) => part.kind === 'text' && cold.test(part.text)))
    return isCold ? 'Drink it cold, soon after it is made.' : 'Drink it fresh.'
  }
  if (besideAMeal.has(course)) return `Goes with ${place.lunch.slice(0, 2).join(' and ') || 'rice or roti'}.`
  if (course === 'powder' || course === 'preserve')
    return 'Keep it in a clean, dry jar, and take it out with a dry spoon.'
  return course === 'soup' ? 'Serve it hot.' : `Goes with: ${drink}.`
}

const cold = /\b(ice|iced|chill\w*|cold)\b/i
const besideAMeal: ReadonlySet<string> = new Set(['chutney', 'pickle'])

const servedWith = ({ with: beside }: Dish): string[] => {
  const words = beside.map((one) => one.split('/').at(-1)!.replaceAll('-', ' '))
  if (words.length === 0) return []
  const list = words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} or ${words.at(-1)!}`
  return [`Goes with ${list}.`]
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

const difficultyOf = (minutes: number, steps: number): Difficulty =>
  minutes > 100 || (steps > 9 && minutes > 75) ? 'Hard' : minutes > 45 || steps > 7 ? 'Medium' : 'Easy'

/** A wait shorter than this is a breath before serving. */
const shortestWait = 10

const inMinutes = (minutes: number): string => (minutes === 1 ? '1 min' : `${minutes} mins`)

const waiting = (minutes: number): string => {
  if (minutes < 90) return inMinutes(Math.round(minutes))
  if (minutes < 2880) return `${Math.round(minutes / 30) / 2} h`
  return `${Math.round(minutes / 1440)} days`
}
