import type { Draft } from '../compose/draft.ts'
import { hash } from '../compose/hash.ts'
import type { Part } from '../compose/part.ts'
import { placeOf } from '../compose/place.ts'
import { meets } from '../cook/lines.ts'
import { standingIn, stepsOf } from '../cook/steps.ts'
import { allergensOf, flagsOf } from '../diet/diet.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import { benefitsOf, costLabel, costOf, figuresOf, macrosOf, nutritionSource } from '../nutrition/nutrition.ts'
import { noteOf } from '../tips/notes.ts'
import { household, roundGrams } from './household.ts'
import { ingredientLine } from './ingredient-line.ts'
import { mentions, moreServedIn, moreWaterIn } from './mentions.ts'
import { pairingOf } from './pairing.ts'
import { tipsOf } from './tips.ts'
import type { Category, Difficulty, Quantity, Recipe, RecipeStep } from './types.ts'
import { servingWeight } from './weight.ts'

const letters: Record<string, Category> = { B: 'Breakfast', L: 'Lunch', H: 'Hi-Tea', D: 'Dinner', S: 'All-Time Snacks' }

/** The meals that a dish is eaten at, the family's own where none of its exceptions holds. */
export function categoriesOf(draft: Draft): Category[] {
  const own = Object.entries(draft.family.meals ?? {}).find(([conditions]) => meets(draft, conditions))
  return Array.from(own?.[1] ?? draft.family.meal, (letter) => letters[letter]!)
}

/** The portion at which a serving has the energy such a dish has on a plate. */
function portionOf(draft: Draft): number {
  const [low, high] = draft.family.kcal
  const { calories } = macrosOf(draft.parts)
  const aim = Math.min(Math.max(calories, low * 1.04), high * 0.96)
  return Math.min(1.45, Math.max(0.5, aim / calories))
}

const bought = new Set(['meat', 'fish'])

const listed: Part['from'][] = ['main', 'second', 'base', 'style', 'frying']

/** What goes in, mains first, the heaviest of each group before the rest. */
function quantities(draft: Draft, serves: number, portion: number): Quantity[] {
  return draft.parts
    .map((part) => ({ ...part, grams: part.grams * portion * serves }))
    .sort((left, right) => listed.indexOf(left.from) - listed.indexOf(right.from) || right.grams - left.grams)
    .map((part) => quantity(sliced(part, draft, serves), draft.family.id))
}

/** Slices that go together: a sandwich closes on two, a toast lies alone. */
const slices: Record<string, number> = { sandwich: 2, toast: 1, springroll: 2, cafe: 2 }

/** Pieces that nobody shares: as many for each at the table. */
const byHead = new Set(['pav', 'egg', 'duck-egg', 'quail-egg'])

/** Bread goes by whole slices a head, never by one too many for the table. */
function sliced(part: Part, draft: Draft, serves: number): Part {
  const { pieceG, edible } = ingredient(part.id)
  const head = pieceG * edible
  const { eggs } = draft.family
  const each = eggs === 'whole' || (eggs === 'head' && part.from === 'main')
  if (byHead.has(part.id) && (part.id === 'pav' || each))
    return { ...part, grams: Math.max(1, Math.round(part.grams / serves / head)) * head * serves }
  const by = slices[draft.family.id]
  if (by === undefined || part.from === 'main' || !part.id.endsWith('bread') || pieceG === 0) return part
  return { ...part, grams: Math.max(by, by * Math.round(part.grams / serves / pieceG / by)) * pieceG * serves }
}

/** What is stuffed whole is bought small: grams of a piece. */
const stuffed: Record<string, number> = { onion: 28, potato: 60, tomato: 60 }

function quantity({ id, grams: exact, from, inPot }: Part, family: string): Quantity {
  const small = family === 'bharwan' && from === 'main' ? stuffed[id] : undefined
  const row = small ? { ...ingredient(id), pieceG: small } : ingredient(id)
  const grams = exact < 0.5 ? Math.round(exact * 100) / 100 : roundGrams(exact)
  const bath = from === 'frying' ? Math.max(500, roundGrams(exact * 6)) : inPot ? roundGrams(exact * inPot) : 0
  const gross = bath || (bought.has(row.aisle) ? roundGrams(grams / row.edible) : grams)
  const measure = from === 'frying' ? 'for deep frying' : inPot ? 'for the syrup' : household(row, grams)
  return { id, name: row.word, aisle: row.aisle, grams, buyGrams: Math.max(gross, grams), measure }
}

const difficultyOf = (minutes: number, steps: number): Difficulty =>
  minutes > 100 || (steps > 9 && minutes > 75) ? 'Hard' : minutes > 45 || steps > 7 ? 'Medium' : 'Easy'

/** Drunk rather than eaten: "low in fat" has a stricter limit for them. */
const liquid = new Set(['soup', 'rasam', 'drink', 'hotdrink'])

/** What only practice teaches, however short it takes. */
const hardHand =
  /double and spring back|pleat them shut|oiled board until thin as paper|stretch over the backs|smear on a plate peels off/

const hardSteps = new Set(['biryani', 'haleem', 'breakfaststew'])

const word: Record<RecipeStep['kind'], string> = { prepare: 'Prepare', cook: 'Cook', stand: 'Wait' }
const kinds = { p: 'prepare', c: 'cook', s: 'stand' } as const

/** Minutes of preparing and cooking, as the recipe of this draft tells them. */
export const activeMinutes = (draft: Draft): number =>
  stepsOf(draft, portionOf(draft)).reduce((sum, { kind, minutes }) => (kind === 's' ? sum : sum + minutes), 0)

/** Writes a whole recipe from its draft, for 1 to 12 servings. */
export function buildRecipe(draft: Draft, serves = 4, wanted?: Category): Recipe {
  const { family, style, diet } = draft
  const portion = portionOf(draft)
  const rows = quantities(draft, serves, portion)
  const single = serves === 4 ? rows : quantities(draft, 4, portion)
  const perServing = macrosOf(single.map(({ id, grams }) => ({ id, grams: grams / 4 })))
  const servingGrams = servingWeight(draft, single, 4)
  // What is sweet or fried in a bath is eaten for pleasure: no claim is made of it.
  const isTreat = family.sweet === true || draft.parts.some(({ from }) => from === 'frying')
  const benefits = isTreat ? [] : benefitsOf(perServing, servingGrams, liquid.has(family.id))
  const costPerServing = costOf(single.map(({ id, grams }) => ({ id, grams: grams / 4 })))
  const written = stepsOf(draft, portion)
  const steps = written.map(({ kind, minutes, text }): RecipeStep => ({ kind: kinds[kind], minutes, text }))
  const { region, state } = placeOf(draft)
  const culturalNote = noteOf(
    family.id,
    draft.base.slug,
    draft.parts.map(({ id }) => id),
    written.map(({ text }) => text).join(' '),
    state,
  )
  const total = (kind: RecipeStep['kind']) =>
    steps.filter((step) => step.kind === kind).reduce((sum, { minutes }) => sum + minutes, 0)
  const prepMinutes = total('prepare')
  const cookMinutes = total('cook')
  const standMinutes =
    total('stand') + Math.max(0, ...steps.filter(({ kind }) => kind !== 'stand').map(({ text }) => standingIn(text)))
  const told = steps.map(({ text }) => text)
  const listed = rows.map(({ id }) => id)
  const besides = [...mentions(told, listed), ...moreServedIn(told, listed), ...moreWaterIn(told, listed)]
  const ids = [...rows, ...besides].map(({ id }) => id)
  const flags = flagsOf(ids)
  const meals = categoriesOf(draft)
  const category = wanted ?? meals[hash(draft.identity) % meals.length]!
  const asked =
    hardSteps.has(family.id) && prepMinutes + cookMinutes > 60
      ? 'Hard'
      : difficultyOf(prepMinutes + cookMinutes, steps.length)
  const difficulty = asked === 'Easy' && hardHand.test(told.join(' ')) ? 'Medium' : asked
  const veg = diet === 'veg'
  const cuisine =
    state === 'Pan-India'
      ? style?.word === 'Schezwan' || family.id === 'indochinese'
        ? 'Indo-Chinese'
        : 'Indian'
      : state
  return {
    id: draft.id,
    title: draft.title,
    type: veg ? 'Veg' : 'Non-Veg',
    is_vegetarian: veg,
    veg_type: veg ? 'Veg' : diet === 'egg' ? 'Egg' : 'Non-Veg',
    tags: tagsOf(draft, flags, standMinutes, prepMinutes + cookMinutes, region, state),
    quickFacts: {
      time: headline(prepMinutes + cookMinutes, standMinutes),
      calories: `${perServing.calories} kcal`,
      difficulty,
    },
    regionalOrigin: state,
    cuisine,
    region: region === 'All' ? 'Pan-India' : region,
    state,
    placeholder: draft.id,
    drinkPairing: pairingOf(draft, flags, category, state),
    category,
    prep_time: inMinutes(prepMinutes),
    cook_time: inMinutes(cookMinutes),
    stand_time: standMinutes === 0 ? '' : standing(standMinutes),
    serves,
    difficulty,
    ingredients: [
      ...rows.map(ingredientLine),
      ...new Set(besides.map(({ id, use, dish }) => `${dish ?? ingredient(id).word}, ${use}`)),
    ],
    instructions: steps.map(({ text, kind, minutes }) =>
      kind === 'stand' && !/\d|overnight|hour|minute|day|week/.test(text)
        ? `${text} (${word[kind]} ${minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`}.)`
        : text,
    ),
    tips: tipsOf(draft, steps.map(({ text }) => text).join(' ')),
    nutrition: [figuresOf(perServing), ...benefits],
    nutritionSource,
    benefits,
    ...(culturalNote === undefined ? {} : { culturalNote }),
    family: family.name,
    categories: meals,
    prepMinutes,
    cookMinutes,
    standMinutes,
    quantities: rows,
    besides,
    steps,
    perServing,
    servingGrams,
    costPerServing,
    cost: { perServing: costPerServing, total: Math.round(costPerServing * serves), label: costLabel },
    allergens: allergensOf(ids),
    diet: flags,
  }
}

function tagsOf(
  draft: Draft,
  flags: Recipe['diet'],
  stand: number,
  active: number,
  region: string,
  state: string,
): string[] {
  const tags = [draft.family.name, region === 'All' ? 'Pan-India' : region, state]
  if (draft.style?.word) tags.push(draft.style.word)
  if (flags.vegan) tags.push('Vegan')
  if (flags.jain) tags.push('Jain')
  if (flags.vrat) tags.push('Vrat')
  if (flags.noOnionGarlic) tags.push('No onion, no garlic')
  if (flags.glutenFree) tags.push('Gluten free')
  if (active + stand <= 30) tags.push('30 minutes')
  if (stand >= 240) tags.push('Plan ahead')
  if (draft.family.uptake && draft.parts.some(({ from }) => from === 'frying')) tags.push('Fried')
  if (draft.diet === 'egg') tags.push('Egg')
  return [...new Set(tags)]
}

/** A wait of days is said in days. */
const standing = (minutes: number): string =>
  minutes < 2880 ? inMinutes(minutes) : `${Math.round(minutes / 1440)} days`

/** A stand shorter than this is a breath before serving, not a wait. */
const shortestWait = 10

/** Time at work, and the standing that comes on top: "34 mins + 30 mins", "32 mins + 8 h". */
function headline(active: number, stand: number): string {
  if (stand < shortestWait) return inMinutes(active)
  const wait =
    stand < 60 || (stand < 120 && stand % 30 !== 0)
      ? inMinutes(stand)
      : stand < 2880
        ? `${Math.round(stand / 30) / 2} h`
        : standing(stand)
  return `${inMinutes(active)} + ${wait}`
}

const inMinutes = (minutes: number): string => (minutes === 1 ? '1 min' : `${minutes} mins`)
