import { countOf, isWeighed, portionInWords } from '../compute/amounts.ts'
import { type Shares, sharesOf } from '../compute/apportion.ts'
import { isAtTheBoard } from '../compute/at-the-board.ts'
import { isSize, lotsOf, pansFromHere } from '../compute/batches.ts'
import { withBaths } from '../compute/baths.ts'
import { type DietFacts, dietOf, strictJainLeaves } from '../compute/diet.ts'
import { difficultyOf } from '../compute/difficulty.ts'
import { eatenOf } from '../compute/eaten.ts'
import { figuresOf } from '../compute/figures.ts'
import { fullPots } from '../compute/full-pots.ts'
import { gramsOf } from '../compute/grams.ts'
import { handworkOf } from '../compute/handwork.ts'
import { isSpooned, keeps } from '../compute/keeps.ts'
import { timersFor } from '../compute/lots.ts'
import { isPieces, pieceScaleOf } from '../compute/pieces.ts'
import { shopIdOf, shopItemOf } from '../compute/shop-item.ts'
import {
  bathMinutesOf,
  boilMinutesOf,
  handMinutesOf,
  handMinutesOfStep,
  timesOf,
  waitsOf,
  withWorkAlone,
} from '../compute/times.ts'
import { hash } from '../hash.ts'
import { benefitsOf, costLabel, figuresOf as figuresInWords } from '../nutrition/nutrition.ts'
import { wordsOfPart } from '../read/counts.ts'
import type { Dish, Portion, Step, StepPart } from '../read/dish.ts'
import type { Place } from '../read/place.ts'
import { besides, type Meal, waits } from '../read/vocabulary.ts'
import { companyInWords, companyOf, namedBeside, namesMeat } from './company.ts'
import { drinkBeside } from './drink-beside.ts'
import { gotReady, washedIn } from './got-ready.ts'
import { holdsUnseen } from './holds.ts'
import { household, roundGrams } from './household.ts'
import type { Category, Quantity, Recipe, RecipeStep } from './types.ts'

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
 * The recipe of a dish for this many servings: amounts scaled, the file's own sentences with the amounts written out.
 *
 * @param written the dish as its file tells it.
 * @param place where the dish is at home.
 * @param wanted the meal that it is shown for; one of its own when left out.
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
    onFire: 0,
    offFire: 0,
  }
  const full = fullPots(dish, scale)
  const steps = withPressureLetGo(
    drainsFirst(ovenIsHot(atTheStove(dish.steps.flatMap((step) => withVessel(stepsOf(step, shown), full.get(step)))))),
  )
  const { wait, work } = timesOf(dish)
  const byHand = handMinutesOf(shown.dish, scale)
  const onFire = Math.min(shown.onFire, Math.max(0, byHand - 1)) - shown.offFire
  const prepMinutes = Math.round(byHand - onFire)
  const cookMinutes = Math.round(
    timers.reduce((sum, { name, minutes }) => (name === null ? sum + minutes : sum), onFire),
  )
  const facts = dietOf(dish)
  const veg = facts.diet === 'veg'
  const meals = categoriesOfDish(dish)
  const category = wanted ?? meals[hash(id) % meals.length]!
  const difficulty = difficultyOf(dish, work)
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
  const notes = veg && diet.jain ? dish.notes.filter((note) => !namesMeat(note)) : dish.notes
  const said = [...notes, ...aboutDiet(dish, facts), ...servedWith(dish, facts)]
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
          : `${inMinutes(prepMinutes + cookMinutes)} + ${waitNameOf(dish)} ${waiting(wait)}`,
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
    // A dish whose file has neither a note nor what goes with it says nothing that is true of any dish.
    tips: said.length > 0 ? said : besideOf(dish, place, facts),
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
function quantitiesOf(dish: Dish, shares: Shares, scale: number): Quantity[] {
  const eatenOfPortion = new Map(eatenOf(dish).map(({ portion, grams }) => [portion, grams]))
  const byFood = Map.groupBy(dish.portions, ({ food }) => food)
  const rows = [...byFood].map(([food, portions]): Quantity => {
    const item = shopItemOf(food)
    const isBath = portions.some(({ isForFrying }) => isForFrying)
    // What the list of the recipe shows is what the shopping list adds up.
    const isShown = !isBath && portions.every(({ unit }) => unit === 'g' || unit === 'kg')
    const bought = isShown
      ? shares.lines.reduce((sum, line) => sum + (line.portions[0]!.food === food ? line.shown : 0), 0)
      : portions.reduce((sum, portion) => sum + gramsOf(portion)!, 0) * scale
    const eaten = portions.reduce((sum, portion) => sum + eatenOfPortion.get(portion)!, 0)
    const grams = eaten * scale
    const round = (value: number) => (value < 0.5 ? Math.max(0.01, Math.round(value * 100) / 100) : roundGrams(value))
    const spoons = portions.length === 1 && !isWeighed(portions[0]!) ? shares.of.get(portions[0]!)!.words : null
    const measure = isBath ? 'for deep frying' : (spoons ?? household({ ...item, id: shopIdOf(food) }, round(grams)))
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

/** '200 g paneer, in cubes'; the same food used twice is listed once for each use that the cook gets ready apart. */
function listOf(dish: Dish, { lines }: Shares, scale: number): string[] {
  const ready = gotReady(dish)
  const isWashed = washedIn(dish)
  return lines.map(({ portions, words }) => {
    const [first] = portions as [Portion]
    const optional = first.isOptional ? ', if you like' : ''
    const got = ready.get(first) ?? ofOneLine(preparationFor(preparationOf(first, scale), words))
    const washed = isWashed(first)
    // 'washed, chopped', but 'seeraga samba, rinsed': what kind of rice it is comes first.
    const preparation = (washed === 'rinsed' ? [got, washed] : [washed, got]).filter(Boolean).join(', ')
    const unseen = holdsUnseen(first, dish)
    const holds = unseen.length > 0 ? ` (holds ${unseen.join(' and ')})` : ''
    return `${words}${preparation ? `, ${preparation}` : ''}${optional}${holds}`
  })
}

/** 'peeled, all in dice' is said of several foods in a sentence; of a line of the list it is 'peeled, in dice'. */
const ofOneLine = (preparation: string): string => preparation.replace(group, '$1')
const group =
  /(^|, )(?:all|both)(?: (?:three|four|five))? (?=(?:in|(?:finely|coarsely|thinly|roughly) \w+|chopped|diced|sliced|soaked|cut|grated|crushed|ground|peeled|boiled)\b(?!.*\b(?:together|one)\b))/

/** A dish for this many servings, with the clocks and the amounts for them. */
type Shown = {
  dish: Dish
  shares: Shares
  scale: number
  /** The scale of what is counted by the piece. */
  pieceScale: number
  /** Among how many lots all is shared out from here on, beside the file's; the steps set it. */
  lots: number
  /** Minutes over a flame that no clock of the file counts; the steps add to it. */
  onFire: number
  /** Minutes of clocks that count work of the hands alone; the steps add to it. */
  offFire: number
}

/** Minutes of work after a wait from which it is a step of its own. */
const leastAfterWait = 5
/** Minutes over the flame of a step without a clock: spices crackle in two. */
const unclockedOnFire = 2

const onFire =
  /(?:^|[.;:,)] |\b(?:and|then|low|medium|high) )(?:heat|melt|crackle|splutter|sizzle|pop|swell|fry|saute|deep-fry|shallow-fry|toast|roast|boil|simmer|steam|bake|brown|temper|scald|char|singe|grill)\b|\buntil it smokes\b|\blet @?[^.]*\bsmoke\b/i
const flame =
  /\bon (?:a )?(?:very )?(?:low|medium|high)(?: flame| heat)\b|\b(?:hot|smoking) (?:oil|ghee|griddle|tawa|kadhai|pan)\b/i
/** What is said of a flame that is not on yet, or no more. */
const noFire = /\boff the (?:flame|heat|fire)\b|\bdo not (?:heat|boil|cook)\b|\bwithout (?:heat|cooking)\b/i

/** Whether a step that no clock counts stands at the stove. */
const heats = (text: string): boolean => {
  const said = text.replace(/\([^()]*\)/g, '')
  return onFire.test(said) || (flame.test(said) && !noFire.test(said))
}

/** 'finely chopped'; amounts in it for these servings. */
const preparationOf = ({ preparation, preparationParts }: Portion, scale: number): string =>
  preparationParts
    ?.map((part, at) => {
      if (part.kind !== 'count') return wordsOfPart(part)
      return `${isBareCount(preparationParts, at) ? 'about ' : ''}${countOf(part, scale)}`
    })
    .join('') ?? preparation

/** '2.4 kg crab, about 9': a number alone beside a weight reads like a slip. */
const isBareCount = (parts: readonly StepPart[], at: number): boolean => {
  const [first, next] = [parts[at]!, parts[at + 1]]
  return at === 0 && first.kind === 'count' && first.of === '' && (next?.kind !== 'text' || next.text.startsWith(','))
}

/** Of one stick, '3 cm' and not '3 cm each'. */
const preparationFor = (preparation: string, words: string): string =>
  /^(?:1|½)(?!\S| ?(?:kg|litre|tsp|tbsp|g|ml)\b)/.test(words) ? preparation.replace(/ each(?=$|,)/, '') : preparation

/** A step of the page, and whether a clock of it waits for what settles: a cooker, or what sinks in water. */
type TimedStep = RecipeStep & { settles: boolean }

/** A step of the file as one or more steps of the page: what passes by itself is a step of its own, with its clock. */
function stepsOf(step: Step, shown: Shown): TimedStep[] {
  const { dish, scale } = shown
  const found: TimedStep[] = []
  let parts: StepPart[] = []
  let working = 0
  /** Minutes that run beside other work: of a step that works too, they count once. */
  let beside = 0
  let waited = 0
  const close = () => {
    if (waited > 0 && working + beside === 0) {
      const rest = waitAlone(parts, shown)
      if (rest !== null) {
        const minutes = waited
        waited = 0
        close()
        parts = rest
        waited = minutes
      }
    }
    const text = textOf(parts, shown)
    if (text === '') return
    const step = { parts, section: null }
    const clocked = Math.max(working, beside)
    const { grinding, shaping } = handworkOf(step, dish, scale)
    const worked = clocked > 0 ? Math.max(working + shaping, beside) + grinding : 0
    const isHandwork = worked > 0 && isAtTheBoard(text)
    const kind =
      waited > 0 && worked === 0
        ? 'stand'
        : (worked > 0 && !isHandwork) || (worked === 0 && heats(text))
          ? 'cook'
          : 'prepare'
    const isUnclocked = kind === 'cook' && worked === 0
    const oil = isUnclocked ? Math.max(bathMinutesOf(step, dish, scale), boilMinutesOf(step, dish, scale)) : 0
    const minutes = kind === 'stand' ? waited : worked > 0 ? worked : Math.max(oil, handMinutesIn(step, shown))
    if (isUnclocked) shown.onFire += Math.max(oil, unclockedOnFire)
    if (isHandwork) shown.offFire += working
    const settles = parts.some((part) => part.kind === 'timer' && dish.timers[part.index]!.name === 'settle')
    found.push({ text, kind, minutes: Math.max(1, Math.round(minutes)), settles })
    parts = []
    working = 0
    beside = 0
    waited = 0
  }
  /** Where the parts after the last clock begin. */
  let afterClock = 0
  for (const part of step.parts) {
    const timer = part.kind === 'timer' ? dish.timers[part.index]! : null
    const isWait = timer?.name != null && (waits as readonly string[]).includes(timer.name)
    // Work and waiting in one paragraph are two steps: a wait takes its own sentence along, work what follows the wait.
    const isMixed = timer !== null && (isWait ? working + beside > 0 : waited > 0)
    if (isMixed) {
      const rest = isWait ? lastSentenceOf(parts, afterClock) : afterSentence(parts, afterClock)
      if (rest.length > 0) {
        close()
        parts = rest
      }
    }
    // Soaked, then ground, then left to ferment: the grinding is no part of either wait.
    if (isWait && waited > 0) {
      const between: Step = { parts: parts.slice(afterClock), section: null }
      if (handMinutesOfStep(between, dish, scale) >= leastBeforeWait) {
        const rest = afterSentence(parts, afterClock)
        close()
        parts = rest
      }
    }
    parts.push(part)
    if (timer === null) continue
    if (isWait) waited += timer.minutes
    else if (timer.name === besides) beside += timer.minutes
    else working += timer.minutes
    afterClock = parts.length
  }
  // Rolling forty rounds after a rest is work, and no part of the rest.
  const after: Step = { parts: parts.slice(afterClock), section: null }
  if (waited > 0 && handMinutesOfStep(after, dish, scale) >= leastAfterWait) {
    const rest = afterSentence(parts, afterClock)
    close()
    parts = rest
  }
  close()
  return found
}

/** Takes off what follows the sentence that the part `from` goes on with: 'for 20 mins, so that it drinks.' stays whole. */
function afterSentence(parts: StepPart[], from: number): StepPart[] {
  const next = parts[from]
  if (next?.kind === 'text' && /^\s+\p{Lu}/u.test(next.text)) return parts.splice(from)
  for (let index = from; index < parts.length; index++) {
    const part = parts[index]!
    // 'Drain for 10 mins and cook with 1 litre water' goes on to work, and that has a clock of its own.
    if (part.kind === 'food' || part.kind === 'vessel' || part.kind === 'timer') return parts.splice(from)
    if (part.kind !== 'text') continue
    const end = /[.;!?] /.exec(part.text)
    if (end === null) continue
    const cut = end.index + 1
    const rest: StepPart[] = [{ kind: 'text', text: part.text.slice(cut) }, ...parts.slice(index + 1)]
    if (rest.every((one) => one.kind === 'text' && one.text.trim() === '')) return parts.splice(from)
    parts.splice(index, parts.length, { kind: 'text', text: part.text.slice(0, cut) })
    return rest
  }
  return parts.splice(from)
}

/** Minutes of work before a wait from which it is a step of its own. */
const leastBeforeWait = 4
/** Minutes from which a wait is a step of its own. */
const leastWaitAlone = 10
/** Foods that are put together before a wait: more are work that the cook wants to see as a step. */
const mostBeforeWait = 2

/** Takes the sentence that only waits off the parts of a step that works before it; null where there is nothing to do first. */
function waitAlone(parts: StepPart[], { dish, scale }: Shown): StepPart[] | null {
  const at = parts.findIndex((part) => part.kind === 'timer' && dish.timers[part.index]!.name !== besides)
  const timer = parts[at]
  if (timer?.kind !== 'timer' || dish.timers[timer.index]!.minutes < leastWaitAlone) return null
  const before = parts.slice(0, at)
  const step: Step = { parts: before, section: null }
  const isWork =
    before.filter(({ kind }) => kind === 'food').length > mostBeforeWait ||
    handMinutesOfStep(step, dish, scale) - 1 >= leastBeforeWait ||
    handworkOf(step, dish, scale).grinding > 0
  if (!isWork) return null
  const start = before.findLastIndex((part) => part.kind === 'text' && sentenceBegins.test(part.text))
  const text = before[start]
  // 'Salt the prawns. Leave them for 15 mins. Soak the rice beside them.': what follows the wait stays with it.
  if (text?.kind !== 'text' || before.slice(start).some(({ kind }) => kind === 'food')) return null
  const cut = sentenceBegins.exec(text.text)!.index + 1
  const rest: StepPart[] = [{ kind: 'text', text: text.text.slice(cut) }, ...parts.slice(start + 1)]
  parts.splice(start, parts.length, { kind: 'text', text: text.text.slice(0, cut) })
  return rest
}

/** The end of a sentence with the last one after it. */
const sentenceBegins = /[.;!?] (?!.*[.;!?] )/

/** How a wait is said that stands between two sentences, as people and language models write it. */
const waitInWords: Readonly<Record<string, string>> = {
  soak: 'Let it soak',
  ferment: 'Leave it to ferment',
  marinate: 'Leave it to marinate',
  rest: 'Let it rest',
  cool: 'Let it cool',
  set: 'Let it set',
  dry: 'Leave it to dry',
  chill: 'Chill it',
  freeze: 'Freeze it',
  drain: 'Let it drain',
  settle: 'Let it settle',
  ripen: 'Leave it to ripen',
  rise: 'Cover and let it rise',
  sprout: 'Leave it to sprout',
  mature: 'Leave it to mature',
  smoke: 'Leave it in the smoke',
  hang: 'Hang it up to drain',
  steep: 'Let it steep',
}

const goesOn =
  /^(?:Whisk|Beat|Crush|Now)\b.*\b(?:pour it|stir|give it)\b|^(?:Pour|Stir|Add|Put|Return|Tip|Turn|Slip|Slide|Lower|Drop|Mix|Fold|Season|Sprinkle|Toss)\b/
const offTheFire = /\boff the (?:flame|fire|heat)|\bbowl\b|\bserve\b|\bplates?\b|\bcool|\bstone\b|\bmortar\b/i
const leavesIt = /\b(?:drain|cool|lift|take|spread|squeeze|set aside)\b[^.]*\.?$/i
const begins = /^(?:Heat|Warm|Melt|Boil|Bring|Roast|Toast|Fry|Grind|Knead|Bake|Steam|Light|Smoke|Crackle|Put)\b/

/** What goes into a pot that stands on the fire before and after it is cooking, though no clock counts it. */
function atTheStove(steps: TimedStep[]): TimedStep[] {
  return steps.map((step, at) => {
    const [before, after] = [steps[at - 1], steps[at + 1]]
    const isBetween =
      before?.kind === 'cook' && after?.kind === 'cook' && !leavesIt.test(before.text) && !begins.test(after.text)
    const isIn = step.kind === 'prepare' && goesOn.test(step.text) && !offTheFire.test(step.text)
    return isBetween && isIn ? { ...step, kind: 'cook' } : step
  })
}

/** Minutes until an oven or its grill is hot. */
const heatingOven = 10

/** What is baked next waits for the oven. */
function ovenIsHot(steps: TimedStep[]): TimedStep[] {
  return steps.map((step, at) => {
    const waits = /\bheat the oven\b/i.test(step.text) && step.kind !== 'stand' && step.minutes < heatingOven
    return waits && /\b(?:bake|grill|roast|oven)\b/i.test(steps[at + 1]?.text ?? '')
      ? { ...step, minutes: heatingOven }
      : step
  })
}

/** Says at the step at the stove which vessel holds it; a bare 'Drain.' stays first, for the wait before it. */
function withVessel(steps: TimedStep[], said: string | undefined): TimedStep[] {
  if (said === undefined) return steps
  const at = Math.max(
    0,
    steps.findIndex(({ text }) => /\b(?:cooker|pots?)\b/i.test(text) || underPressure.test(text)),
  )
  return steps.map((step, index) => {
    if (index !== at) return step
    const drain = bareDrain.exec(step.text)?.[0] ?? ''
    return { ...step, text: `${drain}${said} ${step.text.slice(drain.length)}`.trim() }
  })
}

const bareDrain = /^Drain(?: it| them| well| and rinse)*\.(?: |$)/

/** A bare 'Drain.' ends the wait before it: the step after it does not say what is drained. */
function drainsFirst(steps: TimedStep[]): TimedStep[] {
  const shown: TimedStep[] = []
  for (const step of steps) {
    const before = shown.at(-1)
    const drain = bareDrain.exec(step.text)?.[0]
    if (drain === undefined || before?.kind !== 'stand') {
      shown.push(step)
      continue
    }
    before.text = `${before.text} ${drain.trim()}`
    const text = step.text.slice(drain.length)
    if (text !== '') shown.push({ ...step, text })
  }
  return shown
}

const underPressure =
  /(?<!\bclay )\bwhistles?\b|\bpressure[- ]cook(?!er)|\b(?:cook|boil)\b[^.;]*\bin (?:a|the) (?:pressure )?cooker\b/i
const letsGo =
  /\bpressure (?!cook)|\brelease|\bopen|\bsteam\b|\bsettle\b|(?<!\bthe )\brest\b|\bcool\b|\blid off\b|\b(?:leave|keep)\b[^.]*\b(?:shut|closed|lid on)\b/i
const bareSettle =
  /^(?:Settle|(?:Leave|Keep)(?: it| the cooker)?(?: shut| closed)?|Leave the lid on|Let it stand|Let it settle|Wait) for (\d[\d.]* \w+)(?=[.,;]|$)/

/** Steam that whistles at a seal of dough is of no cooker. */
const sealedPot = /\bseal/i

/** A cooker is opened when its pressure has gone, and the page says so where the file leaves it to the cook. */
function withPressureLetGo(steps: TimedStep[]): RecipeStep[] {
  return steps.map(({ settles, ...step }, at): RecipeStep => {
    const before = steps[at - 1]?.text ?? ''
    if (bareSettle.test(step.text) && /\bwhistle|\bpressure/i.test(before) && !sealedPot.test(before))
      return {
        ...step,
        text: step.text.replace(bareSettle, 'Leave the cooker shut until the pressure has gone, $1'),
      }
    const next = steps[at + 1]
    // A clock that is named so is enough, whatever the words of its sentence.
    const isLetGo = settles || next?.settles || letsGo.test(`${step.text} ${next?.text ?? ''}`)
    if (step.kind !== 'cook' || !underPressure.test(step.text) || isLetGo) return step
    return { ...step, text: opened(step.text) }
  })
}

/** What is done with what the cooker holds comes after it is opened. */
const takesOut =
  /[.;] (?:Drain|Mash|Lift|Take|Peel|Squeeze|Whisk|Churn|Strain|Keep the|Beat|Crush|Stir|Simmer|Fluff|Shred)\b|,(?: and)? then (?:stir|simmer|mash|whisk|beat|mix|drain|strain|lift)\b/g

function opened(text: string): string {
  const opens = 'Open the cooker when its pressure has gone'
  takesOut.lastIndex = underPressure.exec(text)!.index
  const found = takesOut.exec(text)
  if (found === null) return `${text} ${opens}.`
  const [mark] = found[0]
  const rest = text.slice(found.index + 1)
  return mark === ','
    ? `${text.slice(0, found.index)}. ${opens},${rest}`
    : `${text.slice(0, found.index)}${mark} ${opens}.${rest}`
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
const handMinutesIn = (step: Step, { dish, scale }: Shown): number =>
  Math.max(leastMinutes, handMinutesOfStep(step, dish, scale) - 1)
const leastMinutes = 2

/** Minutes from which meat and fish marinate in the cold. */
const inTheCold = 60
const isRisky = ({ portions }: Dish): boolean =>
  portions.some(({ food }) => food.diet === 'meat' || food.diet === 'fish')

function textOf(parts: readonly StepPart[], shown: Shown): string {
  const { dish, shares, scale, pieceScale } = shown
  const text = parts
    .map((part, at) => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'count') {
        if (part.of === pansFromHere) shown.lots = lotsOf(part, scale)! / lotsOf(part, 1)!
        // A tin holds one lot.
        return countOf(part, isPieces(part) ? pieceScale : isSize(part) ? scale / shown.lots : scale)
      }
      if (part.kind === 'vessel') return part.name
      if (part.kind === 'timer') {
        const { name, minutes } = dish.timers[part.index]!
        if (name === besides || name === null) return ''
        return standsAlone(parts, at) ? `${aloneInWords(name, minutes, dish)}.` : waiting(minutes)
      }
      const portion = dish.portions[part.index]!
      const { words } = shares.of.get(portion)!
      const preparation = preparationFor(preparationOf(portion, scale), words)
      const prepared = preparation && !isBath(portion) ? ` (${preparation})` : ''
      return `${portionInWords(portion, words)}${prepared}`
    })
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/\ban? (\d+) cm\b/g, (_, length) => `${/^(?:8|11|18|8\d)$/.test(length) ? 'an' : 'a'} ${length} cm`)
    // Nobody says how often a pan is filled that holds all.
    .replace(/,? in one (?:lot|batch|panful)\b/g, '')
    .replace(/ ([.,;])/g, '$1')
    .trim()
    // What a clock was cut off: ", drain, and dry in the sun."
    .replace(/^[,;.]? ?(?:(?:and|then) )*/, '')
    // What the next step was cut off: "until no lump is left; ~rest{…}."
    .replace(/[,;:]$/, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .replace(batchFirst, (letter) => letter.toUpperCase())
  return /[.!?]$/.test(text) || text === '' ? text : `${text}.`
}

/** Whether a wait stands between sentences: no word goes on to it. */
function standsAlone(parts: readonly StepPart[], at: number): boolean {
  const before = parts.slice(0, at).map((part) => (part.kind === 'text' ? part.text : part.kind === 'timer' ? '' : '¤'))
  return /(?:^|[.!?])\s*$/.test(before.join(''))
}

function aloneInWords(name: string, minutes: number, dish: Dish): string {
  const isCold = name === 'marinate' && minutes >= inTheCold && isRisky(dish)
  return `${waitInWords[name] ?? 'Leave it'}${isCold ? ' in the refrigerator' : ''} for ${waiting(minutes)}`
}

/** 'Two lots.' after a full stop. */
const batchFirst =
  /(?<=[.!?] |[.!?] ?\([^()]*\) )\p{Ll}(?=\w* (?:lots?|batch|batches|panfuls?|at a time)\b|p to \w+ at a time|ll together\b)/gu

/** Named by its use in the list, and not again in the step. */
const isBath = ({ isForFrying, isForSyrup, isForChhena }: Portion): boolean => isForFrying || isForSyrup || isForChhena

/** What a relish that names nothing beside it is eaten with at home, and how a jar is kept. */
function besideOf(dish: Dish, place: Place, { diet, vrat, flags }: DietFacts): string[] {
  // A relish of a fast lies beside what the fast allows, and no other on a plate that its eater leaves.
  if (besideAMeal.has(dish.course) && vrat && dish.occasions.some((day) => fasts.has(day)))
    return [`Goes with ${companyInWords(besideAFast, true)}.`]
  const eater = diet === 'veg' ? (flags.jain ? 'jain' : 'veg') : 'any'
  const plate = companyOf(dish.title, place.lunch.slice(0, 2), eater).filter(
    (one) => eater === 'any' || !namesMeat(one),
  )
  if (besideAMeal.has(dish.course) && plate.length > 0) return [`Goes with ${plate.join(' and ')}.`]
  return keeps(dish) && isSpooned(dish) ? ['Keep it in a clean, dry jar, and take it out with a dry spoon.'] : []
}

/** What a label leaves open: the bread of Jain Pav Bhaji, and gluten that is in the seal of the lid alone. */
function aboutDiet(dish: Dish, { jain, allergens }: DietFacts): string[] {
  const leaves = jain ? strictJainLeaves(dish) : []
  const isSeal = (portion: Portion) => /\bfor the seal\b/.test(portion.preparation)
  const gluten = dish.portions.filter(({ food }) => food.allergens.includes('gluten'))
  return [
    ...(jain && eatsRawCurdWithPulse(dish)
      ? ['Strict Jain homes heat the curd and let it cool first: raw curd with pulses (dwidal) is not eaten.']
      : []),
    ...(leaves.length > 0 ? [`The strictest Jain homes leave out ${leaves.join(' and ')}.`] : []),
    ...(allergens.includes('gluten') && gluten.every(isSeal)
      ? ['The only gluten is in the dough that seals the lid: kitchen foil shuts it as well.']
      : []),
  ]
}

/** A chilli that was soaked in curd and dried is none. */
const isCurd = ({ food }: Portion): boolean => food.aisle === 'dairy' && /\b(?:curd|buttermilk)\b/.test(food.name)
const isPulse = ({ food }: Portion): boolean =>
  food.aisle === 'pulses' || /\b(?:gram flour|boondi|sev|vadi|papad|moong|urad|chana|dal)\b/.test(food.name)

/** Whether raw curd meets pulses: in one dough or batter, or in a dish that no clock cooks from there on. */
function eatsRawCurdWithPulse({ portions, steps, timers }: Dish): boolean {
  if (!portions.some(isPulse)) return false
  let [hasCurd, hasPulse] = [false, false]
  return steps.some(({ parts }) =>
    parts.some((part) => {
      if (part.kind === 'timer') {
        // What the pot has boiled is raw no more.
        if (timers[part.index]!.name === null && timers[part.index]!.minutes >= leastCooked) hasCurd = false
        return false
      }
      if (part.kind !== 'food') return false
      hasCurd ||= isCurd(portions[part.index]!)
      hasPulse ||= isPulse(portions[part.index]!)
      return hasCurd && hasPulse
    }),
  )
}
/** Minutes of a clock that cooks curd, and is no tempering. */
const leastCooked = 4

const fasts: ReadonlySet<string> = new Set(['navratri', 'ekadashi', 'maha-shivaratri', 'janmashtami'])
const besideAFast = ['samak rice', 'kuttu puri', 'sabudana vada']

const besideAMeal: ReadonlySet<string> = new Set(['chutney', 'pickle'])

function servedWith(dish: Dish, { diet, flags }: DietFacts): string[] {
  const named = namedBeside(dish)
  const words = companyOf(dish.title, named, diet === 'veg' ? (flags.jain ? 'jain' : 'veg') : 'any')
  if (words.length === 0) return []
  return [`Goes with ${companyInWords(words, besideAMeal.has(dish.course))}.`]
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

/** A wait shorter than this is a breath before serving. */
const shortestWait = 10

const inMinutes = (minutes: number): string => (minutes === 1 ? '1 min' : `${minutes} mins`)

/** What the dish does while it waits: 'soak', 'ferment'; 'wait' where it does several things. */
function waitNameOf(dish: Dish): string {
  const minutesOf = waitsOf(dish)
  const whole = [...minutesOf.values()].reduce((sum, minutes) => sum + minutes, 0)
  const [most] = [...minutesOf].sort(([, one], [, other]) => other - one)
  return most && waiting(most[1]) === waiting(whole) ? most[0] : 'wait'
}

const waiting = (minutes: number): string => {
  if (minutes < 90) return inMinutes(Math.round(minutes))
  if (minutes < 2880) return `${Math.round(minutes / 30) / 2} h`
  return `${Math.round(minutes / 1440)} days`
}
